import { randomUUID } from 'node:crypto';
import { placeBid } from '@fovea/shared-types/auction/auction.calls';
import type { PlaceBidRequest, PlaceBidResponse } from '@fovea/shared-types/auction/bid.dto';
import { CODE_OK } from '@fovea/shared-types/envelope';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import { onServer } from '../../scripts/lib/test-postgres.mjs';
import type { SqlValue } from '../../server/src/platform/database/database.js';
import type { Person, Refused, TestApi } from './api.js';
import { eventually } from './eventually.js';
import { aLot, inSeconds, type TestLot } from './people.js';

type Row = Record<string, SqlValue | null>;

/** A bid of yen under a key of its own. */
export const aBid = (
  lot: { id: number },
  amount: number,
  changes: Partial<PlaceBidRequest> = {},
): PlaceBidRequest => ({ id: lot.id, amount, currency: 'JPY', request_id: randomUUID(), ...changes });

export const bid = (
  api: TestApi,
  as: Person,
  lot: { id: number },
  amount: number,
  changes: Partial<PlaceBidRequest> = {},
): Promise<PlaceBidResponse> => api.ok(placeBid, aBid(lot, amount, changes), { as });

export const bidRefused = (
  api: TestApi,
  as: Person,
  lot: { id: number },
  amount: number,
  changes: Partial<PlaceBidRequest> = {},
): Promise<Refused> => api.refused(placeBid, aBid(lot, amount, changes), { as });

/** Until the lot has this state by its row. */
export const untilStatus = (api: TestApi, lot: { id: number }, ...statuses: number[]): Promise<unknown> =>
  eventually(`lot ${lot.id} becomes ${statuses.join(' or ')}`, async () => {
    const { rows } = await api.db.query<{ status: number }>('SELECT status FROM auction WHERE id = $1', [
      lot.id,
    ]);
    return statuses.includes(rows[0]?.status ?? 0);
  });

/**
 * Sets start or end of lots to now: everything that has to come before it is no race with the machine. The
 * database lets only its owner move an end back; a lot with bids then no longer follows from its log.
 */
export const comesNow = (
  { databaseUrl }: { databaseUrl: string },
  what: 'start_at' | 'end_at',
  ...lots: readonly { id: number }[]
): Promise<void> =>
  onServer(
    databaseUrl,
    `SET session_replication_role = replica;
     UPDATE auction SET ${what} = clock_timestamp() WHERE id IN (${lots.map(({ id }) => id).join(', ')})`,
  );

/**
 * Lots on which something is done before they end, where their end cannot be moved because their log contains it: a machine that
 * was too slow gets twice the time, and other lots.
 * @param act whether all of it was in time
 */
export async function beforeTheirEnd<Lots>(
  make: (end: { end_at: Date; extend_window_ms: number }) => Promise<Lots>,
  act: (lots: Lots) => Promise<boolean>,
): Promise<Lots> {
  for (let seconds = 1; ; seconds *= 2) {
    const lots = await make({ end_at: inSeconds(seconds), extend_window_ms: 0 });
    if (await act(lots)) return lots;
  }
}

/** A lot that took these bids and whose end has come: sold, failed, or waiting for its seller. */
export async function aClosedLot(
  api: TestApi,
  bids: readonly (readonly [Person, number])[],
  changes: Row = {},
): Promise<TestLot> {
  const lot = await beforeTheirEnd(
    (end) => aLot(api, { ...end, ...changes }),
    (made) => takesAll(api, made, bids),
  );
  const { successful, failed, ended } = AUCTION_STATUS;
  await untilStatus(api, lot, successful, failed, ended);
  return lot;
}

async function takesAll(
  api: TestApi,
  lot: TestLot,
  bids: readonly (readonly [Person, number])[],
): Promise<boolean> {
  for (const [as, amount] of bids) {
    const answer = await api.envelope(placeBid.path, aBid(lot, amount), { as });
    if (answer.error === 'AUCTION_ENDED') return false;
    if (answer.code !== CODE_OK) throw new Error(`a bid was refused: ${JSON.stringify(answer)}`);
  }
  return true;
}

/** The winner's order, once the event has made it. */
export const orderOf = (api: TestApi, lot: { id: number }, buyer: { accountId: number }): Promise<number> =>
  eventually(`an order of lot ${lot.id}`, async () => {
    const { rows } = await api.db.query<{ id: number }>(
      'SELECT id FROM orders WHERE auction_id = $1 AND buyer_id = $2',
      [lot.id, buyer.accountId],
    );
    return rows[0]?.id;
  });
