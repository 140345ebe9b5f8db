import type { Envelope } from '@fovea/shared-types/envelope';
import type { NaiveStock } from '../property/warehouse/naive-stock.js';
import { Refusal } from '../property/warehouse/naive-model.js';
import type { Person } from './api.js';

/** What a step came to: refusals by their names, what it cost. */
export type Outcome = readonly (string | number | null)[];

/** A step as the model takes it: it says what it comes to, where a refusal may be one of several. */
type Take = (model: NaiveStock) => readonly Outcome[];

export interface Done {
  what: string;
  outcome: Outcome;
  take: Take;
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

export const told = (
  what: string,
  { error }: Envelope<unknown>,
  work: (model: NaiveStock) => void,
): Done => ({
  what,
  outcome: [error ?? null],
  take: (model) => [ofRefusals(() => work(model)) ?? [null]],
});
