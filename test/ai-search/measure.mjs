/**
 * The fixed questions of the AI search, the demo's goods to ask them about, and what the answers are worth. Shared by
 * the spec, which asks the sources, and the measurement, which asks the built server.
 *
 * @typedef {{ language: 'zh' | 'en' | 'ja', question: string, filters: string[], hits: string[] }} Question
 * @typedef {{ id: string, kind: string }} Filter
 * @typedef {{ data: { goods_sn: string }[], filters: Filter[] }} Answer
 * @typedef {{ query(sql: string, values: never[]): Promise<{ rows: object[] }> }} Db
 * @typedef {{ zh: string, en: string, ja: string }} Text3
 * @typedef {{
 *   allGoods: readonly { goodsSn: string, category: string, maker: string, seller: string }[],
 *   categories: readonly { code: string, name: Text3 }[],
 *   makers: Record<string, { name: Text3 }>,
 *   companies: Record<string, { name: Text3, country: string, timeZone: string }>,
 *   goodsRow: (goods: never, position: number) => Record<string, unknown>,
 * }} DemoContent
 * @typedef {{ questions: number, expected: number, right: number, extra: number, precision: number }} Figures
 */
import fs from 'node:fs';

const FIRST = 5;
const LISTED = 30;
const CERTIFIED = 2;
/** Codes of the questions: shorter than those of the filters, and free of the database's ids. */
const KIND = { ships_from: 'ships', made_in: 'origin' };

/** @returns {Question[]} */
export const readQuestions = () =>
  JSON.parse(fs.readFileSync(new URL('./questions.json', import.meta.url), 'utf8'));

/**
 * The demo's goods on the shelf, without pictures, people and auctions.
 * @param {Db} db
 * @param {DemoContent} content
 * @returns {Promise<Map<string, string>>} what the questions call a category or maker, by the start of its filter's id
 */
export async function addDemoGoods(db, { allGoods, categories, makers, companies, goodsRow }) {
  /** @param {string} table @param {Record<string, unknown>} row */
  const insert = async (table, row) => {
    const columns = Object.keys(row);
    const { rows } = await db.query(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((_, at) => `$${at + 1}`).join(', ')}) RETURNING id`,
      /** @type {never[]} */ (Object.values(row)),
    );
    return Number(/** @type {{ id: unknown } | undefined} */ (rows[0])?.id);
  };
  const codes = new Map();
  const ids = new Map();
  for (const [key, { name, country, timeZone }] of Object.entries(companies)) {
    const names = { name_c: name.zh, name_e: name.en, name_j: name.ja };
    const merchant = { certification_status: CERTIFIED, status: 1, is_add_good: 1 };
    ids.set(
      `company ${key}`,
      await insert('company', { ...names, country, time_zone: timeZone, ...merchant }),
    );
  }
  for (const [sort, { code, name }] of categories.entries()) {
    const row = { level: 1, code, name_c: name.zh, name_e: name.en, name_j: name.ja, sort };
    const id = await insert('category', row);
    ids.set(`category ${code}`, id);
    codes.set(`category:${id}`, `category:${code}`);
  }
  for (const [key, { name }] of Object.entries(makers)) {
    const id = await insert('brand', { name_c: name.zh, name_e: name.en, name_j: name.ja });
    ids.set(`brand ${key}`, id);
    codes.set(`brand:${id}`, `brand:${key}`);
  }
  const seller_id = await insert('account', {
    email: 'seller@questions.example',
    username: 'Seller',
    password_hash: '$argon2id$none',
    country: 'JP',
  });
  for (const [position, goods] of allGoods.entries())
    await insert('goods', {
      .../** @type {(goods: unknown, position: number) => Record<string, unknown>} */ (goodsRow)(
        goods,
        position,
      ),
      company_id: ids.get(`company ${goods.seller}`),
      category_id: ids.get(`category ${goods.category}`),
      brand_id: ids.get(`brand ${goods.maker}`),
      seller_id,
      status: LISTED,
      sale_state: 1,
    });
  return codes;
}

/**
 * Filters right: of all that were expected or came, how many are both. Precision at five: of the first five hits, how
 * many were expected, out of as many as there could be.
 * @param {readonly Question[]} questions
 * @param {(question: Question) => Promise<Answer>} ask
 * @param {Map<string, string>} codes
 */
export async function measure(questions, ask, codes) {
  /** @type {Record<string, Figures>} */
  const byLanguage = {};
  /** @type {string[]} */
  const faults = [];
  for (const question of questions) {
    const answer = await ask(question);
    const got = answer.filters.map(({ id }) => codeOf(id, codes));
    const missing = question.filters.filter((code) => !got.includes(code));
    const extra = got.filter((code) => !question.filters.includes(code));
    const first = answer.data.slice(0, FIRST).map(({ goods_sn }) => goods_sn);
    const hits = first.filter((goodsSn) => question.hits.includes(goodsSn)).length;
    const precision = hits / Math.min(FIRST, question.hits.length);
    const figures = (byLanguage[question.language] ??= {
      questions: 0,
      expected: 0,
      right: 0,
      extra: 0,
      precision: 0,
    });
    figures.questions += 1;
    figures.expected += question.filters.length;
    figures.right += question.filters.length - missing.length;
    figures.extra += extra.length;
    figures.precision += precision;
    if (missing.length + extra.length > 0 || precision < 1)
      faults.push(
        `${question.question}\n  missing ${missing.join(' ') || '-'}; too much ${extra.join(' ') || '-'}; precision ${precision.toFixed(2)}: ${first.join(' ')}`,
      );
  }
  return { byLanguage, whole: sumOf(Object.values(byLanguage)), faults };
}

/** @param {Figures} figures */
export const filtersRight = ({ right, expected, extra }) => right / (expected + extra);
/** @param {Figures} figures */
export const precisionAtFive = ({ precision, questions }) => precision / questions;

/** @param {readonly Figures[]} all @returns {Figures} */
function sumOf(all) {
  const sum = { questions: 0, expected: 0, right: 0, extra: 0, precision: 0 };
  for (const figures of all)
    for (const key of /** @type {(keyof Figures)[]} */ (Object.keys(sum))) sum[key] += figures[key];
  return sum;
}

/** @param {string} id @param {Map<string, string>} codes */
function codeOf(id, codes) {
  const [, not = '', kind = '', rest = ''] = /^(not:)?([a-z_]+)(.*)$/s.exec(id) ?? [];
  const plain =
    codes.get(`${kind}${rest}`) ?? `${KIND[/** @type {keyof typeof KIND} */ (kind)] ?? kind}${rest}`;
  return not + plain;
}
