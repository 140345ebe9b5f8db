import { balanceLine } from '@fovea/shared-types/finance/balance-line.record';
import { myBalance } from '@fovea/shared-types/finance/finance.calls';
import { addProceedsPayout, auditTransfer, transferDetail } from '@fovea/shared-types/finance/transfer.calls';
import { settingChange } from '@fovea/shared-types/rbac/setting-change.record';
import { platformFee } from '@fovea/shared-types/finance/platform-fee.record';
import { proceedsPayout } from '@fovea/shared-types/finance/transfer.record';
import { auditRefund, refundOrder } from '@fovea/shared-types/order/refund.calls';
import { receiveOrder } from '@fovea/shared-types/order/shipping.calls';
import { proceedsPayoutChecks } from '../../../server/src/invariants/transfer.checks.js';
import { OrderProceeds } from '../../../server/src/finance/proceeds-payouts/order-proceeds.js';
import { ProceedsOrders } from '../../../server/src/finance/proceeds-payouts/proceeds-orders.js';
import { ProceedsPayoutReleaseService } from '../../../server/src/finance/proceeds-payouts/proceeds-payout-release.service.js';
import { ReceiptService } from '../../../server/src/order/shipping/receipt.service.js';
import { aPaidOrder } from '../../fixtures/refunds.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { asOwner } from '../../support/as-owner.js';
import { aMember, aSeller, aStaff, type Seller } from '../../support/people.js';
import { violations } from '../../support/violations.js';
import { inEffect } from '../../support/setting-changes.js';

let api: TestApi;
let finance: Person;
let second: Person;

beforeAll(async () => {
  api = await startApi();
  const may = ['finance:transfer:list', 'finance:transfer:add', 'finance:transfer:approve'] as const;
  [finance, second] = await Promise.all([aStaff(api, [...may]), aStaff(api, [...may])]);
});
afterAll(() => api?.stop());
afterEach(async () => expect(await violations(api.db, 'money')).toEqual([]));

interface Sale {
  id: number;
  buyer: Person;
  seller: Seller;
  clerk: Person;
}

/** Goods for 1,000 yen and 9,000 yen of freight, sent: the fee is 5 % of the goods and 10 % tax on it. */
async function aSale(status = 30): Promise<Sale> {
  const [seller, buyer] = await Promise.all([aSeller(api), aMember(api)]);
  const clerk = await aStaff(
    api,
    ['order:refund:list', 'order:refund:audit', 'finance:transfer:list', 'finance:ledger:list'],
    seller.companyId,
  );
  const parties = {
    buyer_id: buyer.accountId,
    seller_id: seller.accountId,
    company_id: seller.companyId,
  };
  const order = { ...parties, status, goods_total: 1_000, freight: 9_000 };
  return { id: await aPaidOrder(api.db, order), buyer, seller, clerk };
}
const receive = ({ id, buyer }: Sale) => api.ok(receiveOrder, { id }, { as: buyer });
async function received(): Promise<Sale & { payoutId: number }> {
  const sale = await aSale();
  await receive(sale);
  return { ...sale, payoutId: await proceedsPayoutOf(sale) };
}
async function proceedsPayoutOf({ id }: Sale): Promise<number> {
  const { rows } = await api.db.query<{ id: number }>('SELECT id FROM transfer WHERE order_id = $1', [id]);
  expect(rows).toHaveLength(1);
  return rows[0]?.id ?? 0;
}
async function heldBy({ seller }: Sale): Promise<Record<string, number>> {
  const { rows } = await api.db.query<{ kind: string; balance: number }>(
    `SELECT kind, balance FROM ledger_account WHERE owner_type = 'company' AND owner_id = $1 AND balance <> 0`,
    [seller.companyId],
  );
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance]));
}
const yenOf = async (person: Person) =>
  (await api.ok(myBalance, {}, { as: person })).find(({ currency }) => currency === 'JPY')?.balance;
/** As if so many days had passed. */
const wait = ({ id }: Sale, days: number) =>
  asOwner(api, (owner) =>
    owner.query(
      `UPDATE transfer SET release_at = release_at - make_interval(days => $2),
         alarm_at = alarm_at - make_interval(days => $2) WHERE order_id = $1`,
      [id, days],
    ),
  );
