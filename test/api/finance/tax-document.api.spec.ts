import { TAX_DOCUMENT_KIND } from '@fovea/shared-types/finance/tax-document-kinds';
import {
  mailTaxDocument,
  myTaxDocument,
  myTaxDocumentArchive,
  myTaxDocumentList,
  setRedLetterNumber,
  staffTaxDocument,
  taxDocumentArchive,
} from '@fovea/shared-types/finance/tax-document.calls';
import { taxDocument } from '@fovea/shared-types/finance/tax-document.record';
import { aReceivedOrder } from '../../fixtures/rows.js';
import { aTaxDocument } from '../../fixtures/tax-documents.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aMember, aSeller, aStaff, type Seller } from '../../support/people.js';
import { readPdf } from '../../support/read-pdf.js';
import { unzipFiles } from '../../support/unzip.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

const PERMISSIONS: Parameters<typeof aStaff>[1] = ['finance:tax-document:list', 'finance:tax-document:edit'];

interface Issued {
  id: number;
  buyer: Person;
  seller: Seller;
  clerk: Person;
}

async function anIssued(more: { country?: 'CN'; issuedOn?: string } = {}): Promise<Issued> {
  const [buyer, seller] = [await aMember(api), await aSeller(api)];
  const orderId = await aReceivedOrder(api.db, {
    ...{ buyer_id: buyer.accountId, seller_id: seller.accountId, company_id: seller.companyId },
  });
  const of = { orderId, buyerId: buyer.accountId, companyId: seller.companyId };
  const clerk = await aStaff(api, PERMISSIONS, seller.companyId);
  return { id: await aTaxDocument(api.db, { ...of, ...more }), buyer, seller, clerk };
}

