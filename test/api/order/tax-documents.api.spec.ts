import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { TAX_DOCUMENT_KIND } from '@fovea/shared-types/finance/tax-document-kinds';
import type { Language } from '@fovea/shared-types/language';
import { addOrder, orderQuote } from '@fovea/shared-types/order/checkout.calls';
import { payOrderFreight } from '@fovea/shared-types/order/freight-bill.calls';
import { orderDocument } from '@fovea/shared-types/order/order-document.calls';
import { auditRefund, refundOrder } from '@fovea/shared-types/order/refund.calls';
import { OrderDocumentHandlers } from '../../../server/src/order/documents/order-document.handlers.js';
import { addressOrder } from '../../fixtures/orders.js';
import { aPaidOrder, aQuotedOrder } from '../../fixtures/refunds.js';
import { anAddress } from '../../fixtures/shop.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { aMember, aSeller, aStaff, giveMoney, type Seller } from '../../support/people.js';
import { plant } from '../../support/planting.js';
import { printedText } from '../../support/read-pdf.js';
import { aSoldLot } from '../../support/scenes.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

const { invoice, receipt, credit_note } = TAX_DOCUMENT_KIND;

interface Sale {
  id: number;
  buyer: Person;
  seller: Seller;
}

const printed = async ({ id, buyer }: Sale, kind: number, language: Language = 'en') => {
  const answer = await api.ok(orderDocument, { id, kind }, { as: buyer, language });
  return { ...answer, text: await printedText(api, answer.url) };
};

interface Kept {
  id: number;
  kind: number;
  number: string;
  total: number;
  amends_id: number | null;
  original_id: number | null;
  content: { taxes: { ratePercent: number; base: number; tax: number }[] };
}

const documentsOf = async ({ id }: Pick<Sale, 'id'>): Promise<Kept[]> =>
  (
    await api.db.query<Kept>(
      'SELECT id, kind, number, total, amends_id, original_id, content FROM tax_document WHERE order_id = $1 ORDER BY id',
      [id],
    )
  ).rows;

/** Paid with 11,000 yen, of which 1,000 are tax. */
async function aPaidSale(country = 'JP', status: 12 | 20 | null = null): Promise<Sale> {
  const [buyer, seller] = [await aMember(api), await aSeller(api, { country, time_zone: 'Asia/Tokyo' })];
  const parties = { buyer_id: buyer.accountId, seller_id: seller.accountId, company_id: seller.companyId };
  const order = { ...parties, captured: 11_000, goods_total: 10_000, tax: 1_000 };
  const id =
    status === null ? await aPaidOrder(api.db, order) : await aQuotedOrder(api.db, { ...order, status });
  await addressOrder(api.db, id);
  await plant(api.db, 'INSERT INTO order_tax (order_id, rate, base, tax) VALUES ($1, 1000, 10000, 1000)', [
    id,
  ]);
  await plant(api.db, 'UPDATE order_line SET tax_rate = 1000 WHERE order_id = $1', [id]);
  return { id, buyer, seller };
}

async function refunded({ id, buyer, seller }: Sale, amount: number): Promise<void> {
  const clerk = await aStaff(api, ['order:refund:audit', 'order:order:list'], seller.companyId);
  await api.ok(refundOrder, { id, reason: 'A scratch', amount }, { as: buyer });
  await api.ok(auditRefund, { id, status: 1 }, { as: clerk });
}

describe('the invoice of a lot', () => {
  it('waits for the address, with which its amount is final', async () => {
    const { id, winner: buyer, orderId, goodsId } = await aSoldLot(api, {}, { isUnaddressed: true });
    await api.db.query(`UPDATE goods SET freight = 500, ships_from = 'JP' WHERE id = $1`, [goodsId]);
    const request = { id: orderId, kind: invoice };
    expect((await api.refused(orderDocument, request, { as: buyer })).error).toBe('STATE_CONFLICT');
    expect(await documentsOf({ id: orderId })).toEqual([]);
    await anAddress(api.db, buyer.accountId);
    const { quote_id, total_price, tax } = await api.ok(orderQuote, { auction_id: id }, { as: buyer });
    await api.ok(addOrder, { auction_id: id, quote_id, pay_type: PAY_TYPE.balance }, { as: buyer });
    await api.ok(orderDocument, request, { as: buyer });
    const [issued] = await documentsOf({ id: orderId });
    expect(issued).toMatchObject({ total: Number(total_price), content: { taxes: [{ tax: Number(tax) }] } });
    expect(Number(tax)).toBeGreaterThan(0);
  });

  it('has the rate and the issuer of the day of the sale, not of the print', async () => {
    const sale = await aPaidSale();
    await plant(api.db, `UPDATE orders SET created_at = '2026-10-26T03:00:00Z' WHERE id = $1`, [sale.id]);
    await api.db.query(
      `INSERT INTO invoice_issuer (company_id, issuer_name, address, registration_number, effective_from)
       VALUES ($1, 'Mirai Ganka', 'Tokyo', NULL, '2026-10-01'), ($1, 'Mirai Ganka', 'Tokyo', 'T8700110005901', '2026-11-01')`,
      [sale.seller.companyId],
    );
    const before = await printed(sale, invoice);
    expect(before.text).not.toContain('T8700110005901');
    expect(before.text).toContain('26 October 2026');
    // At half past midnight in Tokyo it is the day before in UTC.
    const later = await aPaidSale();
    await plant(api.db, `UPDATE orders SET created_at = '2026-10-31T15:30:00Z' WHERE id = $1`, [later.id]);
    await api.db.query(
      `INSERT INTO invoice_issuer (company_id, issuer_name, address, registration_number, effective_from)
       VALUES ($1, 'Mirai Ganka', 'Tokyo', 'T8700110005901', '2026-11-01')`,
      [later.seller.companyId],
    );
    expect((await printed(later, invoice)).text).toContain('T8700110005901');
  });
});

