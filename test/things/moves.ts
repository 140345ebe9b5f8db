import type { Machine } from '@fovea/shared-types/states/machine';
import type { Queryable } from '../../server/src/platform/database/database.js';
import type { Person, TestApi } from '../support/api.js';
import type { Row } from './database.js';

export interface Scene {
  api: TestApi;
  /** Staff of the platform who may do everything, and nobody’s own business. */
  staff: Person;
}

/** A row in its state. */
export interface MovedRow {
  id: number;
  /** What the calls name, where that is another row. */
  named?: number;
  /** Whose calls they are, where they are not staff’s. */
  owner?: Person;
}

export interface Act {
  path: string;
  /** By its owner, not by staff. */
  isOwners?: boolean;
  /** Other actions that the same call begins, so that it is written where they are. */
  also?: readonly string[];
  /** States in which the call does not find what it names, and why. */
  unseen?: { in: readonly string[]; why: string };
  body: (id: number, scene: Scene, row: MovedRow) => object | Promise<object>;
}

/** A machine whose moves people make by calls, and rows of it in any state. */
export interface MovedByCalls {
  machine: Machine<string, number, string>;
  table: string;
  column: string;
  aRow: (scene: Scene, code: number) => Promise<MovedRow>;
  /** By action, as the machine names it. */
  actions: Record<string, Act>;
  /** Actions of people that no call here begins: where they are tried. */
  elsewhere?: Record<string, string>;
}

export async function insert(
  { api }: Scene,
  table: string,
  row: Row,
  q: Queryable = api.db,
): Promise<number> {
  const columns = Object.keys(row);
  const { rows } = await q.query<{ id: number }>(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((_, at) => `$${at + 1}`).join(', ')}) RETURNING id`,
    Object.values(row),
  );
  return rows[0]?.id ?? 0;
}

export const reason = 'looked at';
export const GONE = { in: ['deleted'], why: 'what is deleted is nowhere to be found' };
export const BY_PROVIDER = 'a message of the provider: online-payments.api.spec';
export const SAME_CALL = (action: string): string =>
  `by the call of "${action}", which is tried in every state`;
