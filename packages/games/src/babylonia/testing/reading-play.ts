import {
  around,
  holds,
  isCity,
  isFree,
  isTower,
  isWet,
  type Plain,
  type Side,
  surrounded,
} from './reading.ts';

const [NETWORKS, CITIES, ZIGGURATS, FIELDS, CARDS] = [0, 1, 2, 3, 4];

/** Carries out a legal move; `draw` says what a number of tokens drawn from a reserve are. */
export function playPlainly(
  plain: Plain,
  move: string,
  draw: () => string[],
  told: string[],
): void {
  const [verb, what] = move.split(' ');
  if (verb.includes('@')) place(plain, verb[0], verb.slice(2));
  else if (verb === 'done') {
    plain.placed = [];
    plain.waiting = surrounded(plain);
    scoreOn(plain, draw, told);
  } else if (verb === 'score') {
    score(plain, what, told);
    scoreOn(plain, draw, told);
  } else if (verb === 'card') {
    take(plain, what);
    scoreOn(plain, draw, told);
  } else extraTurn(plain, verb === 'again');
}

function place(plain: Plain, kind: string, hex: string): void {
  const side = plain.sides[plain.turn];
  side.stand.splice(side.stand.indexOf(kind), 1);
  const field = plain.tiles.get(hex);
  plain.tiles.delete(hex);
  plain.tokens.set(hex, { seat: plain.turn, kind });
  plain.placed.push({ kind, wet: isWet(plain, hex) });
  if (field !== undefined)
    side.points[FIELDS] +=
      field === 'city' ? plain.sides.reduce((sum, { won }) => sum + won.length, 0) : Number(field);
  const towers = [...plain.tiles].filter(([, tile]) => isTower(tile)).map(([at]) => at);
  const touches = (tower: string) =>
    around(plain, tower).some((near) => plain.tokens.get(near)?.seat === plain.turn);
  if (around(plain, hex).some((near) => towers.includes(near)))
    side.points[ZIGGURATS] += towers.filter(touches).length;
}

/** Scores what is left to score; more than one is a choice, and so is a card. */
function scoreOn(plain: Plain, draw: () => string[], told: string[]): void {
  if (plain.phase === 'card') return;
  if (plain.waiting.length > 1) {
    plain.phase = 'score';
    plain.chooser = plain.turn;
  } else if (plain.waiting.length === 1) {
    score(plain, plain.waiting[0], told);
    scoreOn(plain, draw, told);
  } else refill(plain, draw, told);
}

function score(plain: Plain, hex: string, told: string[]): void {
  plain.waiting = plain.waiting.filter((other) => other !== hex);
  plain.phase = 'score';
  const symbols = plain.tiles.get(hex) ?? '';
  const winner = leader(plain, hex);
  told.push(`${isCity(symbols) ? 'city' : 'ziggurat'} ${hex} ${winner}`);
  if (isCity(symbols)) scoreCity(plain, hex, symbols, winner);
  else {
    plain.tiles.set(hex, 'z');
    if (winner === null) return;
    plain.phase = 'card';
    plain.chooser = winner;
  }
}

/** Who has more tokens beside a place than anybody else. */
function leader(plain: Plain, hex: string): number | null {
  const owners = around(plain, hex).flatMap((near) => plain.tokens.get(near)?.seat ?? []);
  const counts = plain.sides.map((_, seat) => owners.filter((owner) => owner === seat).length);
  const most = Math.max(...counts);
  const first = counts.indexOf(most);
  return first === counts.lastIndexOf(most) ? first : null;
}

function scoreCity(plain: Plain, hex: string, symbols: string, winner: number | null): void {
  plain.sides.forEach((side, seat) => {
    const nobles = [...linked(plain, hex, seat)].filter((at) => {
      const token = plain.tokens.get(at);
      return token && !isWet(plain, at) && symbols.includes(token.kind.toUpperCase());
    });
    side.points[NETWORKS] += 2 * nobles.length;
  });
  plain.tiles.delete(hex);
  if (winner === null) return;
  plain.sides[winner].won.push(symbols);
  plain.sides.forEach((side, seat) => {
    side.points[CITIES] += side.won.length;
    if (holds(plain, seat, '7')) side.points[CARDS] += Math.floor(side.won.length / 2);
  });
}

/** Every hex that a clan's chains join to a city, grown until nothing more joins. */
function linked(plain: Plain, city: string, seat: number): Set<string> {
  const links = [...plain.board].flatMap(([hex, ground]) => {
    const own = plain.tokens.get(hex)?.seat === seat;
    const free = isFree(plain, hex);
    const byCard =
      (ground === '~' && holds(plain, seat, '9')) ||
      ('cC2'.includes(ground) && holds(plain, seat, '8'));
    return own || (free && byCard) ? [hex] : [];
  });
  const found = new Set<string>([city]);
  for (let size = 0; size !== found.size; ) {
    size = found.size;
    for (const hex of links) if (around(plain, hex).some((near) => found.has(near))) found.add(hex);
  }
  found.delete(city);
  return found;
}

function take(plain: Plain, card: string): void {
  const side = plain.sides[plain.chooser];
  plain.display = plain.display.filter((other) => other !== card);
  side.cards.push(card === '1' ? '1x' : card);
  if (card === '1') side.points[CARDS] += 10;
  plain.phase = 'score';
  plain.chooser = plain.turn;
}

function refill(plain: Plain, draw: () => string[], told: string[]): void {
  const side = plain.sides[plain.turn];
  const size = holds(plain, plain.turn, '3') ? 7 : 5;
  const wanted = Math.max(0, Math.min(size - side.stand.length, side.reserve.length));
  const drawn = wanted > 0 ? draw() : [];
  if (drawn.length !== wanted) throw new Error(`${drawn.length} drawn, not ${wanted}`);
  for (const kind of drawn) moveToken(side, kind);
  plain.turns += 1;
  plain.chooser = plain.turn;
  const cities = [...plain.tiles.values()].filter(isCity).length;
  if (side.stand.length === 0) end(plain, 'stand', told);
  else if (cities <= 1) end(plain, 'cities', told);
  else if (holds(plain, plain.turn, '2')) plain.phase = 'again';
  else nextTurn(plain, (plain.turn + 1) % plain.sides.length);
}

function moveToken(side: Side, kind: string): void {
  const at = side.reserve.indexOf(kind);
  if (at < 0) throw new Error(`${kind} was drawn from a reserve without one`);
  side.stand.push(...side.reserve.splice(at, 1));
}

function extraTurn(plain: Plain, again: boolean): void {
  const side = plain.sides[plain.turn];
  if (again) side.cards = side.cards.map((card) => (card === '2' ? '2x' : card));
  nextTurn(plain, again ? plain.turn : (plain.turn + 1) % plain.sides.length);
}

function nextTurn(plain: Plain, seat: number): void {
  plain.turn = seat;
  plain.chooser = seat;
  plain.phase = 'place';
}

function end(plain: Plain, ending: string, told: string[]): void {
  plain.phase = 'over';
  plain.ending = ending;
  told.push(`ended ${ending} ${placesOf(plain).join(' ')}`);
}

/** Points first, then city tiles; equals share a place. */
export function placesOf(plain: Plain): number[] {
  const worth = plain.sides.map(({ points, won }) => [
    points.reduce((sum, part) => sum + part, 0),
    won.length,
  ]);
  return worth.map(
    ([points, won]) => 1 + worth.filter(([p, w]) => p > points || (p === points && w > won)).length,
  );
}
