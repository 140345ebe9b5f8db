import {
  addSerialNote,
  findSerials,
  serialLabels,
  serialPassport,
  serialPassportCert,
} from '@fovea/shared-types/warehouse/passport.calls';
import type { Language } from '@fovea/shared-types/language';
import { aGtin } from '../../fixtures/gtin.js';
import { gs1String, parseGs1 } from '@fovea/shared-types/warehouse/gs1';
import { addressedBy } from '@fovea/shared-types/warehouse/passport-rules';
import { PassportEntries } from '../../../server/src/warehouse/passport/passport-entries.js';
import { StockIntake } from '../../../server/src/warehouse/stock/stock-intake.service.js';
import { uniqueText } from '../../fixtures/rows.js';
import { anItem, aPiece } from '../../fixtures/stock-rows.js';
import { aBin, aWarehouse } from '../../fixtures/places.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aSeller, aStaff } from '../../support/people.js';
import { readPdf } from '../../support/read-pdf.js';
import { ownersDatabase } from '../../support/planting.js';

const GTIN = '04912345678904';

let api: TestApi;
let clerk: Person;
let companyId: number;
let warehouseId: number;
let binId: number;
let lastSource = Date.now();
beforeAll(async () => {
  api = await startApi();
  ({ companyId } = await aSeller(api));
  warehouseId = await aWarehouse(api.db, companyId, { name: '東京第一倉庫' });
  binId = await aBin(api.db, companyId, { warehouse_id: warehouseId, code: 'A-01-01' });
  clerk = await aClerk(companyId);
});
afterAll(() => api?.stop());

const aClerk = (company: number) =>
  aStaff(api, ['warehouse:passport:list', 'warehouse:passport:add'], company);

/** A piece in stock, of an item with a GTIN. */
async function aStockedPiece(
  serialNumber = `SN-${uniqueText()}`,
  gtin = GTIN,
): Promise<{ id: number; serialNumber: string }> {
  const productId = await anItem(api.db, companyId, 1);
  // One item of a company has it at a time.
  await api.db.query('UPDATE product SET gtin = NULL WHERE gtin = $1', [gtin]);
  await api.db.query('UPDATE product SET gtin = $2, name_j = $3, name_c = $4 WHERE id = $1', [
    productId,
    gtin,
    '眼底カメラ（直骨）',
    '眼底照相机（直骨）',
  ]);
  const intake = { warehouseId, companyId, sourceType: 'stock_document', sourceId: (lastSource += 1) };
  const line = { productId, quantity: 1, serialNumber, lotNumber: '', expiresOn: null, binId, cost: 5 };
  await ownersDatabase(api.databaseUrl).transaction((tx) =>
    api.app.get(StockIntake).receiveStock(tx, { ...intake, type: 11, accountId: clerk.accountId }, [line]),
  );
  const { rows } = await api.db.query<{ id: number }>('SELECT id FROM serial_unit WHERE product_id = $1', [
    productId,
  ]);
  return { id: rows[0]?.id ?? 0, serialNumber };
}

const find = async (code: string, as = clerk) =>
  (await api.ok(findSerials, { code }, { as })).map(({ id }) => id);
const fetchPdf = async (url: string) => {
  const answer = await api.app.inject({ method: 'GET', url });
  return { status: answer.statusCode, type: answer.headers['content-type'], body: answer.rawPayload };
};

describe('a code', () => {
  it('is accepted as a scanner sends it, with separators and in its envelope, and not with other controls', async () => {
    const gs1 = gs1String([
      { ai: '01', value: GTIN },
      { ai: '10', value: 'L1' },
      { ai: '21', value: 'NOBODY-1' },
    ]);
    expect(gs1).toContain('\u001d');
    for (const code of [gs1, `[)>\u001e05\u001d${gs1}\u001e\u0004`, '[)>\u001e06\u001dSNOBODY-1\u001e\u0004'])
      expect(await api.ok(findSerials, { code }, { as: clerk })).toEqual([]);
    const { fields } = await api.refused(findSerials, { code: 'A\u0000' }, { as: clerk });
    expect(Object.keys(fields ?? {})).toEqual(['code']);
  });

  it('finds a piece as it is typed, scanned from a package, or read from our own label', async () => {
    const { id, serialNumber } = await aStockedPiece();
    expect(await find(` ${serialNumber.toLowerCase()} `)).toEqual([id]);
    const gs1 = gs1String([
      { ai: '01', value: GTIN },
      { ai: '21', value: serialNumber },
    ]);
    expect(await find(`]d2${gs1}`)).toEqual([id]);
    expect(await find(`(01)${GTIN}(21)${serialNumber}`)).toEqual([id]);
    expect(await find(`https://old.example/#/warehouse/passport?id=${id}`)).toEqual([id]);
    expect(await find(`]Q1https://old.example/#/warehouse/passport?id=${id}`)).toEqual([id]);
    expect(await find('SN-NOBODY')).toEqual([]);
    expect(await find(`(01)06291041500213(21)${serialNumber}`)).toEqual([]);
  });

  it('finds nothing of another company', async () => {
    const other = await aSeller(api);
    const id = await aPiece(api.db, other.companyId, { serial: 'SN-OF-OTHERS' });
    expect(await find('SN-OF-OTHERS')).toEqual([]);
    expect(await find('SN-OF-OTHERS', await aClerk(other.companyId))).toEqual([id]);
    expect((await api.refused(serialPassport, { id }, { as: clerk })).error).toBe('NOT_FOUND');
  });
});

