import { invoiceIssuer } from '@fovea/shared-types/order/invoice-issuer.record';
import { adminOrderDocument, orderDocument } from '@fovea/shared-types/order/order-document.calls';
import { TAX_DOCUMENT_KIND } from '@fovea/shared-types/finance/tax-document-kinds';
import type { Language } from '@fovea/shared-types/language';
import { openTransaction } from '../../fixtures/held-rows.js';
import { addressOrder } from '../../fixtures/orders.js';
import { aCompany, aReceivedOrder, uniqueText } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aMember, aSeller, aStaff } from '../../support/people.js';
import { readPdf } from '../../support/read-pdf.js';
import { untilWaiting } from '../../support/waiting.js';
import { plant } from '../../support/planting.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

const { invoice, receipt } = TAX_DOCUMENT_KIND;

interface Sale {
  id: number;
  buyer: Person;
  companyId: number;
  sellerId: number;
}

async function aSale(order: object = {}, companyId?: number): Promise<Sale> {
  const seller =
    companyId === undefined ? await aSeller(api) : { companyId, accountId: (await aMember(api)).accountId };
  const buyer = await aMember(api, { username: '青葉 太郎' });
  const id = await aReceivedOrder(api.db, {
    buyer_id: buyer.accountId,
    seller_id: seller.accountId,
    company_id: seller.companyId,
    pay_type: 1,
    ...order,
  });
  return { id, buyer, companyId: seller.companyId, sellerId: seller.accountId };
}

async function textOf(url: string): Promise<string> {
  const answer = await fetch(`${api.url}${url}`);
  expect(answer.status).toBe(200);
  return (await readPdf(Buffer.from(await answer.arrayBuffer()))).pages
    .map(({ text }) => text)
    .join('\n')
    .normalize('NFKC');
}

/** Registered in Japan from long ago. */
const setIssuer = (companyId: number, changes: object = {}) =>
  api.db.query(
    `INSERT INTO invoice_issuer (company_id, issuer_name, address, registration_number, issued_by, effective_from)
     SELECT $1, x.issuer_name, '東京都千代田区1-1', x.registration_number, x.issued_by, '2023-10-01'
     FROM json_to_record($2::json) AS x (issuer_name text, registration_number text, issued_by int)`,
    [
      companyId,
      JSON.stringify({
        issuer_name: '株式会社みらい眼科機器',
        registration_number: 'T8700110005901',
        issued_by: 1,
        ...changes,
      }),
    ],
  );

describe('the issuer of invoices', () => {
  it('is set by each company for itself, with a number that is checked', async () => {
    const { companyId } = await aSeller(api);
    const clerk = await aStaff(
      api,
      ['order:invoice-issuer:list', 'order:invoice-issuer:edit', 'order:invoice-issuer:delete'],
      companyId,
    );
    const row = { issuer_name: 'みらい眼科', address: '東京都', effective_from: '2023-10-01' };
    expect(
      await api.refused(
        invoiceIssuer.calls.add,
        { ...row, registration_number: 'T7700110005901' },
        { as: clerk },
      ),
    ).toMatchObject({ error: 'VALIDATION', fields: { registration_number: expect.any(String) } });
    const { id } = await api.ok(invoiceIssuer.calls.add, row, { as: clerk });
    expect(await api.refused(invoiceIssuer.calls.add, row, { as: clerk })).toMatchObject({
      error: 'ALREADY_DONE',
    });
    await api.ok(
      invoiceIssuer.calls.update,
      { id, registration_number: ' Ｔ8700-1100-05901' },
      { as: clerk },
    );
    const { data } = await api.ok(invoiceIssuer.calls.list, {}, { as: clerk });
    expect(data.filter(({ is_own }) => is_own)).toMatchObject([
      { id, registration_number: 'T8700110005901' },
    ]);
    await api.ok(invoiceIssuer.calls.delete, { id }, { as: clerk });
  });
});