const releases = () => api.app.get(ProceedsPayoutReleaseService, { strict: false });
const requestRefund = ({ id, buyer }: Sale, amount: number) =>
  api.ok(refundOrder, { id, reason: 'Scratched', amount }, { as: buyer });
const agree = ({ id, clerk }: Sale) => api.ok(auditRefund, { id, status: 1 }, { as: clerk });
const decide = (id: number, status: number, as: Person) =>
  api.ok(auditTransfer, { ids: [id], status, audit_notes: 'looked at' }, { as });
const detailOf = (id: number, as = finance) => api.ok(transferDetail, { id }, { as });

describe('the receipt of an order', () => {
  it('makes one proceeds payout, however often it is sent: escrow to frozen, less the fee and its tax', async () => {
    const sale = await aSale();
    await Promise.all(
      Array.from({ length: 50 }, () => api.envelope(receiveOrder.path, { id: sale.id }, { as: sale.buyer })),
    );
    const id = await proceedsPayoutOf(sale);
    expect(await heldBy(sale)).toEqual({ frozen: 9_945 });
    expect(await detailOf(id)).toMatchObject({
      ...{ order_id: sale.id, money: '9945', gross: '10000', fee: '50', fee_tax: '5', refunded: '0' },
      ...{ currency: 'JPY', status: 0, by_hand: false, released_at: null },
      history: [{ from_status: null, to_status: 0, username: null, reason: null }],
    });
  });

  it('does so by time as well', async () => {
    const sale = await aSale();
    await api.db.query(`UPDATE orders SET clock_at = clock_timestamp() WHERE id = $1`, [sale.id]);
    await api.app.get(ReceiptService, { strict: false }).receiveDue();
    await proceedsPayoutOf(sale);
    expect(await heldBy(sale)).toEqual({ frozen: 9_945 });
  });
});

describe('the table of fees', () => {
  it('is edited by the platform: a merchant’s own line is taken from its next receipt on', async () => {
    const keeper = await aStaff(api, ['finance:platform-fee:list', 'finance:platform-fee:edit']);
    const sale = await aSale();
    const line = { currency: 'JPY' as const, rate: '10', tax_rate: '10', effective_from: '2026-02-01' };
    const id = await inEffect(
      api,
      await api.ok(
        platformFee.calls.add,
        { ...line, seller_company_id: sale.seller.companyId },
        { as: keeper },
      ),
    );
    await inEffect(api, await api.ok(platformFee.calls.update, { id, rate: '20' }, { as: keeper }));
    await receive(sale);
    expect(await detailOf(await proceedsPayoutOf(sale))).toMatchObject({
      fee: '200',
      fee_tax: '20',
      money: '9780',
    });
    const again = { ...line, seller_company_id: sale.seller.companyId };
    const { change_id } = await api.ok(platformFee.calls.add, again, { as: keeper });
    const decider = await aStaff(api, ['rbac:setting-change:approve']);
    const decided = await api.ok(settingChange.calls.audit, { ids: [change_id], status: 1 }, { as: decider });
    expect(decided).toMatchObject([{ error: 'ALREADY_DONE' }]);
    expect((await api.ok(platformFee.calls.list, { id }, { as: keeper })).data).toMatchObject([
      { rate: '20', tax_rate: '10' },
    ]);
    await inEffect(api, await api.ok(platformFee.calls.delete, { id }, { as: keeper }));
    expect((await api.ok(platformFee.calls.list, { id }, { as: keeper })).data).toEqual([]);
  });
});

