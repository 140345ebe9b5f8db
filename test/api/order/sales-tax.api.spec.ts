import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { salesTaxTotals } from '@fovea/shared-types/finance/sales-tax.calls';
import { SALES_TAX_KIND, salesTax } from '@fovea/shared-types/finance/sales-tax.record';
import { TAX_DOCUMENT_KIND } from '@fovea/shared-types/finance/tax-document-kinds';
import { allocate } from '@fovea/shared-types/money';
import { payOrderFreight } from '@fovea/shared-types/order/freight-bill.calls';
import { orderDocument } from '@fovea/shared-types/order/order-document.calls';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import { auditRefund, refundOrder } from '@fovea/shared-types/order/refund.calls';
import { aMonthlyMember } from '../../fixtures/months.js';
import { addressOrder } from '../../fixtures/orders.js';
import { aQuotedOrder } from '../../fixtures/refunds.js';
import { aTaxedOrder, type Taxed } from '../../fixtures/taxed-orders.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { asOwner } from '../../support/as-owner.js';
import { aMember, aSeller, aStaff, giveMoney, type Seller } from '../../support/people.js';
import { plant } from '../../support/planting.js';

const { sale, refund } = SALES_TAX_KIND;
const TWO_RATES: readonly Taxed[] = [{ base: 10_007 }, { base: 5_003, rate: 800 }];

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

interface Merchant {
  seller: Seller;
  clerk: Person;
}

async function aMerchant(changes = {}): Promise<Merchant> {
  const seller = await aSeller(api, { country: 'JP', time_zone: 'Asia/Tokyo', ...changes });
  const clerk = await aStaff(
    api,
    ['finance:sales-tax:list', 'order:refund:list', 'order:refund:audit'],
    seller.companyId,
  );
  return { seller, clerk };
}

interface Sold {
  id: number;
  buyer: Person;
}

async function aSale({ seller }: Merchant, rows: readonly Taxed[], isMonthly = false): Promise<Sold> {
  const buyer = isMonthly ? await api.signIn(await aMonthlyMember(api.db, 10_000_000)) : await aMember(api);
  if (!isMonthly) await giveMoney(api.db, buyer.accountId, 1_000_000);
  const id = await aTaxedOrder(api.db, { buyerId: buyer.accountId, seller }, rows);
  await addressOrder(api.db, id);
  await api.ok(payOrder, { id, pay_type: isMonthly ? PAY_TYPE.monthly : PAY_TYPE.balance }, { as: buyer });
  return { id, buyer };
}

async function refunded(
  { clerk }: Merchant,
  { id, buyer }: Sold,
  amount: number,
  lines?: { order_line_id: number; quantity: number }[],
): Promise<void> {
  await api.ok(refundOrder, { id, reason: 'A scratch', amount, ...(lines && { lines }) }, { as: buyer });
  await api.ok(auditRefund, { id, status: 1 }, { as: clerk });
}

const listed = async (as: Person, filters: object = {}) =>
  (await api.ok(salesTax.calls.list, { limit: 160, ...filters }, { as })).data;
const figures = async (as: Person, filters: object = {}) =>
  (await listed(as, filters))
    .map(({ kind, rate, base, tax, total }) => [kind, rate, Number(base), Number(tax), Number(total)])
    .sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (b[1] ?? 0) - (a[1] ?? 0));

type Parts = ReadonlyArray<readonly [rate: number, base: number, tax: number]>;

/** As it was placed: in whole yen, the tax of each rate rounded down. */
const placed = (rows: readonly Taxed[]): Parts =>
  rows.map(({ base, rate = 1_000 }) => [rate, base, Math.floor((base * rate) / 10_000)]);

/** What a refund returns of each rate: divided by what was paid at it, the tax within rounded down. */
const returned = (rows: readonly Taxed[], amount: number): Parts => {
  const parts = placed(rows);
  return allocate(
    amount,
    parts.map(([, base, tax]) => base + tax),
  ).map((gross, at) => {
    const [rate = 0] = parts[at] ?? [];
    const tax = Math.floor((gross * rate) / (10_000 + rate));
    return [rate, gross - tax, tax];
  });
};

