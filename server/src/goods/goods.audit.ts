import { localized } from '../platform/database/localized.js';
import { namedInThree, nameFieldsIn, type AuditSubject } from '../platform/audit/audit-subjects.js';

/** Names of goods and related things in the audit log; names of the catalogue are everybody's. */
export const goodsAudit: Readonly<Record<string, AuditSubject>> = {
  goods: {
    ...namedInThree('goods', 'name', { company: 't.company_id', currency: 't.currency' }),
    nameFields: (language) => [...nameFieldsIn('goods_name')(language), 'goods_sn'],
  },
  category: namedInThree('category', 'name'),
  lexicon_group: {
    table: 'lexicon_group',
    name: (language) =>
      `coalesce(${nameFieldsIn('terms')(language)
        .map((column) => `t.${column}[1]`)
        .join(', ')})`,
    nameFields: nameFieldsIn('terms'),
  },
  goods_question: {
    table: 'goods_question',
    joins: 'JOIN goods g ON g.id = t.goods_id',
    name: (language) => localized('g.name', language),
    company: 'g.company_id',
    nameFields: () => [],
  },
  draft_product: {
    table: 'draft_product',
    name: (language) =>
      `coalesce(${nameFieldsIn('goods_name')(language)
        .map((field) => `nullif(t.form ->> '${field}', '')`)
        .join(', ')})`,
    company: 't.company_id',
    nameFields: nameFieldsIn('goods_name'),
  },
};
