import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pebbles } from '../testing/pebbles.ts';
import {
  changesBetween,
  grown,
  JUDGEMENTS,
  lineFrom,
  MARK_KINDS,
  madeMain,
  newTree,
  nodeOf,
  noted,
  promoted,
  ROOT,
  ROOT_KEY,
  readTree,
  refuseStep,
  removed,
  type SharedChange,
  SharedTree,
  type Tree,
  type TreeEdit,
  TreeKeys,
  TreePlay,
  type TreeStep,
  withChanges,
  writeTree,
} from './index.ts';

const head = {
  ...{ game: 'pebbles', rules: 1, options: { heap: 40, kind: true }, names: ['Ada', 'Bel'] },
  ...{ title: null, date: null, rated: false, pace: null },
};
const empty = newTree(head, { seed: '00112233445566778899aabbccddeeff', position: null });
const move = (text: string): TreeStep => ({ kind: 'move', seat: 0, move: text });
const MOVES = ['take 1', 'take 2', 'take 3'];

/** All of a tree that people see, by keys: two trees that show the same are the same. */
function shape(tree: Tree, keys = new TreeKeys(tree)): unknown {
  const part = (id: number): unknown => {
    const { comment, judged, marks, children } = nodeOf(tree, id);
    return { key: keys.keyOf(id), comment, judged, marks, children: children.map(part) };
  };
  return part(ROOT);
}

/** The tree after changes that can be made. */
function after(tree: Tree, keys: TreeKeys, ...changes: readonly SharedChange[]): Tree {
  const made = withChanges(tree, keys, changes);
  if (typeof made === 'string') throw new Error(made);
  return made;
}

/** Does one of many things to a tree, as a person at a board would; numbers choose what and where. */
function tampered(tree: Tree, [what, where, which]: readonly number[]): Tree {
  const ids = [...tree.nodes.keys()].toSorted((a, b) => a - b);
  const id = ids[where % ids.length];
  const kind = MARK_KINDS[which % MARK_KINDS.length];
  switch (what % 8) {
    case 0:
      return noted(tree, id, { comment: `comment ${which % 5}` });
    case 1:
      return id === ROOT ? tree : noted(tree, id, { judged: JUDGEMENTS[which % 6] });
    case 2:
      return noted(tree, id, { marks: [...nodeOf(tree, id).marks.slice(1), { kind, on: 'heap' }] });
    case 3:
      return promoted(tree, id);
    case 4:
      return which % 3 === 0 ? removed(tree, id) : tree;
    case 5:
      return madeMain(tree, id);
    default:
      return grown(tree, id, move(MOVES[which % 3]))?.tree ?? tree;
  }
}

const acts = fc.array(fc.tuple(fc.nat(7), fc.nat(40), fc.nat(40)), { maxLength: 40 });

describe('keys', () => {
  test('are the same wherever a tree is kept, and stay when its moves are put in another order', () => {
    const keys = new TreeKeys(empty);
    const add = (at: string, text: string): SharedChange => ({ kind: 'add', at, step: move(text) });
    const tree = after(empty, keys, add(ROOT_KEY, 'take 1'), add(ROOT_KEY, 'take 2'));
    const [one, two] = nodeOf(tree, ROOT).children;
    const turned = after(tree, keys, { kind: 'first', at: keys.keyOf(two) });
    expect(lineFrom(turned)).toEqual([ROOT, two]);
    const text = writeTree(turned, new TreePlay(pebbles, turned));
    const elsewhere = readTree({ pebbles }, text).tree;
    expect(shape(elsewhere)).toEqual(shape(turned, keys));
    expect(new TreeKeys(elsewhere).find(elsewhere, keys.keyOf(one))).not.toBeNull();
  });

  test('keep their id when a position is taken out and comes again', () => {
    const keys = new TreeKeys(empty);
    const add: SharedChange = { kind: 'add', at: ROOT_KEY, step: move('take 1') };
    const tree = after(empty, keys, add);
    const [id] = nodeOf(tree, ROOT).children;
    const without = after(tree, keys, { kind: 'remove', at: keys.keyOf(id) });
    expect(keys.find(without, keys.keyOf(id))).toBeNull();
    expect(nodeOf(after(without, keys, add), ROOT).children).toEqual([id]);
  });

  test('a change at a position that is gone is none, and nothing of its edit is made', () => {
    const keys = new TreeKeys(empty);
    const gone: SharedChange = { kind: 'comment', at: 'f'.repeat(16), comment: 'x' };
    const first: SharedChange = { kind: 'comment', at: ROOT_KEY, comment: 'kept?' };
    expect(withChanges(empty, keys, [first, gone])).toBe('gone');
  });
});

