import { addBidder, updateAuction, voidBid } from '@fovea/shared-types/auction/auction.calls';
import { canonicalRow, GENESIS_HASH } from '@fovea/shared-types/auction/public-log';
import { WILDCARD } from '@fovea/shared-types/permissions';
import { chainHash } from '../../server/src/auction/lot/lot.js';
import { kindName } from '../../server/src/auction/log/public-rows.js';
import { checkAll } from '../../server/src/invariants/check-all.js';
import { pg } from '../../server/src/platform/database/pg-types.js';
import { aReservation } from '../fixtures/reservations.js';
import { aBargain } from '../fixtures/bargains.js';
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
  await aBargain(api.db, 30);
  await aReservation(api.db, 20);
  await aReservation(api.db, 10);
  await eventually('no event waits', async () => {
    const { rows } = await api.db.query<{ n: number }>('SELECT count(*) AS n FROM outbox');
    return rows[0]?.n === 0;
  });
  owner = new pg.Client({ connectionString: api.databaseUrl });
  await owner.connect();
  // The owner of the tables can switch their triggers off; that is what this program checks for.
  await owner.query('SET session_replication_role = replica');
  // A slot is planted twice.
  await owner.query('ALTER TABLE reservation DROP CONSTRAINT reservation_slot_ex');
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

/** Which rules fail, by the lines that are reported for each. */
const failedOf = (report: string): string[] =>
  report.split('\n').flatMap((line) => /^FAIL ([\w-]+)/.exec(line)?.[1] ?? []);

/** The output of the program, and how it ends. */
async function program(): Promise<{ code: number | null; failed: string[] }> {
  const command = runCommand('server/dist/check-invariants.js', { DATABASE_URL: api.databaseUrl });
  const code = await command.ended;
  return { code, failed: failedOf(command.output()) };
}

/** The same without a process for each row that is broken. */
async function check(): Promise<{ isClean: boolean; failed: string[]; report: string }> {
  const lines: string[] = [];
  const isClean = await checkAll(api.databaseUrl, (line) => lines.push(line));
  const report = lines.join('\n');
  return { isClean, failed: failedOf(report), report };
}

interface ChainedRow {
  ord: number;
  seq: number;
  kind: number;
  at: Date;
  price_after: number;
  end_after: Date;
  bidder_no: number | null;
  commitment: string | null;
  voids_seq: number | null;
}

/** Chains the rows of a lot anew, as the owner of the tables could after changing one. */
async function chainAnew(auctionId: number): Promise<void> {
  const { rows } = await owner.query<ChainedRow>(
    `SELECT ord, seq, kind, at, price_after, end_after, bidder_no, encode(commitment, 'hex') AS commitment, voids_seq
     FROM auction_bid WHERE auction_id = $1 AND seq IS NOT NULL ORDER BY seq`,
    [auctionId],
  );
  let hash = GENESIS_HASH;
  for (const row of rows) {
    hash = chainHash(
      hash,
      canonicalRow({
        seq: row.seq,
        kind: kindName(row.kind),
        at: row.at.getTime(),
        priceAfter: row.price_after,
        endAfter: row.end_after.getTime(),
        bidderNo: row.bidder_no,
        commitment: row.commitment,
        voidsSeq: row.voids_seq,
      }),
    );
    await owner.query(`UPDATE auction_bid SET hash = decode($3, 'hex') WHERE auction_id = $1 AND ord = $2`, [
      auctionId,
      row.ord,
      hash,
    ]);
  }
  await owner.query(`UPDATE auction SET head_hash = decode($2, 'hex') WHERE id = $1`, [auctionId, hash]);
}

