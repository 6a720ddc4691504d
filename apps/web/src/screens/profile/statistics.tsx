import type { Profile } from '@nabu/protocol';
import { number } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { manifestOf } from '../../kit/games.ts';

/** How somebody did over all finished games, by game and number of players. */
export function Statistics({ statistics }: { readonly statistics: Profile['statistics'] }) {
  const { ratings: words } = useWords();
  return (
    <section aria-labelledby="statistics" className="profile-part">
      <h2 id="statistics">{words.statistics}</h2>
      {statistics.length === 0 ? (
        <p className="soft">{words.noStatistics}</p>
      ) : (
        <div className="card pad">
          <table className="figures-table figures">
            <caption className="hidden-text">{words.statistics}</caption>
            <thead>
              <tr>
                <th scope="col">{words.game}</th>
                <th scope="col">{words.number}</th>
                <th scope="col">{words.wins}</th>
                <th scope="col">{words.place}</th>
                <th scope="col">{words.points}</th>
              </tr>
            </thead>
            <tbody>
              {statistics.map((row) => (
                <Row key={`${row.game} ${row.seats}`} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function Row({ row }: { readonly row: Profile['statistics'][number] }) {
  const { ratings: words } = useWords();
  const language = useLanguage();
  const { game, seats, games, wins, place, points, most } = row;
  const share = new Intl.NumberFormat(language, { style: 'percent' }).format(wins / games);
  const mean = (value: number) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
  return (
    <tr>
      <th scope="row">
        {manifestOf(game)?.words[language].title ?? game}
        <small>{words.players(seats)}</small>
      </th>
      <td>{number(games, language)}</td>
      <td>
        {number(wins, language)}
        <small>{share}</small>
      </td>
      <td>{mean(place)}</td>
      <td>
        {points === null ? '–' : mean(points)}
        {most !== null && <small>{words.most(number(most, language))}</small>}
      </td>
    </tr>
  );
}