describe('a passport', () => {
  it('shows where a piece is and what happened to it, what was added too, once', async () => {
    const { id } = await aStockedPiece();
    const key = uniqueText();
    const note = { id, kind: 'test' as const, text: 'Resolution 20 µm', result: 1, request_id: key };
    await api.ok(addSerialNote, note, { as: clerk });
    await api.ok(addSerialNote, note, { as: clerk });
    const repair = {
      serialUnitId: id,
      companyId,
      accountId: null,
      kind: 'repair',
      subject: { type: 'repair_order', id: 4 },
      at: null,
      facts: { text: 'R-4' },
    };
    const entries = api.app.get(PassportEntries);
    expect(await api.db.transaction((tx) => entries.add(tx, repair))).not.toBeNull();
    expect(await api.db.transaction((tx) => entries.add(tx, repair))).toBeNull();
    const passport = await api.ok(serialPassport, { id }, { as: clerk });
    expect(passport).toMatchObject({
      id,
      gtin: GTIN,
      place: 1,
      in_stock: 1,
      ware_house_name: '東京第一倉庫',
    });
    expect(
      passport.lines.map(({ kind, type, result, text, subject_id, bin_code }) => [
        kind,
        type,
        result,
        text,
        subject_id,
        bin_code,
      ]),
    ).toEqual([
      ['repair', null, null, 'R-4', 4, null],
      ['test', null, 1, 'Resolution 20 µm', null, null],
      ['movement', 11, null, null, expect.any(Number), 'A-01-01'],
    ]);
  });

  it('shows a company that had the piece its own part, and not where it is now', async () => {
    const { id } = await aStockedPiece();
    const { companyId: buyer } = await aSeller(api);
    await api.db.query(
      'UPDATE serial_unit SET company_id = $2, place = 0, stock_id = NULL, bin_id = NULL WHERE id = $1',
      [id, buyer],
    );
    await api.ok(addSerialNote, { id, kind: 'note', text: 'sold' }, { as: clerk });
    const now = await api.ok(serialPassport, { id }, { as: await aClerk(buyer) });
    const before = await api.ok(serialPassport, { id }, { as: clerk });
    expect(now.lines).toEqual([]);
    expect(before.lines.map(({ kind }) => kind)).toEqual(['note', 'movement']);
    expect(before.company_name).toBeNull();
  });

  it.each([
    ['zh', '序列号档案', '眼底照相机（直骨）', '入库'],
    ['en', 'Serial number passport', 'Slit lamp', 'Stock-in'],
    ['ja', '機器履歴書', '眼底カメラ（直骨）', '入庫'],
  ] as const)('is a document in %s, whose code leads back to it', async (language: Language, ...texts) => {
    const { id, serialNumber } = await aStockedPiece();
    const { cert_no, url } = await api.ok(serialPassportCert, { id }, { as: clerk, language });
    expect(cert_no).toBe(serialNumber);
    const { status, type, body } = await fetchPdf(url);
    expect([status, type]).toEqual([200, 'application/pdf']);
    const { pages } = await readPdf(body);
    for (const expected of [...texts, serialNumber]) expect(pages[0]?.text).toContain(expected);
    expect(pages[0]?.codes.map(({ text }) => addressedBy(text))).toEqual([{ id }]);
  });

  it('is given to nobody without a signature of ours', async () => {
    const { id } = await aStockedPiece();
    const { url } = await api.ok(serialPassportCert, { id }, { as: clerk });
    const other = url.replace(`/${id}_`, `/${id + 1}_`);
    expect(other).not.toBe(url);
    for (const address of [other, url.split('?')[0] ?? '', url.replace('/en/', '/xx/')])
      expect((await fetchPdf(address)).status).toBe(404);
  });
});

describe('labels', () => {
  it('carry the requested code, or the address of the passport where there is none', async () => {
    const plain = await aStockedPiece();
    const rare = await aStockedPiece(`器-${uniqueText()}`, aGtin());
    const ids = [plain.id, rare.id];
    const labels = { ids, size: '62x29' as const };
    const gs1 = await api.ok(serialLabels, { ...labels, code: 'gs1datamatrix' }, { as: clerk });
    expect(gs1.without_code).toEqual([rare.serialNumber]);
    const { pages } = await readPdf((await fetchPdf(gs1.url)).body);
    expect(pages.map(({ codes }) => codes[0]?.format)).toEqual(['DataMatrix', 'QRCode']);
    expect(parseGs1(pages[0]?.codes[0]?.text ?? '')).toContainEqual({ ai: '21', value: plain.serialNumber });
    expect(addressedBy(pages[1]?.codes[0]?.text ?? '')).toEqual({ id: rare.id });
    expect(pages[1]?.text).toContain(rare.serialNumber);
  });

  it('of a piece that is not theirs are printed for nobody', async () => {
    const other = await aSeller(api);
    const foreign = await aPiece(api.db, other.companyId);
    const { id } = await aStockedPiece();
    const request = { ids: [id, foreign], size: 'a4-24' as const, code: 'qr' as const };
    expect((await api.refused(serialLabels, request, { as: clerk })).error).toBe('NOT_FOUND');
  });
});
