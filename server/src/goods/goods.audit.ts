import { localized } from '../platform/database/localized.js';
import { namedInThree, toldIn, type AuditSubject } from '../platform/audit/audit-subjects.js';

/** What the audit log calls goods and what stands around them; names of the catalogue are everybody's. */
export const goodsAudit: Readonly<Record<string, AuditSubject>> = {
  goods: {
    ...namedInThree('goods', 'name', { company: 't.company_id', currency: 't.currency' }),
    told: (language) => [...toldIn('goods_name')(language), 'goods_sn'],
  },
  category: namedInThree('category', 'name'),
  lexicon_group: {
    table: 'lexicon_group',
    name: (language) =>
      `coalesce(${toldIn('terms')(language)
        .map((column) => `t.${column}[1]`)
        .join(', ')})`,
    told: toldIn('terms'),
  },
  goods_question: {
    table: 'goods_question',
    joins: 'JOIN goods g ON g.id = t.goods_id',
    name: (language) => localized('g.name', language),
    company: 'g.company_id',
    told: () => [],
  },
  draft_product: {
    table: 'draft_product',
    name: (language) =>
      `coalesce(${toldIn('goods_name')(language)
        .map((field) => `nullif(t.form ->> '${field}', '')`)
        .join(', ')})`,
    company: 't.company_id',
    told: toldIn('goods_name'),
  },
};
