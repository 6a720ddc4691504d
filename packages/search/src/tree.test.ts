import { expect, test } from 'vitest';
import { NONE, Tree } from './tree.ts';

function moves(tree: Tree, parent: number): number[] {
  const found: number[] = [];
  for (let node = tree.firstChild[parent]; node !== NONE; node = tree.nextSibling[node])
    found.push(tree.move[node]);
  return found;
}

test('children stand with the most promising first', () => {
  const tree = new Tree();
  const root = tree.reset();
  for (const [move, prior] of [0.2, 0.9, 0.5, 0.9].entries()) tree.insert(root, 0, move, prior);
  expect(moves(tree, root)).toEqual([1, 3, 2, 0]);
});

test('a child is found by its seat and move', () => {
  const tree = new Tree();
  const root = tree.reset();
  const child = tree.add(root, 1, 7);
  tree.add(root, 0, 7);
  expect(tree.childFor(root, 1, 7)).toBe(child);
  expect(tree.childFor(root, 1, 8)).toBe(NONE);
});

test('the pool grows, is full at its limit and empty after a reset', () => {
  const tree = new Tree(10_000);
  const root = tree.reset();
  for (let move = 0; !tree.full; move++) {
    const node = tree.add(root, 0, move);
    tree.credit(node, Float64Array.of(1, 0));
  }
  expect(tree.size).toBe(10_000);
  expect(tree.reward[9_999]).toBe(1);
  const again = tree.reset();
  expect(tree.size).toBe(1);
  expect(moves(tree, again)).toEqual([]);
  expect(tree.visits[tree.add(again, 0, 0)]).toBe(0);
});
