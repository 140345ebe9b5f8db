import { isDeepStrictEqual } from 'node:util';
import type { Envelope } from '@fovea/shared-types/envelope';
import { Refusal } from '../property/warehouse/naive-model.js';
import type { Person } from './api.js';

/** What a step came to: refusals by their names, what it cost. */
export type Outcome = readonly (string | number | null)[];

/** A step on the model: returns its outcomes, where a refusal may be one of several. */
type Take<Model> = (model: Model) => readonly Outcome[];

export interface Done<Model> {
  what: string;
  outcome: Outcome;
  take: Take<Model>;
}

export interface Client {
  at: number;
  person: Person;
}

export const picked = <Item>(items: readonly Item[], pick: number): Item | undefined =>
  items[pick % Math.max(1, items.length)];

export const nothing = (what: string) => () => Promise.resolve({ what, outcome: [], take: () => [] });

/** What a refusal may be called; null: there is none. */
export function ofRefusals(work: () => void): readonly string[] | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.ids;
    throw error;
  }
}

export const described = <Model>(
  what: string,
  { error }: Envelope<unknown>,
  work: (model: Model) => void,
): Done<Model> => ({
  what,
  outcome: [error ?? null],
  take: (model) => [ofRefusals(() => work(model)) ?? [null]],
});

/** A simple one of the things that are walked. */
interface Model<Self> {
  copy(): Self;
  picture(): object;
}

/**
 * What the remaining candidates come to, where some order of a round's steps explains every answer and
 * what is then seen.
 */
export function explained<Self extends Model<Self>>(
  models: readonly Self[],
  done: readonly Done<Self>[],
  seen: object,
): Self[] {
  const described = done.map(({ what, outcome }) => `${what}: ${JSON.stringify(outcome)}`);
  const possible = models.flatMap((model) => ordersOf(done).flatMap((order) => afterAll(model, order) ?? []));
  const [first] = possible;
  if (!first) throw new Error(`no order explains ${described.join('; ')}`);
  const fitting = possible.filter((model) => isDeepStrictEqual(model.picture(), seen));
  // The difference to one of them is more useful than that none fits.
  if (fitting.length === 0)
    expect({ told: described, ...seen }).toEqual({ told: described, ...first.picture() });
  return different(fitting);
}

/** What the model comes to in this order; null where somebody would have got another answer. */
function afterAll<Self extends Model<Self>>(model: Self, order: readonly Done<Self>[]): Self | null {
  let now = model;
  for (const { outcome, take } of order) {
    const next = now.copy();
    const expected = take(next);
    if (outcome.length !== expected.length) return null;
    if (!outcome.every((one, at) => expected[at]?.includes(one))) return null;
    // Of one that is refused nothing remains.
    if (outcome.length !== 1 || typeof outcome[0] !== 'string') now = next;
  }
  return now;
}

const ordersOf = <Item>(items: readonly Item[]): Item[][] =>
  items.length <= 1
    ? [[...items]]
    : items.flatMap((first, at) => ordersOf(items.toSpliced(at, 1)).map((rest) => [first, ...rest]));

/** Each state once. */
const different = <Self>(models: readonly Self[]): Self[] =>
  models.filter((model, at) => models.findIndex((other) => isDeepStrictEqual(other, model)) === at);