describe('a receipt that is requested while the payment commits', () => {
  it('has the date of the payment', async () => {
    const sale = await aSale({ status: 10 });
    const payment = await openTransaction(
      `UPDATE orders SET status = 20 WHERE id = ${sale.id};
       INSERT INTO order_history (order_id, seq, from_status, to_status)
       SELECT order_id, max(seq) + 1, 10, 20 FROM order_history WHERE order_id = ${sale.id} GROUP BY order_id`,
      api.databaseUrl,
    );
    const issued = api.ok(orderDocument, { id: sale.id, kind: receipt }, { as: sale.buyer });
    await untilWaiting(api.db, 1);
    await payment.commit();
    await issued;
    const { rows } = await api.db.query(
      `SELECT content->>'paidOn' IS NOT NULL AS is_dated FROM tax_document WHERE order_id = $1`,
      [sale.id],
    );
    expect(rows).toEqual([{ is_dated: true }]);
  });
});

describe('an invoice', () => {
  it('shows each rate with its base and tax as the order was placed, and the destination', async () => {
    const sale = await aSale({ freight: 500, tax: 130, total: 1_630 });
    await addressOrder(api.db, sale.id);
    await plant(api.db, 'INSERT INTO order_tax VALUES ($1, 1000, 500, 50), ($1, 800, 1000, 80)', [sale.id]);
    await setIssuer(sale.companyId);
    const { url } = await api.ok(
      orderDocument,
      { id: sale.id, kind: invoice },
      { as: sale.buyer, language: 'en' },
    );
    const text = await textOf(url);
    expect(text).toMatch(/Taxable at 10%[^]*500\ JPY[^]*Consumption tax 10%[^]*50\ JPY/);
    expect(text).toMatch(/Taxable at 8%[^]*1,000\ JPY[^]*Consumption tax 8%[^]*80\ JPY/);
    expect(text).toMatch(/1,630\ JPY/);
    expect(text).toContain('100-0001');
    expect(text).toContain('City Street 1');
  });

  it.each<[Language, string[]]>([
    [
      'ja',
      [
        '請求書(適格請求書)',
        '登録番号 T8700110005901',
        '株式会社みらい眼科機器',
        '消費税(10%)',
        '90 JPY',
        '910 JPY',
        '合計(税込)',
      ],
    ],
    [
      'en',
      [
        'Qualified invoice',
        'Registration number T8700110005901',
        'Consumption tax 10%',
        '90 JPY',
        'Total (tax included)',
        '1,000 JPY',
      ],
    ],
    ['zh', ['适格请求书', '登记号 T8700110005901', '10% 消费税(日本)', '90 JPY', '合计(含税)']],
  ])('of a registered seller of Japan names number and tax per rate, in %s', async (language, texts) => {
    const sale = await aSale();
    await api.db.query(`UPDATE company SET country = 'JP' WHERE id = $1`, [sale.companyId]);
    await setIssuer(sale.companyId);
    const { url, number, is_reissue } = await api.ok(
      orderDocument,
      { id: sale.id, kind: invoice },
      { as: sale.buyer, language },
    );
    expect({ number, is_reissue }).toEqual({
      number: expect.stringMatching(/^INV-\d{4}-000001$/),
      is_reissue: false,
    });
    const text = await textOf(url);
    for (const expected of [number, ...texts]) expect(text).toContain(expected);
    expect(text).not.toMatch(/再発行】|\(reissue\)|\(补打\)/);
  });

  it('stays as it was issued, and shows when it is issued again', async () => {
    const sale = await aSale();
    const first = await api.ok(
      orderDocument,
      { id: sale.id, kind: invoice, addressee: 'あおば眼科' },
      { as: sale.buyer, language: 'ja' },
    );
    await setIssuer(sale.companyId);
    const again = await api.ok(
      orderDocument,
      { id: sale.id, kind: invoice, addressee: '別人' },
      { as: sale.buyer, language: 'ja' },
    );
    expect(again).toMatchObject({ number: first.number, is_reissue: true });
    const [original, copy] = [await textOf(first.url), await textOf(again.url)];
    expect(original).not.toContain('再発行】');
    expect(copy).toContain('【再発行】');
    for (const text of [original, copy]) {
      expect(text).toContain('あおば眼科');
      expect(text).not.toContain('T8700110005901');
    }
    const { rows } = await api.db.query(
      `SELECT action, account_id FROM audit_log l JOIN tax_document p ON p.id = l.subject_id
       WHERE l.subject_type = 'tax_document' AND p.order_id = $1 ORDER BY l.id`,
      [sale.id],
    );
    expect(rows).toEqual(
      ['issue', 'print', 'print'].map((verb) => ({
        action: `order:invoice:${verb}`,
        account_id: sale.buyer.accountId,
      })),
    );
  });

  it('is issued by the platform for a registered seller who requests it', async () => {
    const platform = await aStaff(api, ['order:invoice-issuer:edit', 'order:invoice:print']);
    await api.ok(
      invoiceIssuer.calls.add,
      {
        issuer_name: 'Fovea株式会社',
        address: '東京都',
        registration_number: 'T8111110005901',
        effective_from: '2023-10-01',
      },
      { as: platform },
    );
    const sale = await aSale();
    await setIssuer(sale.companyId, { issued_by: 2 });
    const { url } = await api.ok(
      adminOrderDocument,
      { id: sale.id, kind: invoice },
      { as: platform, language: 'ja' },
    );
    const text = await textOf(url);
    expect(text).toContain('登録番号 T8111110005901');
    expect(text).toContain('株式会社みらい眼科機器 に代わって発行');
    const unregistered = await aSale();
    await setIssuer(unregistered.companyId, { issued_by: 2, registration_number: null });
    const own = await api.ok(
      adminOrderDocument,
      { id: unregistered.id, kind: invoice },
      { as: platform, language: 'ja' },
    );
    expect(await textOf(own.url)).not.toContain('登録番号');
  });

  it('has numbers without gaps per seller, fifty at once', async () => {
    const companyId = await aCompany(api.db, { name_e: uniqueText() });
    const sales = await Promise.all(Array.from({ length: 50 }, () => aSale({}, companyId)));
    const numbers = await Promise.all(
      sales.map(
        async ({ id, buyer }) => (await api.ok(orderDocument, { id, kind: invoice }, { as: buyer })).number,
      ),
    );
    expect(numbers.map((number) => Number(number.slice(-6))).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, at) => at + 1),
    );
  });

  it('is no receipt: that waits for the money, and a cancelled order has neither', async () => {
    const unpaid = await aSale({ status: 10 });
    expect(
      await api.refused(orderDocument, { id: unpaid.id, kind: receipt }, { as: unpaid.buyer }),
    ).toMatchObject({ error: 'STATE_CONFLICT' });
    await api.ok(orderDocument, { id: unpaid.id, kind: invoice }, { as: unpaid.buyer });
    const monthly = await aSale({ pay_type: 3 });
    expect(
      await api.refused(orderDocument, { id: monthly.id, kind: receipt }, { as: monthly.buyer }),
    ).toMatchObject({ error: 'STATE_CONFLICT' });
    const cancelled = await aSale({ status: 60 });
    expect(
      await api.refused(orderDocument, { id: cancelled.id, kind: invoice }, { as: cancelled.buyer }),
    ).toMatchObject({ error: 'STATE_CONFLICT' });
  });

  it('shows names of Poland, Turkey, Greece and Korea, and is not issued with a letter that it cannot show', async () => {
    const sale = await aSale();
    const request = { id: sale.id, kind: invoice };
    const refused = await api.refused(
      orderDocument,
      { ...request, addressee: 'Clinic 😀' },
      { as: sale.buyer },
    );
    expect(refused).toMatchObject({
      error: 'VALIDATION',
      fields: { addressee: expect.stringContaining('😀') },
    });
    const typed = { addressee: 'Łódź Işık Ώρα', department: '서울밝은안과의원' };
    const { url, number } = await api.ok(
      orderDocument,
      { ...request, ...typed },
      { as: sale.buyer, language: 'ja' },
    );
    expect(number).toMatch(/-000001$/);
    const text = await textOf(url);
    expect(text).toContain('Łódź Işık Ώρα');
    expect(text).toContain('서울밝은안과의원 御中');
    expect(text).not.toContain('〓');
  });

  it('of another is as if absent', async () => {
    const sale = await aSale();
    const stranger = await aMember(api);
    expect(await api.refused(orderDocument, { id: sale.id, kind: invoice }, { as: stranger })).toMatchObject({
      error: 'NOT_FOUND',
    });
    const clerk = await aStaff(api, ['order:invoice:print'], await aCompany(api.db));
    expect(
      await api.refused(adminOrderDocument, { id: sale.id, kind: invoice }, { as: clerk }),
    ).toMatchObject({
      error: 'NOT_FOUND',
    });
  });
});
