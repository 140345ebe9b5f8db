import { ZipFile } from 'yazl';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const FRAME = {
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Goods" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};
const TITLES = [
  'reference',
  'goods_name_c',
  'goods_name_e',
  'goods_name_j',
  'category',
  'brand',
  'goods_code',
  'year',
  'condition',
  'sale_type',
  'price',
  'currency',
  'quantity',
  'shipping_time',
  'pay_types',
  'ships_from',
  'images',
  'content_e',
  'specifications_e',
];

/** The picture that every row names. */
export const PICTURE = 'bench.jpg';

/**
 * A workbook of complete goods, as a seller would send it: every row with its own reference, none of them faulty.
 * @param {string} name of this sheet; begins the references, so that no other sheet has the same goods
 * @param {number} count
 * @param {{ categories: readonly string[], brands: readonly string[] }} catalogue names
 */
export async function makeSheet(name, count, { categories, brands }) {
  const rows = Array.from({ length: count }, (_, i) => [
    `${name}-${i}`,
    `裂隙灯显微镜 ${i}`,
    `Slit lamp microscope ${i}`,
    `細隙灯顕微鏡 ${i}`,
    categories[i % categories.length] ?? '',
    brands[i % brands.length] ?? '',
    `SL-${100 + (i % 900)}`,
    String(2000 + (i % 26)),
    String(1 + (i % 4)),
    '3',
    String(10_000 + i * 7),
    'JPY',
    '1',
    '2',
    '1; 2',
    'JP',
    PICTURE,
    'Used in a clinic, serviced every year, sold with its documents.',
    'Weight: 12 kg\nMagnification: 5 to 40 times',
  ]);
  return workbookOf([TITLES, ...rows]);
}

/**
 * A workbook of one sheet.
 * @param {ReadonlyArray<readonly string[]>} rows texts, the titles first
 */
export async function workbookOf(rows) {
  const zip = new ZipFile();
  const sheet = rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('');
  for (const [part, xml] of Object.entries(FRAME)) zip.addBuffer(Buffer.from(xml), part);
  zip.addBuffer(
    Buffer.from(`<worksheet xmlns="${MAIN}"><sheetData>${sheet}</sheetData></worksheet>`),
    'xl/worksheets/sheet1.xml',
  );
  zip.end();
  const chunks = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
]);

/** @param {string} text */
const cell = (text) =>
  `<c t="inlineStr"><is><t>${text.replace(/[&<]/g, (mark) => ENTITIES.get(mark) ?? mark)}</t></is></c>`;
