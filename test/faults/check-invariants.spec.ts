import { addBidder, updateAuction, voidBid } from '@fovea/shared-types/auction/auction.calls';
import { WILDCARD } from '@fovea/shared-types/permissions';
import { pg } from '../../server/src/platform/database/pg-types.js';
import { startApi, type TestApi } from '../support/api.js';
import { runCommand } from '../support/command.js';
import { eventually } from '../support/eventually.js';
import { bid } from '../support/lots.js';
import { aLot, aMember, aStaff, giveMoney, inSeconds } from '../support/people.js';
import { anOfferedLot, aSoldLot } from '../support/scenes.js';

jest.setTimeout(600_000);

let api: TestApi;
let owner: pg.Client;

beforeAll(async () => {
  api = await startApi();
  const staff = await aStaff(api, [WILDCARD]);
  const [first, second] = [await aMember(api), await aMember(api)];
  const lot = await aLot(api, { reserve_price: 80_000, deposit: 500, deposit_rate: 50 });
  for (const as of [first, second]) {
    await giveMoney(api.db, as.accountId, 900);
    await api.ok(addBidder, { id: lot.id, checked: true }, { as });
  }
  await bid(api, first, lot, 5_000);
  await bid(api, second, lot, 20_000);
  await bid(api, second, lot, 30_000);
  await bid(api, first, lot, 25_000);
  await api.ok(voidBid, { id: lot.id, seq: 1, reason: 'typing error' }, { as: staff });
  await api.ok(
    updateAuction,
    { id: lot.id, reserve_price: '25000', end_at: inSeconds(90_000).toISOString() },
    { as: staff },
  );
  await aSoldLot(api);
  await anOfferedLot(api);
  await eventually('no event waits', async () => {
    const { rows } = await api.db.query<{ n: number }>('SELECT count(*) AS n FROM outbox');
    return rows[0]?.n === 0;
  });
  owner = new pg.Client({ connectionString: api.databaseUrl });
  await owner.connect();
  // Nothing stops who owns the tables and switches their triggers off; that is whom this program is for.
  await owner.query('SET session_replication_role = replica');
  for (const drop of [
    'ALTER TABLE auction_bid DROP CONSTRAINT auction_bid_price_ck, DROP CONSTRAINT auction_bid_own_goods_ck',
    'ALTER TABLE ledger_account DROP CONSTRAINT ledger_account_not_negative_ck',
    'ALTER TABLE auction_bidder DROP CONSTRAINT auction_bidder_chances_ck',
    'ALTER TABLE orders DROP CONSTRAINT orders_total_ck',
  ]) {
    await owner.query(drop);
  }
});
afterAll(async () => {
  await owner?.end();
  await api?.stop();
});

/** What the program says, and how it ends. */
async function check(): Promise<{ code: number | null; failed: string[] }> {
  const command = runCommand('server/dist/check-invariants.js', { DATABASE_URL: api.databaseUrl });
  const code = await command.ended;
  const failed = command
    .output()
    .split('\n')
    .flatMap((line) => /^FAIL ([\w-]+)/.exec(line)?.[1] ?? []);
  return { code, failed };
}

