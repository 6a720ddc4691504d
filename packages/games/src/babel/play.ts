import type { Rng, Seat, Tell } from '@nabu/kernel';
import { assyrians, half, hittites, medes, persians, sumerians } from './abilities.ts';
import { MIGRANTS, type Nation, type Site, TURN_DRAW } from './box.ts';
import { raise, raiseStarter } from './build.ts';
import { finish } from './ending.ts';
import type { Event } from './events.ts';
import { cutRow } from './runs.ts';
import { at, other, type State } from './state.ts';
import { drawNations, quarry, spend } from './supply.ts';
import type { Move } from './vocabulary.ts';

/** Carries out one legal move in place; `tell` hears what happened. */
export function play(state: State, seat: Seat, move: Move, rng: Rng, tell?: Tell<Event>): void {
  switch (move.type) {
    case 'walk':
      walk(state, seat, move.site, tell); // [W1]
      break;
    case 'deploy':
      deploy(state, seat, move.nation, tell); // [D1]-[D3]
      break;
    case 'build':
      raise(state, seat, move.stack, 'B7', tell); // [B1]-[B5]
      break;
    case 'buildStarter':
      raiseStarter(state, seat, tell); // [B6]
      break;
    case 'migrate':
      migrate(state, seat, move.site, move.to, tell); // [M1]-[M4]
      break;
    case 'sumerians':
      sumerians(state, seat, move.run, tell); // [A14] [A15]
      break;
    case 'assyrians':
      assyrians(state, seat, move.run, tell); // [A6] [A7]
      break;
    case 'hittites':
      hittites(state, seat, move.run, tell); // [A8]-[A10]
      break;
    case 'medes':
      medes(state, seat, move.nation, move.run, tell); // [A11]
      break;
    case 'persians':
      persians(state, seat, move.stack, move.run, tell); // [A12] [A13]
      break;
    case 'half':
      half(state, seat, move.nation, move.run, tell); // [A16]
      break;
    case 'drop':
      drop(state, seat, move.nation, tell); // [A17]
      break;
    case 'end':
      endTurn(state, seat, rng, tell); // [T5] [T6]
      break;
  }
}

function walk(state: State, seat: Seat, site: Site, tell: Tell<Event> | undefined): void {
  tell?.({ type: 'walked', seat, from: state.pawns[seat], to: site });
  spend(state, seat, site);
  state.discards[site]++;
  state.pawns[seat] = site;
}

function deploy(state: State, seat: Seat, nation: Nation, tell: Tell<Event> | undefined): void {
  const site = state.pawns[seat] as Site;
  spend(state, seat, nation);
  state.rows[at(seat, site)].push(nation);
  tell?.({ type: 'deployed', seat, site, nation });
}

function migrate(
  state: State,
  seat: Seat,
  from: Site,
  to: Site,
  tell: Tell<Event> | undefined,
): void {
  const source = state.rows[at(seat, from)];
  const target = state.rows[at(seat, to)];
  const start = source.length - MIGRANTS;
  tell?.({ type: 'migrated', seat, from, to, nations: source.slice(start) });
  for (let i = start; i < source.length; i++) target.push(source[i]);
  cutRow(source, start);
  state.migrated = true;
}

function drop(state: State, seat: Seat, nation: Nation, tell: Tell<Event> | undefined): void {
  spend(state, seat, nation);
  state.discards[nation]++;
  state.drops--;
  tell?.({ type: 'dropped', seat, nation, left: state.drops });
}

/** Phase 3 and then, unless the deck is used up, phase 1 of the other player. [E7] */
function endTurn(state: State, seat: Seat, rng: Rng, tell: Tell<Event> | undefined): void {
  quarry(state, seat, tell);
  if (state.deck.length === 0) {
    finish(state, 'deck', tell);
    return;
  }
  state.turn = other(seat);
  state.migrated = false;
  tell?.({ type: 'turn', seat: state.turn });
  drawNations(state, state.turn, TURN_DRAW, rng, tell);
}