const asRows = (kind: number, parts: Parts, sign = 1) =>
  parts.map(([rate, base, tax]) => [kind, rate, sign * base, sign * tax, sign * (base + tax)]);

describe('the register of sales tax', () => {
  it('has what was sold and refunded by rate, and its sums', async () => {
    const merchant = await aMerchant();
    const { clerk } = merchant;
    const sold = await aSale(merchant, TWO_RATES);
    await refunded(merchant, sold, 3_001);
    const onBill = await aSale(merchant, TWO_RATES, true);
    await refunded(merchant, onBill, 2_503);
    // Not paid for.
    await aTaxedOrder(api.db, { buyerId: sold.buyer.accountId, seller: merchant.seller }, TWO_RATES);
    const sales = placed(TWO_RATES);
    const [credited, billed] = [returned(TWO_RATES, 3_001), returned(TWO_RATES, 2_503)];
    const expected = [
      ...asRows(sale, sales),
      ...asRows(sale, sales),
      ...asRows(refund, credited, -1),
      ...asRows(refund, billed, -1),
    ];
    const byAll = (rows: number[][]) => rows.map((row) => row.join()).sort();
    expect(byAll(await figures(clerk))).toEqual(byAll(expected));
    const notes = await api.db.query<{ taxes: { ratePercent: number; base: number; tax: number }[] }>(
      `SELECT content->'taxes' AS taxes FROM tax_document WHERE order_id = $1 AND kind = ${TAX_DOCUMENT_KIND.credit_note}`,
      [sold.id],
    );
    expect(notes.rows).toEqual([
      { taxes: credited.map(([rate, base, tax]) => ({ ratePercent: rate / 100, base, tax })) },
    ]);
    const sums = new Map<string, number[]>();
    for (const [kind, rate, ...money] of expected) {
      const key = `JPY ${kind} ${rate}`;
      sums.set(
        key,
        money.map((one, at) => one + (sums.get(key)?.[at] ?? 0)),
      );
    }
    const totals = async (filters: object) =>
      new Map(
        (await api.ok(salesTaxTotals, filters, { as: clerk })).map((one) => [
          `${one.currency} ${one.kind} ${one.rate}`,
          [Number(one.base), Number(one.tax), Number(one.total)],
        ]),
      );
    expect(await totals({})).toEqual(sums);
    expect([...(await totals({ kind: refund, rate: '8' })).keys()]).toEqual([`JPY ${refund} 800`]);
    expect(await totals({ currency: 'USD' })).toEqual(new Map());
    expect(await totals({ end: '2020-01-01' })).toEqual(new Map());
  });

  it('names the document in force, and the credit note', async () => {
    const merchant = await aMerchant();
    const sold = await aSale(merchant, [{ base: 10_000 }]);
    const of = async (kind: number) =>
      (await listed(merchant.clerk, { kind })).map(({ document }) => document);
    expect(await of(sale)).toEqual([null]);
    const { number } = await api.ok(
      orderDocument,
      { id: sold.id, kind: TAX_DOCUMENT_KIND.invoice },
      { as: sold.buyer },
    );
    expect(await of(sale)).toEqual([number]);
    await refunded(merchant, sold, 1_100);
    expect(await of(refund)).toEqual([expect.stringMatching(/^CRN-/)]);
  });

  it('returns the rate of the pieces that a refund names', async () => {
    const merchant = await aMerchant();
    const sold = await aSale(merchant, [{ base: 10_000 }, { base: 5_000, rate: 800 }], true);
    const { rows } = await api.db.query<{ id: number }>(
      'SELECT id FROM order_line WHERE order_id = $1 AND tax_rate = 800',
      [sold.id],
    );
    await refunded(merchant, sold, 5_400, [{ order_line_id: rows[0]?.id ?? 0, quantity: 1 }]);
    expect(await figures(merchant.clerk, { kind: refund })).toEqual([[refund, 800, -5_000, -400, -5_400]]);
  });

  it('has freight that was billed later at its rate, rounded once', async () => {
    const { seller, clerk } = await aMerchant();
    const buyer = await aMember(api);
    const id = await aQuotedOrder(api.db, {
      ...{ buyer_id: buyer.accountId, seller_id: seller.accountId, company_id: seller.companyId },
      ...{ captured: 11_000, goods_total: 10_000, tax: 1_000, status: 12 },
    });
    await plant(api.db, 'INSERT INTO order_tax (order_id, rate, base, tax) VALUES ($1, 1000, 10000, 1000)', [
      id,
    ]);
    expect(await figures(clerk)).toEqual([[sale, 1_000, 10_000, 1_000, 11_000]]);
    await giveMoney(api.db, buyer.accountId, 10_000);
    await api.ok(payOrderFreight, { id, pay_type: PAY_TYPE.balance }, { as: buyer });
    expect(await figures(clerk)).toEqual([[sale, 1_000, 14_091, 1_409, 15_500]]);
  });

  it('counts days where the seller is, and finds rows by day, kind, rate, currency and order', async () => {
    const merchant = await aMerchant();
    const { clerk } = merchant;
    const { id } = await aSale(merchant, TWO_RATES);
    // The first of November in Tokyo, still October elsewhere.
    await asOwner(api, (owner) =>
      owner.query(`UPDATE orders SET created_at = '2026-10-31T15:30:00Z' WHERE id = $1`, [id]),
    );
    const [row] = await listed(clerk);
    expect(row).toMatchObject({ booked_on: '2026-11-01', order_id: id });
    for (const filters of [
      { begin: '2026-11-01', end: '2026-11-01' },
      { kind: sale, currency: 'JPY' },
      { order_no: row?.order_no },
      { sort: 'booked_on' },
    ])
      expect([filters, (await listed(clerk, filters)).length]).toEqual([filters, 2]);
    for (const rate of ['10', '10%', '10.00 %', '１０'])
      expect((await listed(clerk, { rate })).map((one) => one.rate)).toEqual([1_000]);
    for (const filters of [{ end: '2026-10-31' }, { kind: refund }, { rate: 'ten' }, { order_no: 'M-' }])
      expect([filters, await listed(clerk, filters)]).toEqual([filters, []]);
  });

  it('has sales of before rates were kept: in Japan their price contains the tax', async () => {
    const japan = await aMerchant();
    const china = await aMerchant({ country: 'CN', time_zone: 'Asia/Shanghai' });
    for (const { seller } of [japan, china])
      await aQuotedOrder(api.db, {
        ...{ buyer_id: (await aMember(api)).accountId, seller_id: seller.accountId },
        ...{ company_id: seller.companyId, captured: 11_005, status: 20 },
      });
    expect(await figures(japan.clerk)).toEqual([[sale, 1_000, 10_005, 1_000, 11_005]]);
    expect(await figures(china.clerk)).toEqual([[sale, 0, 11_005, 0, 11_005]]);
  });

  it('is each company’s own; staff of the platform read all', async () => {
    const [mine, other] = [await aMerchant(), await aMerchant()];
    const sold = await aSale(mine, TWO_RATES);
    expect(await listed(other.clerk)).toEqual([]);
    expect(await api.ok(salesTaxTotals, {}, { as: other.clerk })).toEqual([]);
    expect(await api.ok(salesTaxTotals, { company_id: mine.seller.companyId }, { as: other.clerk })).toEqual(
      [],
    );
    const staff = await aStaff(api, ['finance:sales-tax:list']);
    const filters = { company_id: mine.seller.companyId };
    expect((await listed(staff, filters)).map(({ order_id }) => order_id)).toEqual([sold.id, sold.id]);
    expect(await api.ok(salesTaxTotals, filters, { as: staff })).toHaveLength(2);
    const nobody = await aStaff(api, ['finance:tax-document:list'], mine.seller.companyId);
    expect((await api.refused(salesTax.calls.list, {}, { as: nobody })).error).toBe('FORBIDDEN');
    expect((await api.refused(salesTaxTotals, {}, { as: nobody })).error).toBe('FORBIDDEN');
  });
});