/** Rules by the row that breaks them, and how it is made right again. */
const faults: readonly [rule: string, what: string, breaking: string, mending: string][] = [
  [
    'A1',
    'a price in the log',
    'UPDATE auction_bid SET price_after = price_after + 1 WHERE ord = 2',
    'UPDATE auction_bid SET price_after = price_after - 1 WHERE ord = 2',
  ],
  [
    'A1',
    'a time in the log',
    `UPDATE auction_bid SET at = at - interval '1 ms' WHERE ord = 1`,
    `UPDATE auction_bid SET at = at + interval '1 ms' WHERE ord = 1`,
  ],
  [
    'A1',
    'a bidder in the log',
    'UPDATE auction_bid SET bidder_no = bidder_no + 1 WHERE ord = 1',
    'UPDATE auction_bid SET bidder_no = bidder_no - 1 WHERE ord = 1',
  ],
  [
    'A1',
    'a maximum',
    'UPDATE auction_bid SET max_amount = max_amount + 1 WHERE ord = 1',
    'UPDATE auction_bid SET max_amount = max_amount - 1 WHERE ord = 1',
  ],
  [
    'A1',
    'a void that never was',
    `UPDATE auction_bid SET voids_seq = 2 WHERE kind = 3`,
    `UPDATE auction_bid SET voids_seq = 1 WHERE kind = 3`,
  ],
  [
    'A1',
    'the price of a lot',
    'UPDATE auction SET price = price + 1, leader_max = leader_max + 1 WHERE status = 20',
    'UPDATE auction SET price = price - 1, leader_max = leader_max - 1 WHERE status = 20',
  ],
  [
    'A1',
    'the end of a lot',
    `UPDATE auction SET end_at = end_at + interval '1 s' WHERE status = 20`,
    `UPDATE auction SET end_at = end_at - interval '1 s' WHERE status = 20`,
  ],
  [
    'A1',
    'the last hash',
    `UPDATE auction SET head_hash = head_hash || '\\x00' WHERE status = 20`,
    `UPDATE auction SET head_hash = substr(head_hash, 1, 32) WHERE status = 20`,
  ],
  [
    'A1',
    'a used chance',
    'UPDATE auction_bidder SET chances_used = chances_used + 1 WHERE bidder_no = 2',
    'UPDATE auction_bidder SET chances_used = chances_used - 1 WHERE bidder_no = 2',
  ],
  [
    'A3',
    'more chances than given',
    'UPDATE auction_bidder SET chances_allowed = chances_allowed - 10 WHERE bidder_no = 2',
    'UPDATE auction_bidder SET chances_allowed = chances_allowed + 10 WHERE bidder_no = 2',
  ],
  [
    'A5',
    'a winner who lost',
    'UPDATE auction_bidder SET order_status = 41 WHERE order_status = 40',
    'UPDATE auction_bidder SET order_status = 40 WHERE order_status = 41 AND order_id IS NOT NULL',
  ],
  [
    'A5',
    'an order of somebody else',
    'UPDATE orders SET buyer_id = seller_id, seller_id = buyer_id WHERE status = 10',
    'UPDATE orders SET buyer_id = seller_id, seller_id = buyer_id WHERE status = 10',
  ],
  [
    'O1',
    'the total of an order',
    'UPDATE orders SET total = total + 1',
    'UPDATE orders SET total = total - 1',
  ],
  [
    'O3',
    'the state of an order',
    'UPDATE orders SET status = 50 WHERE status = 10',
    'UPDATE orders SET status = 10 WHERE status = 50',
  ],
  [
    'R-ORD-14',
    'the moves of orders',
    `INSERT INTO state_transition (machine, from_status, to_status) VALUES ('order', 10, 71)`,
    `DELETE FROM state_transition WHERE machine = 'order' AND from_status = 10 AND to_status = 71`,
  ],
  [
    'M1',
    'a posting',
    'UPDATE posting SET change = change + 1 WHERE change > 0',
    'UPDATE posting SET change = change - 1 WHERE change > 0',
  ],
  [
    'M4',
    'a balance',
    `UPDATE ledger_account SET balance = balance + 1 WHERE kind = 'available'`,
    `UPDATE ledger_account SET balance = balance - 1 WHERE kind = 'available'`,
  ],
  [
    'M4',
    'a held deposit',
    'UPDATE auction_bidder SET deposit = deposit + 1 WHERE deposit > 0',
    'UPDATE auction_bidder SET deposit = deposit - 1 WHERE deposit > 0',
  ],
  [
    'G3',
    'an event put aside',
    `INSERT INTO outbox (event, payload, parked_at) VALUES ('auction.moved', '{}', now())`,
    'DELETE FROM outbox',
  ],
];

describe('check:invariants', () => {
  it('is content with what the product wrote', async () => {
    expect(await check()).toEqual({ code: 0, failed: [] });
  });

  it.each(faults)('names %s when somebody changed %s', async (rule, _what, breaking, mending) => {
    const { rowCount } = await owner.query(breaking);
    expect(rowCount).toBeGreaterThan(0);
    try {
      const { code, failed } = await check();
      expect(code).toBe(1);
      expect(failed).toContain(rule);
    } finally {
      await owner.query(mending);
    }
  });

  it('is content again', async () => {
    expect(await check()).toEqual({ code: 0, failed: [] });
  });
});