describe('the release of proceeds (R-MNY-09)', () => {
  it('waits seven days, and is done once by however many', async () => {
    const sale = await received();
    await releases().releaseDue();
    expect(await heldBy(sale)).toEqual({ frozen: 9_945 });
    await wait(sale, 7);
    await Promise.all(Array.from({ length: 5 }, () => releases().releaseDue()));
    await releases().releaseDue();
    expect(await heldBy(sale)).toEqual({ available: 9_945 });
    const { data } = await api.ok(balanceLine.calls.list, {}, { as: sale.clerk });
    expect(data.map((line) => line.type)).toContain(4);
    expect((await detailOf(sale.payoutId)).status).toBe(1);
  });

  it('of one that fails blocks no other, and succeeds later', async () => {
    const sales = [await received(), await received(), await received()] as const;
    for (const sale of sales) await wait(sale, 7);
    const [first, broken, last] = sales;
    const miss = (change: number) =>
      asOwner(api, (owner) =>
        owner.query(
          `UPDATE ledger_account SET balance = balance + $2
           WHERE owner_type = 'company' AND owner_id = $1 AND kind = 'frozen'`,
          [broken.seller.companyId, change],
        ),
      );
    await miss(-1);
    expect(await releases().releaseDue()).toBe(2);
    expect([await heldBy(first), await heldBy(broken), await heldBy(last)]).toEqual([
      { available: 9_945 },
      { frozen: 9_944 },
      { available: 9_945 },
    ]);
    expect((await detailOf(broken.payoutId)).status).toBe(0);
    await miss(1);
    expect(await releases().releaseDue()).toBe(1);
    expect(await heldBy(broken)).toEqual({ available: 9_945 });
  });

  it('waits for an open refund, and gives what is left', async () => {
    const sale = await received();
    await requestRefund(sale, 4_000);
    await wait(sale, 7);
    await releases().releaseDue();
    expect(await heldBy(sale)).toEqual({ frozen: 9_945 });
    await agree(sale);
    await releases().releaseDue();
    expect(await heldBy(sale)).toEqual({ available: 5_967 });
    expect([await yenOf(sale.buyer), (await detailOf(sale.payoutId)).refunded]).toEqual(['4000', '4000']);
  });
});

describe('a refund of what was received', () => {
  it('of the whole returns the payout and reverses the fee', async () => {
    const sale = await received();
    const before = await platform();
    await requestRefund(sale, 10_000);
    await agree(sale);
    expect(await heldBy(sale)).toEqual({});
    expect((await detailOf(sale.payoutId)).status).toBe(2);
    expect(await yenOf(sale.buyer)).toBe('10000');
    const after = await platform();
    expect([before.fee - after.fee, before.tax - after.tax]).toEqual([50, 5]);
  });

  it('after the release is charged to the merchant, and refused where the money is spent', async () => {
    const sale = await received();
    await wait(sale, 7);
    await releases().releaseDue();
    await requestRefund(sale, 10_000);
    const spend = (change: number) =>
      asOwner(api, (owner) =>
        owner.query(
          `UPDATE ledger_account SET balance = balance + $2
           WHERE owner_type = 'company' AND owner_id = $1 AND kind = 'available'`,
          [sale.seller.companyId, change],
        ),
      );
    await spend(-1);
    expect(await api.refused(auditRefund, { id: sale.id, status: 1 }, { as: sale.clerk })).toMatchObject({
      error: 'INSUFFICIENT_BALANCE',
    });
    await spend(1);
    await agree(sale);
    expect([await heldBy(sale), await yenOf(sale.buyer)]).toEqual([{}, '10000']);
    expect((await detailOf(sale.payoutId)).status).toBe(1);
  });
});

describe('a refund of more than came in', () => {
  class Undone extends Error {}
  /** What the settlement comes to, which is not kept. */
  async function settled({ id }: Sale, amount: number): Promise<number> {
    let taken = 0;
    await api.db
      .transaction(async (tx) => {
        const [order] = await api.app.get(ProceedsOrders, { strict: false }).lock(tx, [id]);
        if (!order) throw new Error('an order that was locked is there');
        const postings = await api.app.get(OrderProceeds, { strict: false }).payBack(tx, order, amount);
        taken = postings.reduce((sum, { change }) => sum + change, 0);
        throw new Undone();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      });
    return taken;
  }
  const REFUSED = { id: 'REFUND_EXCEEDS_PAID' };

  it('is refused by its settlement, whatever let it through before: out of escrow', async () => {
    const sale = await aSale();
    expect(await settled(sale, 10_000)).toBe(-10_000);
    await expect(settled(sale, 10_001)).rejects.toMatchObject(REFUSED);
  });

  it('is refused out of proceeds that wait, and out of those that were released', async () => {
    const sale = await received();
    expect(await settled(sale, 10_000)).toBe(-10_000);
    await expect(settled(sale, 10_001)).rejects.toMatchObject(REFUSED);
    await wait(sale, 7);
    await releases().releaseDue();
    expect(await settled(sale, 10_000)).toBe(-10_000);
    await expect(settled(sale, 10_001)).rejects.toMatchObject(REFUSED);
  });

  it('is refused where part of it was refunded before', async () => {
    const sale = await received();
    await requestRefund(sale, 4_000);
    await agree(sale);
    expect(await settled(sale, 6_000)).toBe(-6_000);
    await expect(settled(sale, 6_001)).rejects.toMatchObject(REFUSED);
  });
});