describe('freight that is billed after the invoice', () => {
  it('is one line of the same rate on a corrected invoice; the first stays as it was', async () => {
    const sale = await aPaidSale('JP', 12);
    const first = await printed(sale, invoice);
    expect(first.text).toMatch(/Total \(tax included\)[^]*11,000 JPY/);
    await giveMoney(api.db, sale.buyer.accountId, 10_000);
    await api.ok(payOrderFreight, { id: sale.id, pay_type: PAY_TYPE.balance }, { as: sale.buyer });
    const documents = await eventually('the correction', async () => {
      const found = await documentsOf(sale);
      return found.length === 2 && found;
    });
    const [original, corrected] = documents;
    // 15,500 with its tax: 1,409, rounded once. Apart they would be 1,000 and 409.
    expect(corrected).toMatchObject({
      ...{ amends_id: original?.id, total: 15_500 },
      content: { taxes: [{ ratePercent: 10, base: 14_091, tax: 1_409 }] },
    });
    const again = await printed(sale, invoice);
    expect(again.number).toBe(corrected?.number);
    expect(again.number).not.toBe(first.number);
    expect(again.text).toContain('(corrected)');
    expect(again.text).toContain(`Corrects`);
    expect(again.text).toContain(first.number);
    expect(again.text).toMatch(/Freight \(quoted after the order\)[^]*4,091 JPY/);
    expect(original).toMatchObject({ total: 11_000, content: { taxes: [{ tax: 1_000 }] } });
  });

  it('corrects what was issued with other amounts before', async () => {
    const sale = await aPaidSale();
    await printed(sale, invoice);
    await printed(sale, receipt);
    await plant(
      api.db,
      `UPDATE tax_document SET total = 10000, content = jsonb_set(content, '{total}', '10000') WHERE order_id = $1`,
      [sale.id],
    );
    await api.app.get(OrderDocumentHandlers, { strict: false }).correctAll();
    expect(
      (await documentsOf(sale)).map(({ kind, total, amends_id }) => [kind, total, amends_id !== null]),
    ).toEqual([
      [invoice, 10_000, false],
      [receipt, 10_000, false],
      [invoice, 11_000, true],
      [receipt, 11_000, true],
    ]);
    await api.app.get(OrderDocumentHandlers, { strict: false }).correctAll();
    expect(await documentsOf(sale)).toHaveLength(4);
  });
});

describe('a refund', () => {
  it('issues a credit note with its own number, the original and the amounts of each rate', async () => {
    const sale = await aPaidSale();
    const first = await printed(sale, receipt);
    await refunded(sale, 2_750);
    const [original, note] = await documentsOf(sale);
    expect(note).toMatchObject({
      ...{ kind: credit_note, total: 2_750, original_id: original?.id },
      number: expect.stringMatching(/^CRN-\d{4}-000001$/),
      content: { taxes: [{ ratePercent: 10, base: 2_500, tax: 250 }] },
    });
    const again = await printed(sale, receipt);
    expect(again.number).toBe(first.number);
    expect(again.text).toContain('11,000 JPY');
    expect(again.text).not.toMatch(/2,750|Refund/);
  });

  it('issues one, too, where no invoice was requested before, and one for each refund', async () => {
    const sale = await aPaidSale();
    await refunded(sale, 1_100);
    await refunded(sale, 9_900);
    const notes = await documentsOf(sale);
    expect(notes.map(({ kind, total, original_id }) => [kind, total, original_id])).toEqual([
      [credit_note, 1_100, null],
      [credit_note, 9_900, null],
    ]);
    expect(notes.flatMap(({ content }) => content.taxes.map(({ tax }) => tax))).toEqual([100, 900]);
  });
});
