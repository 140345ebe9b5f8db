import { LABEL_SIZES } from '@fovea/shared-types/platform/label-kinds';
import type { Language } from '@fovea/shared-types/language';
import { GROUP_SEPARATOR, parseGs1 } from '@fovea/shared-types/warehouse/gs1';
import { readPdf, readPdfs } from '../../../../test/support/read-pdf.js';
import { LABEL_SHAPES, type PrintedDocument, type PrintedCode, type PrintJob } from './printed-document.js';
import { PdfRenderer } from './pdf-renderer.js';

const press = new PdfRenderer();
afterAll(() => press.onApplicationShutdown());

const ADDRESS = 'https://example.com/#/warehouse/passport?id=12345678';
const TEXTS: Record<Language, { title: string; product: string; note: string; font: string }> = {
  zh: {
    title: '入库证明书',
    product: '眼底照相机（直骨令海）㈱髙橋',
    note: '请妥善保管本证书，用于核验设备的来源与流转记录。',
    font: 'NotoSansSC',
  },
  en: {
    title: 'Certificate of stock-in',
    product: 'Fundus camera, “OCT” 25 ℃ ±1',
    note: 'Keep this certificate: it proves where the device came from, café and office alike.',
    font: 'NotoSansJP',
  },
  ja: {
    title: '入庫証明書',
    product: '眼底カメラ（直骨令海）㈱髙橋 ｱｲｳ',
    note: '本証明書は、機器の出所と流通の記録を確認するために大切に保管してください。',
    font: 'NotoSansJP',
  },
};

const aDocument = (language: Language, rows = 2): PrintedDocument => {
  const { title, product, note } = TEXTS[language];
  return {
    language,
    title,
    number: 'IN-0001',
    code: { kind: 'qr', text: ADDRESS, caption: 'SN-1' },
    blocks: [
      { kind: 'heading', text: product },
      {
        kind: 'parties',
        parties: [
          { title: 'A', lines: ['甲', '乙'] },
          { title: 'B', lines: [] },
        ],
      },
      { kind: 'facts', facts: [1, 2, 3].map((at) => ({ label: `F${at}`, value: `V${at}` })) },
      {
        kind: 'table',
        columns: [
          { label: 'No.', share: 1 },
          { label: 'Product', share: 5 },
          { label: 'Amount', share: 2, align: 'right' },
        ],
        rows: Array.from({ length: rows }, (_, at) => [`#${at + 1}`, product, '12,345.00']),
      },
      { kind: 'totals', totals: [{ label: 'Total', value: 'JPY 98,765' }] },
      { kind: 'notes', text: note },
      { kind: 'signatures', labels: ['X', 'Y'] },
    ],
    footer: 'Fovea',
  };
};
const print = (job: PrintJob, who = 1) => press.print(who, job);
const document = (language: Language, rows?: number) =>
  print({ kind: 'document', document: aDocument(language, rows) });
const oneLine = (text: string) => text.replaceAll('\n', '');

