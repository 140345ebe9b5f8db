import { isEmail } from '@fovea/shared-types/email';
import { brand } from '@fovea/shared-types/goods/brand.record';
import { brokenField } from '../../platform/database/constraint-errors.js';
import type { Tx } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { searchable } from '../../platform/database/search-terms.js';
import { fieldError } from '../../platform/kernel/app-error.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import { inUseBy, NAMES_MAX, refuseInUse } from '../../platform/tree/in-use.js';
import { BRAND_NAMES } from './brand.repository.js';
import { ofCompanies } from '../../platform/database/row-scope.js';

async function refuseWithGoods(tx: Tx, id: number): Promise<void> {
  const { rows } = await tx.query<{ goods_sn: string; count: number }>(
    `SELECT goods_sn, count(*) OVER () AS count FROM goods WHERE brand_id = $1 ORDER BY id LIMIT $2`,
    [id, NAMES_MAX],
  );
  refuseInUse(
    'goods',
    inUseBy(rows, ({ goods_sn }) => goods_sn),
  );
}

/** Makers as staff of the platform keep them. */
export const servedBrand = serveRecord(brand, {
  table: 'brand',
  columns: { brand_name_e: 'name_e', brand_name_c: 'name_c', brand_name_j: 'name_j', image: 'image_file_id' },
  shown: {
    brand_name: ({ language }) => localized('t.name', language),
    /** Every company's goods, or those of the reader's own. */
    goods_count: ({ companies }) =>
      `(SELECT count(*) FROM goods g WHERE g.brand_id = t.id AND ${ofCompanies('g', companies)})`,
  },
  sorts: { brand_name: 't.name_e' },
  filters: { brand_name: searchable(BRAND_NAMES) },
  constraints: {
    brand_name_uq: 'NAME_TAKEN',
    brand_name_ck: brokenField(['brand_name_e', 'brand_name_c', 'brand_name_j']),
    brand_notice_email_ck: brokenField('notice_email', 'email'),
    brand_notice_language_ck: brokenField('notice_language', 'choice'),
  },
  rules: {
    settle(wanted) {
      const email = wanted.notice_email?.toLowerCase() ?? '';
      if (email !== '' && !isEmail(email)) throw fieldError({ notice_email: { key: 'email' } });
      return { ...wanted, notice_email: email === '' ? null : email };
    },
    beforeDelete: refuseWithGoods,
  },
});
