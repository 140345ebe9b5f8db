import { cleanStatement } from '@fovea/shared-types/warehouse/clean-statement.record';
import { brokenField } from '../../platform/database/constraint-errors.js';
import { localized } from '../../platform/database/localized.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import { CleanStatementRules } from './clean-statement.rules.js';

/** Statements of disinfection and data wipe: of all companies for the platform, of its own for each. */
export const servedCleanStatement = serveRecord(cleanStatement, {
  table: 'clean_statement',
  rowsOf: { sharedBy: 'documents of a company, of none of its people' },
  columns: { statement_sn: 'sn' },
  joins: `JOIN company c ON c.id = t.company_id JOIN product p ON p.id = t.product_id JOIN brand b ON b.id = p.brand_id
    LEFT JOIN account o ON o.id = t.account_id`,
  shown: {
    goods_name: ({ language }) => localized('p.name', language),
    goods_code: 'p.goods_code',
    maker: ({ language }) => localized('b.name', language),
    signed_by: 'o.username',
    company_name: ({ language }) => localized('c.name', language),
  },
  filters: {
    words: { text: 't.search_text', bigrams: 't.search_bigrams' },
  },
  constraints: {
    clean_statement_company_fk: 'NOT_FOUND',
    clean_statement_product_fk: 'NOT_FOUND',
    clean_statement_serial_ck: brokenField('serial_number', 'required'),
    clean_statement_by_ck: brokenField('cleaned_by', 'required'),
    clean_statement_method_ck: brokenField('method', 'choice'),
    clean_statement_data_ck: brokenField('patient_data', 'choice'),
    clean_statement_wiped_ck: brokenField(['wiped_on', 'wiped_by'], 'required'),
    clean_statement_withdrawn_ck: brokenField('reason', 'required'),
  },
  rules: CleanStatementRules,
});