/** Rules by the row that breaks them, and how it is made right again. */
const faults: readonly [rule: string, what: string, breaking: string, mending: string][] = [
  [
    'goods_find',
    'what words find',
    'UPDATE goods_find SET year = 1999',
    'UPDATE goods_find f SET year = g.year FROM goods g WHERE g.id = f.id',
  ],
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
    'the maximum behind an automatic bid',
    'UPDATE auction_bid SET max_amount = max_amount + 1 WHERE kind = 2',
    'UPDATE auction_bid SET max_amount = max_amount - 1 WHERE kind = 2',
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
    'A3',
    'an approval nobody gave',
    'UPDATE auction SET need_approval = true WHERE status = 20',
    'UPDATE auction SET need_approval = false WHERE status = 20',
  ],
  [
    'A3',
    'a deposit nobody required',
    'UPDATE auction SET deposit = 500 WHERE status = 40 AND deposit = 0',
    'UPDATE auction SET deposit = 0 WHERE status = 40',
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
    'O5',
    'an agreed price that no order has',
    'UPDATE bargain SET status = 40, ended_at = created_at WHERE status = 30',
    'UPDATE bargain SET status = 30, ended_at = NULL WHERE status = 40',
  ],
  [
    'O5',
    'another price than was said',
    'UPDATE bargain_offer SET price = price + 1',
    'UPDATE bargain_offer SET price = price - 1',
  ],
  [
    'O6',
    'a viewing that is booked and not paid',
    `UPDATE reservation SET status = 20, captured = fee WHERE status = 10`,
    `UPDATE reservation SET status = 10, captured = 0
     WHERE id NOT IN (SELECT subject_id FROM capture WHERE subject_type = 'reservation')`,
  ],
  [
    'O6',
    'two viewings of one merchant at one time',
    `INSERT INTO reservation (goods_id, company_id, buyer_id, start_at, end_at, currency, fee, pay_deadline)
     SELECT goods_id, company_id, buyer_id, start_at, end_at, currency, fee, pay_deadline FROM reservation WHERE status = 10`,
    'DELETE FROM reservation WHERE id IN (SELECT max(id) FROM reservation GROUP BY company_id HAVING count(*) > 1)',
  ],
  [
    'O2',
    'a capture that its order knows nothing of',
    `INSERT INTO capture (subject_type, subject_id, payer_id, method, amount, currency)
     SELECT 'order', id, buyer_id, 1, total, currency FROM orders ORDER BY id LIMIT 1`,
    `DELETE FROM capture WHERE subject_type <> 'reservation'`,
  ],
  [
    'O2',
    'less for the orders of a checkout than their payment had',
    `WITH one AS (SELECT id, buyer_id, currency FROM orders ORDER BY id LIMIT 1),
     g AS (INSERT INTO payment_group (buyer_id, currency, number) SELECT buyer_id, currency, 'G-1' FROM one RETURNING id),
     held AS (UPDATE orders SET payment_group_id = g.id, captured = 10 FROM one, g WHERE orders.id = one.id),
     p AS (INSERT INTO payment (subject_type, subject_id, payer_id, method, amount, currency)
       SELECT 'payment_group', g.id, one.buyer_id, 1, 11, one.currency FROM one, g RETURNING id)
     INSERT INTO capture (subject_type, subject_id, payment_id, payer_id, method, amount, currency, payment_group_id)
     SELECT 'order', one.id, p.id, one.buyer_id, 1, 10, one.currency, g.id FROM one, g, p`,
    `WITH gone AS (DELETE FROM capture WHERE payment_group_id IS NOT NULL) UPDATE orders SET captured = 0, payment_group_id = NULL WHERE payment_group_id IS NOT NULL`,
  ],
  [
    'M7',
    'money taken online that no provider reported',
    `INSERT INTO capture (subject_type, subject_id, payer_id, method, amount, currency)
     SELECT 'month_bill', 1, id, 4, 1000, 'JPY' FROM account ORDER BY id LIMIT 1`,
    `DELETE FROM capture WHERE subject_type <> 'reservation'`,
  ],
  [
    'M7',
    'a recharge that was credited without money',
    `INSERT INTO recharge (account_id, amount, currency, status)
     SELECT id, 1000, 'JPY', 20 FROM account ORDER BY id LIMIT 1`,
    'DELETE FROM recharge',
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
    'T1',
    'the amount of an invoice',
    `INSERT INTO tax_document (kind, order_id, issuer_type, issuer_id, year, seq, number, recipient_id, transacted_on,
       issued_on, currency, total, counterparty, content)
     SELECT 1, id, 'member', seller_id, 2026, 1, 'INV-1', buyer_id, '2026-11-01', '2026-11-01', currency, total + 1, 'x',
       jsonb_build_object('total', total + 1, 'taxes', '[]'::jsonb) FROM orders ORDER BY id LIMIT 1`,
    'DELETE FROM tax_document',
  ],
  [
    'T2',
    'a credit note over more than its refund',
    `WITH r AS (INSERT INTO refund (order_id, cause, asked, amount, order_status, status)
       SELECT id, 1, 10, 10, 20, 70 FROM orders ORDER BY id LIMIT 1 RETURNING id, order_id)
     INSERT INTO tax_document (kind, order_id, refund_id, issuer_type, issuer_id, year, seq, number, recipient_id,
       transacted_on, issued_on, currency, total, counterparty, content)
     SELECT 3, o.id, r.id, 'member', o.seller_id, 2026, 1, 'CRN-1', o.buyer_id, '2026-11-01', '2026-11-01', o.currency, 11,
       'x', '{}' FROM r JOIN orders o ON o.id = r.order_id`,
    'WITH gone AS (DELETE FROM tax_document RETURNING refund_id) DELETE FROM refund WHERE id IN (SELECT refund_id FROM gone)',
  ],
  [
    'T3',
    'a number of which there is no document',
    `INSERT INTO tax_document_counter (issuer_type, issuer_id, kind, year, last) VALUES ('member', 1, 1, 2026, 1)`,
    'DELETE FROM tax_document_counter',
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
    expect(await program()).toEqual({ code: 0, failed: [] });
  });

  it('ends with a fault when it found one', async () => {
    const parked = await owner.query<{ id: number }>(
      `INSERT INTO outbox (event, payload, parked_at) VALUES ('auction.moved', '{}', now()) RETURNING id`,
    );
    try {
      expect(await program()).toEqual({ code: 1, failed: ['G3'] });
    } finally {
      await owner.query('DELETE FROM outbox WHERE id = $1', [parked.rows[0]?.id]);
    }
  });

  it.each(faults)('names %s when somebody changed %s', async (rule, _what, breaking, mending) => {
    const { rowCount } = await owner.query(breaking);
    expect(rowCount).toBeGreaterThan(0);
    try {
      const { isClean, failed } = await check();
      expect(isClean).toBe(false);
      expect(failed).toContain(rule);
    } finally {
      await owner.query(mending);
    }
  });

  it('names an automatic bid that shows the commitment of a submission again, though the chain fits', async () => {
    const { rows } = await owner.query<{ auction_id: number; ord: number; salt: Buffer; commitment: Buffer }>(
      `SELECT auction_id, ord, salt, commitment FROM auction_bid WHERE kind = 2 LIMIT 1`,
    );
    const [before] = rows;
    if (!before) throw new Error('one bid was answered for a leader');
    const place = [before.auction_id, before.ord];
    await owner.query(
      `UPDATE auction_bid b SET salt = s.salt, commitment = s.commitment FROM auction_bid s
       WHERE b.auction_id = $1 AND b.ord = $2 AND s.auction_id = b.auction_id AND s.bidder_id = b.bidder_id
         AND s.kind IN (1, 6) AND s.max_amount = b.max_amount`,
      place,
    );
    await chainAnew(before.auction_id);
    const { failed, report } = await check();
    await owner.query(
      `UPDATE auction_bid SET salt = $3, commitment = $4 WHERE auction_id = $1 AND ord = $2`,
      [...place, before.salt, before.commitment],
    );
    await chainAnew(before.auction_id);
    expect(failed).toEqual(['A1']);
    expect(report).toContain('repeats a commitment');
    expect(report).not.toContain('does not open');
  });

  it('is content again', async () => {
    expect(await check()).toMatchObject({ isClean: true, failed: [] });
  });
});
