/** How the products of a history are kept: 0 by number, 1 by serial numbers, 2 by lots. */
export const PRODUCTS = [0, 1, 2] as const;
export const BY_SERIAL = 1;

/** When a lot expires: the one that is named second goes first. */
export const LOTS: Readonly<Record<string, string>> = { L0: '2031-06-30', L1: '2030-01-31' };

export interface Line {
  product: number;
  count: number;
  /** Of one, where it comes in. */
  cost: number;
  serial?: string;
  lot?: string;
}

/** Why something cannot be: one of these is reported. */
export class Refusal extends Error {
  readonly ids: readonly string[];

  constructor(...ids: readonly string[]) {
    super(ids.join(' or '));
    this.ids = ids;
  }
}