describe('changes between two trees', () => {
  test('make one of the other', () => {
    fc.assert(
      fc.property(acts, acts, (some, more) => {
        const before = some.reduce(tampered, empty);
        const wanted = more.reduce(tampered, before);
        const keys = new TreeKeys(before);
        const made = after(before, keys, ...changesBetween(before, wanted, keys));
        expect(shape(made, keys)).toEqual(shape(wanted, keys));
      }),
      { numRuns: 300 },
    );
  });

  test('a tree that is the same needs none', () => {
    expect(changesBetween(empty, empty, new TreeKeys(empty))).toEqual([]);
  });
});

/** Somebody who writes: has a copy of the tree, and a line to the server on which edits wait. */
interface Writer {
  readonly shared: SharedTree;
  readonly out: TreeEdit[];
  /** How many edits of the server have come to this writer. */
  heard: number;
}

/** The server: takes edits one after the other, each once, and refuses what is at a position that is gone. */
class Numbering {
  readonly keys = new TreeKeys(empty);
  readonly edits: TreeEdit[] = [];
  tree = empty;

  take(edit: TreeEdit): boolean {
    if (this.edits.some(({ id }) => id === edit.id)) return true;
    const made = withChanges(this.tree, this.keys, edit.changes);
    if (typeof made === 'string') return false;
    this.tree = made;
    this.edits.push(edit);
    return true;
  }
}

/** Something that happens between the server and one of three writers. */
const happening = fc.record({
  who: fc.nat(2),
  what: fc.constantFrom('write', 'write', 'send', 'hear', 'hear', 'resend'),
  act: fc.tuple(fc.nat(7), fc.nat(40), fc.nat(40)),
});

describe('steps that somebody else sent', () => {
  const play = new TreePlay(pebbles, empty);
  const deal = (eyes: number | 'spectator', position: string): TreeStep => ({
    ...{ kind: 'deal', eyes, seed: 'f'.repeat(32), position },
  });

  test('are allowed as the rules allow them', () => {
    expect(refuseStep(play, ROOT, move('take 1'))).toBeNull();
    expect(refuseStep(play, ROOT, { kind: 'move', seat: 1, move: 'take 1' })?.code).toBe(
      'not-your-turn',
    );
    expect(refuseStep(play, ROOT, { kind: 'move', seat: 7, move: 'take 1' })?.code).toBe(
      'unknown-seat',
    );
    expect(refuseStep(play, ROOT, move('take 9'))?.code).toBe('unknown-move');
  });

  test('deal anew only what could not be seen', () => {
    const anew = play.dealtAnew(ROOT, 0, 'e'.repeat(32));
    expect(refuseStep(play, ROOT, deal(0, anew))).toBeNull();
    expect(refuseStep(play, ROOT, deal(5, anew))?.code).toBe('unknown-seat');
    expect(refuseStep(play, ROOT, deal(0, 'nonsense'))?.code).toBe('illegal');
    const later = after(empty, new TreeKeys(empty), {
      ...{ kind: 'add', at: ROOT_KEY, step: move('take 2') },
    });
    const other = new TreePlay(pebbles, later);
    const seen = other.position(nodeOf(later, ROOT).children[0]);
    expect(refuseStep(play, ROOT, deal(0, seen))?.code).toBe('illegal');
  });
});

