import type { QueryRunner } from 'typeorm';

/** Legal forms, which people write or leave out; compatibility forms (㈱) are spelled out before. */
const LEGAL_FORMS = [
  '株式会社|有限会社|合同会社|合資会社|合名会社|\\((株|有|同|資|名|医|学)\\)',
  '医療法人(社団|財団)?|(一般|公益)(社団|財団)法人|学校法人|社会福祉法人|独立行政法人|国立大学法人',
  '股份有限公司|有限责任公司|有限責任公司|有限公司',
  '\\m(co\\.?,? *ltd|inc|ltd|llc|llp|corp|corporation|limited|gmbh|k\\.?k|g\\.?k)\\M\\.?',
].join('|');
const MARKS = ` .,''"&()[]{}<>/\\_:;!?+*#@~・·•、。「」『』〜-‐‑‒–—―−ー`;
const HYPHENS = '[-‐‑‒–—―−ー]';
/** Characters of names that are written in two ways. */
const VARIANTS = ['髙﨑邊邉齋齊斉澤眞廣國學會', '高崎辺辺斎斎斎沢真広国学会'] as const;

/** Numbers of blocks as digits: 一丁目 is 1丁目. */
const withDigits = (sql: string): string =>
  [...'十一二三四五六七八九'].reduce(
    (inner, digit, at) => `replace(${inner}, '${digit}丁目', '${at === 0 ? 10 : at}丁目')`,
    sql,
  );

const plain = (sql: string): string =>
  `translate(lower(normalize(${sql}, NFKC)), '${VARIANTS[0]}', '${VARIANTS[1]}')`;

/** Names, numbers and addresses as they compare: however somebody writes one, it is the same key. */
export async function createCustomerKeys(db: QueryRunner): Promise<void> {
  await db.query(`
    CREATE FUNCTION customer_name_key(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT coalesce(
        nullif(translate(regexp_replace(folded, '${LEGAL_FORMS}', '', 'g'), '${MARKS}', ''), ''),
        translate(folded, '${MARKS}', ''))
      FROM (SELECT ${plain('words')} AS folded) said
    $$`);
  // What is dialled within a country: of +81 (0)90-1234-5678 and of 090-1234-5678 it is 9012345678.
  await db.query(`
    CREATE FUNCTION customer_phone_key(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT CASE
        WHEN folded ~ '^[ (]*(\\+|00)' THEN regexp_replace(
          digits, '^(00)?(1|7|33|34|39|44|49|60|61|62|63|65|66|81|82|84|852|853|86|886|91)0*', '')
        WHEN digits ~ '^0' THEN ltrim(digits, '0')
        WHEN digits ~ '^81[1-9][0-9]{8,9}$' OR digits ~ '^86[1-9][0-9]{8,10}$' THEN substr(digits, 3)
        ELSE digits END
      FROM (SELECT normalize(words, NFKC) AS folded,
        regexp_replace(normalize(words, NFKC), '[^0-9]', '', 'g') AS digits) said
    $$`);
  // A hyphen counts between digits alone, and stands for 丁目, 番地 and 号 as well.
  await db.query(`
    CREATE FUNCTION customer_address_key(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT regexp_replace(regexp_replace(
          regexp_replace(folded, '丁目|番地の?|番|号室?|${HYPHENS}|[ ,.、。]', '-', 'g'),
        '-+', '-', 'g'), '(?<![0-9])-|-(?![0-9])', '', 'g')
      FROM (SELECT regexp_replace(
        ${withDigits(plain('words'))}, '^ *〒 *[0-9]{3}${HYPHENS}?[0-9]{4} *', '') AS folded) said
    $$`);
}
