import type { Language } from '../../../table/kit.ts';
import { Picture } from '../../common/picture.tsx';
import type { PositionWords } from '../../common/position-words.ts';
import { CORNERS, TILES as COUNT, type Tile, tileName } from '../rules.ts';
import { TileFace } from '../tile.tsx';
import { phrases } from '../words/index.ts';
import { nameTile } from '../words/name.ts';
import type { Laying } from './garden-words.ts';
import { SETUP_WORDS } from './words.ts';

const TILES: readonly Tile[] = Array.from({ length: COUNT }, (_, tile) => tile);
const SIZE = 44;
const HIGHER = [0, 1, 2];

interface TileChoiceProps {
  readonly words: PositionWords;
  readonly laying: Laying;
  readonly language: Language;
  onChange(laying: Laying): void;
}

/** Which tile is laid, how it is turned, how high it lies and which corner stays open; tiles that lie in a garden cannot be laid again. */
export function TileChoice({ words, laying, language, onChange }: TileChoiceProps) {
  const say = SETUP_WORDS[language];
  const game = phrases[language];
  const used = new Set(
    words
      .filter(({ name }) => /^G[1-4]$/.test(name))
      .flatMap(({ value }) => (value ?? '').split(',').map((each) => each.split('@')[0])),
  );
  return (
    <>
      <fieldset className="babylon garden-editor-tiles">
        <legend>{say.tile}</legend>
        {TILES.filter((tile) => !used.has(tileName(tile))).map((tile) => (
          <button
            key={tile}
            type="button"
            className="button button-quiet"
            aria-pressed={laying.tile === tileName(tile)}
            aria-label={nameTile(game, tile)}
            title={nameTile(game, tile)}
            onClick={() => onChange({ ...laying, tile: tileName(tile) })}
          >
            <Picture size={SIZE} box={`0 0 ${SIZE} ${SIZE}`} className="tile-icon">
              <TileFace tile={tile} turns={laying.turns} size={SIZE} />
            </Picture>
          </button>
        ))}
      </fieldset>
      <div className="row">
        <button
          type="button"
          className="button button-small"
          onClick={() => onChange({ ...laying, turns: (laying.turns + 1) % 4 })}
        >
          {say.turn}
        </button>
        <label className="field">
          {say.higher}
          <select
            className="input"
            value={laying.higher}
            onChange={({ target }) => onChange({ ...laying, higher: Number(target.value) })}
          >
            {HIGHER.map((each) => (
              <option key={each} value={each}>
                {each === 0 ? say.lowest : say.above(each)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          {say.open}
          <select
            className="input"
            value={laying.open ?? ''}
            onChange={({ target }) =>
              onChange({
                ...laying,
                open: CORNERS.find((corner) => String(corner) === target.value) ?? null,
              })
            }
          >
            <option value="">{say.allBorne}</option>
            {CORNERS.map((corner) => (
              <option key={corner} value={corner}>
                {game.corners[corner]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </>
  );
}