async function fetched(url: string): Promise<Buffer> {
  const answer = await fetch(`${api.url}${url}`);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

const textOf = async (pdf: Buffer): Promise<string> =>
  (await readPdf(pdf)).pages
    .map(({ text }) => text)
    .join('\n')
    .normalize('NFKC');

describe('issued documents', () => {
  it('are mailed to their recipient as PDF, once per request, by nobody of another company', async () => {
    const { id, buyer, seller } = await anIssued();
    const printer = await aStaff(api, ['order:invoice:print'], seller.companyId);
    const { rows } = await api.db.query<{ email: string }>('SELECT email FROM account WHERE id = $1', [
      buyer.accountId,
    ]);
    const email = rows[0]?.email ?? '';
    const request = { id, request_id: 'once' };
    const { sent_to } = await api.ok(mailTaxDocument, request, { as: printer });
    expect(sent_to).toBe(`${email.slice(0, 1)}•••${email.slice(email.indexOf('@'))}`);
    await api.ok(mailTaxDocument, request, { as: printer });
    const mails = await api.db.query<{ paper: { kind: string; subject: string } }>(
      'SELECT paper FROM outgoing_message WHERE recipient = $1',
      [email],
    );
    expect(mails.rows).toMatchObject([{ paper: { kind: 'tax-document', subject: `${id}_1` } }]);
    const other = await aStaff(api, ['order:invoice:print'], (await aSeller(api)).companyId);
    expect((await api.refused(mailTaxDocument, { id }, { as: other })).error).toBe('NOT_FOUND');
  });

  it('are found by number, day, amount, counterparty and kind, each company its own', async () => {
    const { id, clerk } = await anIssued({ issuedOn: '2026-08-15' });
    await anIssued({ issuedOn: '2026-08-15' });
    const found = async (filters: object) =>
      (await api.ok(taxDocument.calls.list, { ...filters }, { as: clerk })).data.map((row) => row.id);
    expect(await found({})).toEqual([id]);
    for (const filters of [
      { begin: '2026-08-15', end: '2026-08-15' },
      { sold_from: '2026-08-01', sold_to: '2026-08-31' },
      { amount: '1,000' },
      { amount_from: '999', amount_to: '1000.00' },
      { counterparty: 'あおば' },
      { counterparty: '法人' },
      { kind: TAX_DOCUMENT_KIND.invoice, currency: 'JPY' as const },
    ])
      expect([filters, await found(filters)]).toEqual([filters, [id]]);
    for (const filters of [
      { begin: '2026-08-16' },
      { amount_from: '1001' },
      { amount: '999' },
      { amount_from: 'a lot' },
      { counterparty: 'みらい' },
      { kind: TAX_DOCUMENT_KIND.receipt },
    ])
      expect([filters, await found(filters)]).toEqual([filters, []]);
  });

  it('are listed for their recipient, and printed as reissues', async () => {
    const { id, buyer, clerk } = await anIssued();
    const { data } = await api.ok(myTaxDocumentList, {}, { as: buyer });
    expect(data).toMatchObject([{ id, total: '1000', issuer_name: 'Sample Optics', is_replaced: false }]);
    const mine = await api.ok(myTaxDocument, { id }, { as: buyer, language: 'ja' });
    const text = await textOf(await fetched(mine.url));
    expect(text).toContain('【再発行】');
    expect(text).toContain('医療法人あおば会 御中');
    expect(text).toContain('1,000 JPY');
    const theirs = await api.ok(staffTaxDocument, { id }, { as: clerk, language: 'en' });
    expect(await textOf(await fetched(theirs.url))).toContain('(reissue)');
    const stranger = await aMember(api);
    expect((await api.refused(myTaxDocument, { id }, { as: stranger })).error).toBe('NOT_FOUND');
    const { clerk: other } = await anIssued();
    expect((await api.refused(staffTaxDocument, { id }, { as: other })).error).toBe('NOT_FOUND');
  });

  it('are one archive for a month, with an index, of who asks alone', async () => {
    const { id, buyer, clerk } = await anIssued({ issuedOn: '2026-07-31' });
    await anIssued({ issuedOn: '2026-07-31' });
    for (const { url } of [
      await api.ok(myTaxDocumentArchive, { month: '2026-07' }, { as: buyer, language: 'ja' }),
      await api.ok(taxDocumentArchive, { month: '2026-07' }, { as: clerk, language: 'ja' }),
    ]) {
      const files = unzipFiles(await fetched(url));
      const [index = '', name = '', ...more] = files.keys();
      expect([index, more]).toEqual(['index.csv', []]);
      expect(name).toMatch(new RegExp(`^2026-07-31_INV-\\d+_${id}\\.pdf$`));
      expect(files.get(index)?.toString()).toContain('医療法人あおば会');
      expect(await textOf(files.get(name) ?? Buffer.alloc(0))).toContain('請求書');
    }
    const { url } = await api.ok(myTaxDocumentArchive, { month: '2026-06' }, { as: buyer });
    expect([...unzipFiles(await fetched(url)).keys()]).toEqual(['index.csv']);
    expect((await fetch(`${api.url}${url.replace('2026-06', '2026-07')}`)).status).toBe(404);
  });
});

describe('the statement of a refund in China', () => {
  it('names the red-letter fapiao that the merchant enters, and is called none itself', async () => {
    const { id, buyer, clerk } = await anIssued({ country: 'CN' });
    const number = '24952000000012345678';
    const printed = async () =>
      textOf(await fetched((await api.ok(myTaxDocument, { id }, { as: buyer, language: 'zh' })).url));
    const before = await printed();
    expect(before).toContain('退款说明');
    expect(before).toContain('尚未登记');
    expect(before).not.toMatch(/合格发票|消费税|-0/);
    await api.ok(setRedLetterNumber, { id, red_letter_number: number }, { as: clerk });
    expect(await printed()).toContain(number);
    const invoice = await anIssued();
    expect(
      (
        await api.refused(
          setRedLetterNumber,
          { id: invoice.id, red_letter_number: number },
          { as: invoice.clerk },
        )
      ).error,
    ).toBe('STATE_CONFLICT');
    expect(
      await api.refused(setRedLetterNumber, { id, red_letter_number: '1' }, { as: clerk }),
    ).toMatchObject({ error: 'VALIDATION', fields: { red_letter_number: expect.any(String) } });
    const { rows } = await api.db.query(
      `SELECT after FROM audit_log WHERE action = 'finance:tax-document:edit' AND subject_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ after: { red_letter_number: number } }]);
  });
});