describe('a document', () => {
  it.each(['zh', 'en', 'ja'] as const)(
    'in %s is read back, its code and the shapes of its signs too',
    async (language) => {
      const { title, product, note, font } = TEXTS[language];
      const pdf = await document(language);
      const { title: shown, pages } = await readPdf(pdf);
      expect(shown).toBe(`${title} IN-0001`);
      expect(pages).toHaveLength(1);
      const [page] = pages;
      for (const expected of [title, product, note, 'V3', 'JPY 98,765', '12,345.00', 'Fovea', '1 / 1'])
        expect(oneLine(page?.text ?? '').replaceAll(' ', '')).toContain(expected.replaceAll(' ', ''));
      expect(page?.codes.map(({ text }) => text)).toEqual([ADDRESS]);
      const fonts = [...pdf.toString('latin1').matchAll(/\/BaseFont \/[A-Z]{6}\+(\w+)-/g)].map(
        ([, name]) => name,
      );
      expect(new Set(fonts)).toEqual(new Set([font]));
      expect(pdf.length).toBeLessThan(80_000);
    },
  );

  it('of 500 lines has every one of them, a head on every page, and holds up nobody', async () => {
    await document('zh');
    let turns = 0;
    const clock = setInterval(() => (turns += 1), 10);
    const pdf = await document('zh', 500);
    clearInterval(clock);
    // A drawing on this thread would leave it none.
    expect(turns).toBeGreaterThan(5);
    expect(pdf.length).toBeLessThan(300_000);
    const { pages } = await readPdf(pdf);
    expect(pages.length).toBeGreaterThan(10);
    const lines = pages.flatMap(({ text }) => [...text.matchAll(/#\d+/g)].map(([number]) => number));
    expect(lines).toEqual(Array.from({ length: 500 }, (_, at) => `#${at + 1}`));
    pages.forEach(({ text }, at) => {
      expect(text).toContain('IN-0001');
      expect(text).toContain(`${at + 1} / ${pages.length}`);
    });
  });
});

describe('labels', () => {
  const GTIN = '04912345678904';
  const codes: { kind: PrintedCode['kind']; text: (at: number) => string; format: string }[] = [
    { kind: 'qr', text: (at) => `${ADDRESS}${at}`, format: 'QRCode' },
    { kind: 'code128', text: (at) => `SN-2024-${at}`, format: 'Code128' },
    { kind: 'gs1datamatrix', text: (at) => `(01)${GTIN}(21)SN-${at}(10)L1`, format: 'DataMatrix' },
  ];

  it.each(LABEL_SIZES)('of %s are read back, whatever code they have', async (size) => {
    const { across, down, width, height } = LABEL_SHAPES[size];
    const perPage = across * down;
    const numbers = Array.from({ length: perPage + 1 }, (_, at) => at + 10);
    const printed: Buffer[] = [];
    for (const { kind, text } of codes) {
      const labels = numbers.map((at) => ({
        code: { kind, text: text(at) },
        caption: `SN-${at}`,
        title: '眼底カメラ',
        lines: ['A-01-02'],
      }));
      printed.push(await print({ kind: 'labels', sheet: { language: 'ja', title: 'Labels', size, labels } }));
    }
    const read = await readPdfs(printed);
    read.forEach(({ pages }, kind) => {
      expect(pages).toHaveLength(2);
      const seen = pages.flatMap((page) => page.codes);
      expect(seen.every(({ format }) => format === codes[kind]?.format)).toBe(true);
      expect(seen.map(({ text }) => text).sort()).toEqual(numbers.map((at) => codes[kind]?.text(at)));
      expect(pages[0]?.text).toContain('眼底カメラ');
      expect(pages[1]?.text).toContain(`SN-${perPage + 10}`);
      const millimetres = (points = 0) => Math.round((points * 25.4) / 72);
      const sheet = perPage === 1 ? [width, height] : [210, 297];
      expect([millimetres(pages[0]?.width), millimetres(pages[0]?.height)]).toEqual(sheet);
    });
  });

  it('carry a GS1 code that our own reader understands', async () => {
    const sheet = {
      language: 'en' as const,
      title: 'Label',
      size: '62x29' as const,
      labels: [
        {
          code: { kind: 'gs1datamatrix' as const, text: `(01)${GTIN}(10)L/1(21)A+1` },
          caption: 'A+1',
          title: 'x'.repeat(300),
          lines: ['y'.repeat(300), '', 'z'],
        },
      ],
    };
    const { pages } = await readPdf(await print({ kind: 'labels', sheet }));
    const [code] = pages[0]?.codes ?? [];
    expect(code?.symbologyIdentifier).toBe(']d2');
    expect(parseGs1(code?.text ?? '')).toEqual(parseGs1(`]d201${GTIN}10L/1${GROUP_SEPARATOR}21A+1`));
  });
});

describe('the press', () => {
  it('reports what could not be drawn, and draws the next', async () => {
    const bad: PrintJob = {
      kind: 'labels',
      sheet: {
        language: 'en',
        title: '',
        size: '62x29',
        labels: [{ code: { kind: 'gs1datamatrix', text: 'no brackets' }, caption: '', title: '', lines: [] }],
      },
    };
    await expect(print(bad)).rejects.toThrow(/not drawn/);
    await expect(print({ kind: 'document', document: aDocument('en', 2001) })).rejects.toThrow(/2001 rows/);
    expect((await document('en')).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('accepts four documents of one person at a time', async () => {
    const printed = await Promise.allSettled(Array.from({ length: 6 }, () => document('en')));
    const refused = printed.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(refused.map((error) => (error as Error).message)).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
  });
});