describe('finance', () => {
  it('stops what waits, with a reason, is reminded after 30 days, and releases it', async () => {
    const sale = await received();
    expect(await decide(sale.payoutId, 1, finance)).toMatchObject([{ error: 'STATE_CONFLICT' }]);
    expect((await detailOf(sale.payoutId)).postings).toEqual([]);
    expect(await decide(sale.payoutId, -1, finance)).toMatchObject([{ status: -1, error: null }]);
    // Who decides reads both balances before and after; its merchant does not decide.
    expect((await detailOf(sale.payoutId)).postings).toMatchObject([
      { kind: 'frozen', change: '-9945', before: '9945', after: '0' },
      { kind: 'available', change: '9945', before: '0', after: '9945' },
    ]);
    expect((await detailOf(sale.payoutId, sale.clerk)).postings).toEqual([]);
    expect(await decide(sale.payoutId, 1, second)).toMatchObject([{ error: 'STATE_CONFLICT' }]);
    await wait(sale, 7);
    await releases().releaseDue();
    expect(await heldBy(sale)).toEqual({ frozen: 9_945 });
    expect(await releases().alarm()).toBe(0);
    await wait(sale, 30);
    expect([await releases().alarm(), await releases().alarm()]).toEqual([1, 0]);
    const approvals = await Promise.all(
      Array.from({ length: 20 }, (_, at) => decide(sale.payoutId, 1, at % 2 === 0 ? finance : second)),
    );
    expect(approvals.flat().filter(({ error }) => error === null)).toHaveLength(1);
    expect(await heldBy(sale)).toEqual({ available: 9_945 });
    expect((await detailOf(sale.payoutId)).history.map(({ to_status }) => to_status)).toEqual([0, -1, -1, 1]);
  });

  it('returns a stopped one when the whole is refunded', async () => {
    const sale = await received();
    await decide(sale.payoutId, -1, finance);
    await requestRefund(sale, 10_000);
    expect(await decide(sale.payoutId, 1, second)).toMatchObject([{ error: 'STATE_CONFLICT' }]);
    await agree(sale);
    expect((await detailOf(sale.payoutId)).status).toBe(2);
  });

  it('adds by hand what escrow still holds of a completed order; another person releases it', async () => {
    const sale = await aSale(50);
    const requested = { order_id: sale.id, money: '10000', currency: 'JPY' as const, remark: 'sold before' };
    expect(
      await api.refused(addProceedsPayout, { ...requested, money: '10001' }, { as: finance }),
    ).toMatchObject({
      error: 'AMOUNT_INVALID',
    });
    expect(
      await api.refused(addProceedsPayout, { ...requested, currency: 'USD' }, { as: finance }),
    ).toMatchObject({
      error: 'CURRENCY_MISMATCH',
    });
    const early = await aSale(30);
    expect(
      await api.refused(addProceedsPayout, { ...requested, order_id: early.id }, { as: finance }),
    ).toMatchObject({
      error: 'STATE_CONFLICT',
    });
    const { id } = await api.ok(addProceedsPayout, requested, { as: finance });
    expect(await heldBy(sale)).toEqual({ frozen: 10_000 });
    expect(await api.refused(addProceedsPayout, { ...requested, money: '1' }, { as: second })).toMatchObject({
      error: 'AMOUNT_INVALID',
    });
    await releases().releaseDue();
    expect(await decide(id, 1, finance)).toMatchObject([{ error: 'SELF_APPROVAL' }]);
    expect(await decide(id, 1, second)).toMatchObject([{ status: 1, error: null }]);
    expect(await heldBy(sale)).toEqual({ available: 10_000 });
  });
});

