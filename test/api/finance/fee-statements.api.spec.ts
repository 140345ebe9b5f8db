import { myTaxDocumentList, staffTaxDocument } from '@fovea/shared-types/finance/tax-document.calls';
import { TAX_DOCUMENT_KIND } from '@fovea/shared-types/finance/tax-document-kinds';
import { taxDocument } from '@fovea/shared-types/finance/tax-document.record';
import type { Language } from '@fovea/shared-types/language';
import { messageList } from '@fovea/shared-types/message/message.calls';
import { auditRefund, refundOrder } from '@fovea/shared-types/order/refund.calls';
import { receiveOrder } from '@fovea/shared-types/order/shipping.calls';
import { taxDocumentChecks } from '../../../server/src/invariants/tax-document.checks.js';
import { aPaidOrder } from '../../fixtures/refunds.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { asOwner } from '../../support/as-owner.js';
import { eventually } from '../../support/eventually.js';
import { feeStatementsAreDue, MONTH_BEGAN, moneyAges, moneyOfLastMonth } from '../../support/month-ends.js';
import { aMember, aSeller, aStaff, type Seller } from '../../support/people.js';
import { plant } from '../../support/planting.js';
import { printedText } from '../../support/read-pdf.js';
import { violations } from '../../support/violations.js';

const KIND = TAX_DOCUMENT_KIND.fee_statement;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await plant(
    api.db,
    `INSERT INTO invoice_issuer (company_id, issuer_name, address, registration_number, effective_from)
     VALUES (NULL, 'サンプル運営株式会社', '東京都千代田区見本町1-2-3', 'T8700110005901', '2020-01-01')`,
  );
});
afterEach(async () => {
  expect(await violations(api.db, 'money')).toEqual([]);
  for (const check of taxDocumentChecks) expect((await check.run(api.db)).violations).toEqual([]);
});
afterAll(() => api?.stop());

interface Merchant {
  seller: Seller;
  clerk: Person;
}

async function aMerchant(): Promise<Merchant> {
  const seller = await aSeller(api, { country: 'JP', time_zone: 'Asia/Tokyo' });
  const clerk = await aStaff(
    api,
    ['finance:tax-document:list', 'order:refund:list', 'order:refund:audit'],
    seller.companyId,
  );
  return { seller, clerk };
}

/** Goods for so many yen that were received: 5 % of it is the fee, 10 % of that its tax, each rounded down. */
async function aReceivedSale({ seller }: Merchant, captured: number): Promise<{ id: number; buyer: Person }> {
  const buyer = await aMember(api);
  const parties = { buyer_id: buyer.accountId, seller_id: seller.accountId, company_id: seller.companyId };
  const id = await aPaidOrder(api.db, { ...parties, status: 30, captured });
  await api.ok(receiveOrder, { id }, { as: buyer });
  return { id, buyer };
}

async function refundAll({ clerk }: Merchant, { id, buyer }: { id: number; buyer: Person }, amount: number) {
  await api.ok(refundOrder, { id, reason: 'Scratched', amount }, { as: buyer });
  await api.ok(auditRefund, { id, status: 1 }, { as: clerk });
}

const asOfLastMonth = ({ seller }: Merchant): Promise<void> => moneyOfLastMonth(api, seller.companyId);

const issueDue = (): Promise<void> => feeStatementsAreDue(api);

const statementsOf = async ({ clerk }: Merchant) =>
  (await api.ok(taxDocument.calls.list, { kind: KIND }, { as: clerk })).data;

async function theStatementOf(merchant: Merchant) {
  const [statement, ...others] = await statementsOf(merchant);
  if (!statement || others.length > 0) throw new Error(`one statement, not ${others.length + 1}`);
  return statement;
}

async function printed(id: number, as: Person, language: Language): Promise<string> {
  const { url } = await api.ok(staffTaxDocument, { id }, { as, language });
  return printedText(api, url);
}

const taxHeld = async (kind: string): Promise<number> =>
  (
    await api.db.query<{ balance: number }>(
      `SELECT coalesce(sum(balance), 0)::bigint AS balance FROM ledger_account
       WHERE kind = $1 AND owner_type = 'platform' AND currency = 'JPY'`,
      [kind],
    )
  ).rows[0]?.balance ?? 0;