describe('a tree that three people write', () => {
  test('is the same for all in the end, in whatever order their edits cross', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 120 }), (happenings) => {
        const server = new Numbering();
        const writers = [0, 1, 2].map((): Writer => {
          return { shared: new SharedTree(empty, 0), out: [], heard: 0 };
        });
        let count = 0;
        const write = ({ shared, out }: Writer, act: readonly number[]) => {
          const changes = changesBetween(shared.tree, tampered(shared.tree, act), shared.keys);
          const edit = { id: `e${count++}`, changes };
          if (changes.length > 0 && shared.make(edit)) out.push(edit);
        };
        const send = ({ shared, out }: Writer) => {
          const edit = out.shift();
          if (edit && !server.take(edit)) shared.refused(edit.id);
        };
        const hear = (writer: Writer) => {
          const edit = server.edits[writer.heard];
          if (edit) expect(writer.shared.agreed(++writer.heard, edit)).not.toBeNull();
        };
        for (const { who, what, act } of happenings) {
          const writer = writers[who];
          if (what === 'write') write(writer, act);
          if (what === 'send') send(writer);
          if (what === 'hear') hear(writer);
          // The answer was lost with the connection: everything that waits is sent once more.
          if (what === 'resend') writer.out.splice(0, writer.out.length, ...writer.shared.waiting);
        }
        for (const writer of writers) while (writer.out.length > 0) send(writer);
        for (const writer of writers) while (writer.heard < server.edits.length) hear(writer);
        for (const { shared } of writers) {
          expect(shared.n).toBe(server.edits.length);
          expect(shared.waiting).toEqual([]);
          expect(shape(shared.tree, shared.keys)).toEqual(shape(server.tree, server.keys));
        }
      }),
      { numRuns: 400 },
    );
  });

  test('an edit that was missed is noticed', () => {
    const shared = new SharedTree(empty, 4);
    const edit: TreeEdit = { id: 'a', changes: [{ kind: 'comment', at: ROOT_KEY, comment: 'x' }] };
    expect(shared.agreed(6, edit)).toBeNull();
    expect(shared.agreed(5, edit)).toEqual([]);
    expect(shared.agreed(5, edit)).toEqual([]);
    expect(shared.n).toBe(5);
  });

  test('it can be taken anew from a text: ids stay, and own edits too', () => {
    const shared = new SharedTree(empty, 0);
    const add = (id: string, text: string): TreeEdit => ({
      ...{ id, changes: [{ kind: 'add', at: ROOT_KEY, step: move(text) }] },
    });
    shared.make(add('a', 'take 1'));
    const [mine] = nodeOf(shared.tree, ROOT).children;
    const other = new SharedTree(empty, 0);
    other.make(add('b', 'take 2'));
    other.make({ id: 'c', changes: [{ kind: 'comment', at: ROOT_KEY, comment: 'Both.' }] });
    expect(shared.renew(other.tree, 7)).toEqual([]);
    expect(shared.n).toBe(7);
    expect(nodeOf(shared.tree, ROOT).comment).toBe('Both.');
    expect(nodeOf(shared.tree, ROOT).children).toContain(mine);
    expect(shared.tree.nodes.size).toBe(3);
    shared.amend('a', [{ kind: 'comment', at: ROOT_KEY, comment: 'Only one.' }]);
    expect(shared.tree.nodes.size).toBe(2);
    expect(nodeOf(shared.tree, ROOT).comment).toBe('Only one.');
  });

  test('own moves stay on top of those of others, and those on what was taken out are given back', () => {
    const shared = new SharedTree(empty, 0);
    const mine = (id: string, at: string, text: string): TreeEdit => ({
      ...{ id, changes: [{ kind: 'add', at, step: move(text) }] },
    });
    expect(shared.agreed(1, mine('other', ROOT_KEY, 'take 1'))).toEqual([]);
    const at = shared.keys.keyOf(nodeOf(shared.tree, ROOT).children[0]);
    expect(shared.make(mine('a', at, 'take 2'))).toBe(true);
    const lost = shared.agreed(2, { id: 'gone', changes: [{ kind: 'remove', at }] });
    expect(lost?.map(({ id }) => id)).toEqual(['a']);
    expect(shared.tree.nodes.size).toBe(1);
    expect(shared.waiting).toEqual([]);
  });
});