describe('the list of remittances', () => {
  it('shows a company its own and finds by goods, buyer and merchant', async () => {
    const [sale, other] = [await received(), await received()];
    const list = (request: object, as = finance) => api.ok(proceedsPayout.calls.list, request, { as });
    const own = await list({}, sale.clerk);
    expect(own.data).toMatchObject([
      { id: sale.payoutId, money: '9945', fee: '55', currency: 'JPY', status: 0, by_hand: 0 },
    ]);
    const { email, goods_name, company_name } = own.data[0] ?? {};
    const buyer = { username: email };
    for (const filter of [
      buyer,
      { ...buyer, goods_name },
      { ...buyer, company_name },
      { ...buyer, status: 0 },
    ])
      expect((await list(filter)).data.map(({ id }) => id)).toEqual([sale.payoutId]);
    expect((await api.refused(transferDetail, { id: other.payoutId }, { as: sale.clerk })).error).toBe(
      'NOT_FOUND',
    );
  });
});

describe('the check of proceeds payouts', () => {
  /** What is reported after this was done behind the triggers; then it is rolled back. */
  async function violationsOf(corruption: string): Promise<string[]> {
    const { id, payoutId: transferId } = await received();
    return asOwner(api, async (owner) => {
      await owner.query('BEGIN');
      await owner.query(corruption, corruption.includes('$1') ? [transferId] : []);
      const found: string[] = [];
      for (const check of proceedsPayoutChecks) {
        const { violations: violation } = await check.run({
          query: async (sql: string) => {
            const { rows, rowCount } = await owner.query(sql);
            return { rows, count: rowCount ?? 0 };
          },
        });
        found.push(...violation);
      }
      return found.map((text) =>
        text.replace(`transfer ${transferId}`, 'it').replace(`order ${id}`, 'its order'),
      );
    });
  }

  it.each([
    ['was released without money', `UPDATE transfer SET status = 1, released_at = now() WHERE id = $1`, 'it'],
    ['has a fee that the platform never had', `UPDATE transfer SET fee = fee + 1 WHERE id = $1`, 'it'],
    ['returned without a refund', `UPDATE transfer SET refunded = 1 WHERE id = $1`, 'its order'],
    ['is gone', `DELETE FROM transfer WHERE id = $1`, 'its order'],
    ['lost the first move of its history', `DELETE FROM transfer_history WHERE transfer_id = $1`, 'it'],
    [
      'was released by its maker',
      `WITH made AS (UPDATE transfer SET made_by = seller_id, release_at = NULL WHERE id = $1 RETURNING id, seller_id)
       INSERT INTO transfer_history (transfer_id, seq, from_key, to_status, actor_id)
       SELECT id, 2, 0, 1, seller_id FROM made`,
      'it',
    ],
  ])('finds one that %s', async (_what, corruption, violation) => {
    expect(await violationsOf(corruption)).toContain(violation);
  });

  it('finds frozen money that is too little', async () => {
    const lost = `UPDATE ledger_account SET balance = 0 WHERE kind = 'frozen' AND $1::bigint > 0`;
    expect(await violationsOf(lost)).toContainEqual(expect.stringMatching(/^company \d+ JPY$/));
  });

  it('finds nothing where nothing was planted', async () => {
    expect(await violationsOf('SELECT 1')).toEqual([]);
  });
});

async function platform(): Promise<{ fee: number; tax: number }> {
  const { rows } = await api.db.query<{ fee: number; tax: number }>(
    `SELECT coalesce(sum(balance) FILTER (WHERE kind = 'fee'), 0)::bigint AS fee,
       coalesce(sum(balance) FILTER (WHERE kind = 'tax'), 0)::bigint AS tax
     FROM ledger_account WHERE owner_type = 'platform'`,
  );
  return rows[0] ?? { fee: 0, tax: 0 };
}
