import { UNFINISHED } from '../store/schema.ts';
import { StoreError } from '../store/store.ts';
import { allShapes, SETTINGS, type Shape } from './shape.ts';
import { rowsOf, type Side } from './side.ts';

/** Hears how far a long piece of work is: so much of it is done, in its own measure. */
export type Report = (what: string, done: number, all: number) => void;

const AT_A_TIME = 500;

/** What was copied. */
export interface Copied {
  readonly rows: number;
  /** So many rows were there from a copy that was interrupted. */
  readonly before: number;
}

/**
 * Copies all rows from one store to another and compares them afterwards. `stamp` says what is
 * copied, in words without end: a copy that was interrupted goes on when the same is copied again,
 * and begins anew when the source has changed since. A target that holds anything else is refused.
 * The target is marked as not whole until `release`.
 */
export async function copyRows(
  source: Side,
  target: Side,
  stamp: string,
  report: Report,
): Promise<Copied> {
  const shapes = allShapes().filter(({ name }) => name !== SETTINGS);
  await prepare(target, shapes, stamp);
  let all = 0;
  for (const shape of shapes) all += await source.count(shape);
  let done = 0;
  for (const shape of shapes) done += await target.count(shape);
  const before = done;
  for (const shape of shapes)
    for await (const count of copyTable(source, target, shape)) {
      done += count;
      report('copied', done, all);
    }
  await copySettings(source, target);
  await compare(source, target, shapes, (rows) => report('compared', rows, all));
  return { rows: all, before };
}

/** The copy is whole and the target may be used. */
export async function release(target: Side): Promise<void> {
  await target.finish();
  await target.settle(UNFINISHED, null);
}

async function prepare(target: Side, shapes: readonly Shape[], stamp: string): Promise<void> {
  const mark = await target.setting(UNFINISHED);
  if (mark === stamp) return;
  const [kind] = stamp.split(' ');
  if (mark !== null && mark.split(' ')[0] !== kind)
    throw new StoreError(
      'unusable',
      `${target.name} holds a part of another house, whose copy was interrupted: run that command again, or empty it; it was left as it is.`,
    );
  const held = shapes.filter(({ name }) => ['tables', 'persons'].includes(name));
  for (const shape of mark === null ? held : [])
    if ((await target.count(shape)) > 0)
      throw new StoreError(
        'unusable',
        `${target.name} holds a house already: name an empty place; it was left as it is.`,
      );
  for (const shape of shapes.toReversed()) await target.clear(shape);
  await target.settle(UNFINISHED, stamp);
}

async function* copyTable(source: Side, target: Side, shape: Shape) {
  let after = await target.last(shape);
  for (;;) {
    const rows = await source.page(shape, after, AT_A_TIME);
    if (rows.length > 0) await target.insert(shape, rows);
    yield rows.length;
    if (rows.length < AT_A_TIME) return;
    after = rows[rows.length - 1];
  }
}

/** They are few; the mark stays. */
async function copySettings(source: Side, target: Side): Promise<void> {
  const shape = allShapes().find(({ name }) => name === SETTINGS);
  if (!shape) return;
  for await (const [name, value] of rowsOf(source, shape, AT_A_TIME))
    if (name !== UNFINISHED) await target.settle(String(name), String(value));
}

async function compare(
  source: Side,
  target: Side,
  shapes: readonly Shape[],
  report: (rows: number) => void,
): Promise<void> {
  let compared = 0;
  for (const shape of shapes) {
    const copies = rowsOf(target, shape, AT_A_TIME);
    for await (const row of rowsOf(source, shape, AT_A_TIME)) {
      const { value } = await copies.next();
      if (JSON.stringify(value) !== JSON.stringify(row)) throw different(target, shape);
      if (++compared % AT_A_TIME === 0) report(compared);
    }
    if (!(await copies.next()).done) throw different(target, shape);
  }
  report(compared);
}

function different(target: Side, { name }: Shape): StoreError {
  return new StoreError(
    'failed',
    `What stands in ${name} of ${target.name} is not what was copied: empty it and run this again; the source was left as it is.`,
  );
}
