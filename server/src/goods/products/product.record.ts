import { hasCheckDigit } from '@fovea/shared-types/goods/goods-form-rules';
import { product } from '@fovea/shared-types/goods/product.record';
import type { StoredOf } from '@fovea/shared-types/record/record';
import { DRAFT_PRODUCT_STATUS, GOODS_STATUS, ENABLED_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '../../platform/database/database.js';
import { brokenField } from '../../platform/database/constraint-errors.js';
import { localized } from '../../platform/database/localized.js';
import { searchable, searchTerms } from '../../platform/database/search-terms.js';
import { literally, type SqlFilter } from '../../platform/database/sql-filter.js';
import { fieldError } from '../../platform/kernel/app-error.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import { inUseBy, NAMES_MAX, refuseInUse } from '../../platform/tree/in-use.js';

type Item = StoredOf<typeof product.declared>;

const MAKER_NAMES = searchable(`b.name_c || ' ' || b.name_e || ' ' || b.name_j`);

/** Each condition has an index of its own on both sides: names and model here, makers by their few rows. */
function anywhere(filter: SqlFilter, search: string): void {
  for (const term of searchTerms(search)) {
    const part = filter.value(`%${literally(term)}%`);
    const named =
      [...term].length === 2
        ? `t.search_bigrams @> ARRAY[${filter.value(term)}]::text[]`
        : `t.search_text LIKE ${part}`;
    filter.where(`(${named} OR t.brand_id IN (SELECT b.id FROM brand b WHERE ${MAKER_NAMES} LIKE ${part}))`);
  }
}

/** Its category and maker are locked, so that they stay until the item is written. */
async function refuseUnknown(tx: Tx, after: Item, before: Item | null): Promise<void> {
  for (const [field, table] of [
    ['category_id', 'category'],
    ['brand_id', 'brand'],
  ] as const) {
    if (after[field] === before?.[field]) continue;
    const { count } = await tx.query(
      `SELECT FROM ${table} WHERE id = $1 AND status = ${ENABLED_STATUS.enabled} FOR KEY SHARE`,
      [after[field]],
    );
    if (count === 0) throw fieldError({ [field]: { key: 'choice' } });
  }
}

/** As it is kept: fourteen digits; spaces and full-width digits are read as meant. */
const gtinOf = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '').padStart(14, '0');

/** @throws VALIDATION where the last digit does not check the others */
function settledGtin(typed: string | null): string | null {
  if (typed === null || typed === '') return null;
  const gtin = gtinOf(typed);
  if (!/^\d{14}$/.test(gtin) || !hasCheckDigit(gtin)) throw fieldError({ gtin: { key: 'format' } });
  return gtin;
}

/** Refused while goods or drafts name it; of deleted goods it lets go. */
async function letGo(tx: Tx, id: number): Promise<void> {
  const goods = await tx.query<{ goods_sn: string; count: number }>(
    `SELECT goods_sn, count(*) OVER () AS count FROM goods
     WHERE product_id = $1 AND status <> ${GOODS_STATUS.deleted} ORDER BY id LIMIT $2`,
    [id, NAMES_MAX],
  );
  refuseInUse(
    'goods',
    inUseBy(goods.rows, ({ goods_sn }) => goods_sn),
  );
  const drafts = await tx.query<{ id: number; count: number }>(
    `SELECT id, count(*) OVER () AS count FROM draft_product
     WHERE (form ->> 'product_id')::bigint = $1 AND status = ${DRAFT_PRODUCT_STATUS.draft} ORDER BY id LIMIT $2`,
    [id, NAMES_MAX],
  );
  refuseInUse(
    'drafts',
    inUseBy(drafts.rows, (draft) => String(draft.id)),
  );
  await tx.query(
    `UPDATE goods SET product_id = NULL WHERE product_id = $1 AND status = ${GOODS_STATUS.deleted}`,
    [id],
  );
}

/** The item master: the platform keeps items for everybody, a merchant its own beside them. */
export const servedProduct = serveRecord(product, {
  table: 'product',
  columns: { goods_name_c: 'name_c', goods_name_e: 'name_e', goods_name_j: 'name_j', up_time: 'created_at' },
  joins: `JOIN category k ON k.id = t.category_id
    JOIN brand b ON b.id = t.brand_id
    LEFT JOIN company c ON c.id = t.company_id`,
  shown: {
    goods_name: ({ language }) => localized('t.name', language),
    category_name: ({ language }) => localized('k.name', language),
    maker: ({ language }) => localized('b.name', language),
    company_name: ({ language }) => localized('c.name', language),
  },
  files: {
    images: { table: 'product_image', key: 'product_id' },
    files: { table: 'product_image', key: 'product_id' },
  },
  textPictures: { table: 'product_content_image', key: 'product_id' },
  filters: {
    search: anywhere,
    goods_name: { text: 't.search_text', bigrams: 't.search_bigrams' },
    gtin: (filter, gtin) => filter.where(`t.gtin = ${filter.value(gtinOf(gtin))}`),
    maker: `(SELECT ${MAKER_NAMES} FROM brand b WHERE b.id = t.brand_id)`,
  },
  constraints: { product_gtin_uq: brokenField('gtin', 'gtin_taken') },
  rules: {
    /** A name in one language at least; no model is none. */
    async settle(wanted, tx, { before }) {
      if ([wanted.goods_name_c, wanted.goods_name_e, wanted.goods_name_j].every((name) => name === ''))
        throw fieldError({ goods_name_e: { key: 'required' } });
      await refuseUnknown(tx, wanted, before);
      return {
        ...wanted,
        goods_code: wanted.goods_code === '' ? null : wanted.goods_code,
        gtin: settledGtin(wanted.gtin),
        udi_di: wanted.udi_di === '' ? null : wanted.udi_di,
      };
    },
    beforeDelete: letGo,
  },
});