describe('a merchant’s statement of a month', () => {
  it('has its tax once per rate on all fees, and the ledger follows it', async () => {
    const merchant = await aMerchant();
    // 59 of fee and 5 of tax each: 192 in all, of which 17 and not 15 are tax.
    for (let at = 0; at < 3; at += 1) await aReceivedSale(merchant, 1_190);
    const before = { tax: await taxHeld('tax'), rounding: await taxHeld('rounding') };
    await asOfLastMonth(merchant);
    await issueDue();
    const statement = await theStatementOf(merchant);
    expect(statement).toMatchObject({ kind: KIND, total: '192', order_id: null, currency: 'JPY' });
    expect(statement.number).toMatch(/^FEE-20\d\d-\d{6}$/);
    expect((await taxHeld('tax')) - before.tax).toBe(2);
    expect((await taxHeld('rounding')) - before.rounding).toBe(-2);
  });

  it.each([
    [
      'ja',
      [
        '手数料明細書(適格請求書)',
        'T8700110005901',
        '御中',
        '10%対象(税抜)',
        '消費税(10%)',
        '手数料合計',
        '期首残高',
      ],
    ],
    ['zh', ['服务费对账单', 'T8700110005901', '10% 税率对应金额', '服务费合计', '期末余额']],
    ['en', ['Fee statement', 'T8700110005901', 'Taxable at 10%', 'Consumption tax 10%', 'Closing balance']],
  ] as const)('is printed in %s with its figures', async (language, words) => {
    const merchant = await aMerchant();
    await aReceivedSale(merchant, 98_000);
    await aReceivedSale(merchant, 1_190);
    await asOfLastMonth(merchant);
    await issueDue();
    const text = await printed((await theStatementOf(merchant)).id, merchant.clerk, language);
    const bare = text.replaceAll(/\s/g, '');
    for (const word of words) expect(bare).toContain(word.replaceAll(/\s/g, ''));
    // 4,900 + 490 and 59 + 5; the tax within 5,454 is 495. What the merchant has is the sales less the fees.
    for (const figure of ['98,000 JPY', '5,390 JPY', '5,454 JPY', '4,959 JPY', '495 JPY', '93,736 JPY'])
      expect(bare).toContain(figure.replace(' ', ''));
  });

  it('has fees that a later refund returned, and may be of less than nothing', async () => {
    const merchant = await aMerchant();
    const sale = await aReceivedSale(merchant, 98_000);
    await asOfLastMonth(merchant);
    await issueDue();
    expect(await theStatementOf(merchant)).toMatchObject({ total: '5390' });
    await refundAll(merchant, sale, 98_000);
    await issueDue();
    expect(await statementsOf(merchant)).toHaveLength(1);
    // The month of the refund is over, too: what came before it is one month older.
    await asOwner(api, (owner) =>
      owner.query(
        `UPDATE tax_document SET statement_month = to_char(to_date(statement_month, 'YYYY-MM') - interval '1 month', 'YYYY-MM')
         WHERE company_id = $1 AND kind = ${KIND}`,
        [merchant.seller.companyId],
      ),
    );
    await moneyAges(api, merchant.seller.companyId, `< ${MONTH_BEGAN}`);
    await asOfLastMonth(merchant);
    await issueDue();
    const [second] = await statementsOf(merchant);
    expect(second).toMatchObject({ total: '-5390' });
    const text = await printed(second?.id ?? 0, merchant.clerk, 'en');
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Fee returned with a refund');
    expect(text.replaceAll(/\s/g, '')).toContain('-490JPY');
  });

  it('is issued once, however many nodes look for it', async () => {
    const merchant = await aMerchant();
    await aReceivedSale(merchant, 10_000);
    await asOfLastMonth(merchant);
    await Promise.all(Array.from({ length: 4 }, issueDue));
    await issueDue();
    expect(await statementsOf(merchant)).toHaveLength(1);
  });

  it('is read by staff of the company, who are notified, and by its owner; by nobody of another', async () => {
    const [merchant, other] = [await aMerchant(), await aMerchant()];
    await api.db.query('UPDATE company SET owner_id = $2 WHERE id = $1', [
      ...[merchant.seller.companyId, merchant.seller.accountId],
    ]);
    await aReceivedSale(merchant, 10_000);
    await asOfLastMonth(merchant);
    await issueDue();
    const { id } = await theStatementOf(merchant);
    expect(await statementsOf(other)).toEqual([]);
    expect((await api.refused(staffTaxDocument, { id }, { as: other.clerk })).error).toBe('NOT_FOUND');
    const mine = await api.ok(myTaxDocumentList, { kind: KIND }, { as: merchant.seller });
    expect(mine.data.map((row) => row.id)).toEqual([id]);
    await eventually('the clerk is told', async () =>
      (await api.ok(messageList, {}, { as: merchant.clerk })).data.some(
        ({ content }) => content.params.to_tax_documents === '/business/taxDocuments',
      ),
    );
  });
});
