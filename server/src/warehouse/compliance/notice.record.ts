import { notice } from '@fovea/shared-types/warehouse/notice.record';
import { brokenField } from '../../platform/database/constraint-errors.js';
import { localized } from '../../platform/database/localized.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import { ANSWER_FILES, MISSING } from './notice.repository.js';
import { NoticeRules } from './notice.rules.js';

/** Notices: of all companies for the platform, of its own for each. */
export const servedNotice = serveRecord(notice, {
  table: 'device_notice',
  rowsOf: { sharedBy: 'documents of a company, of none of its people' },
  joins: `JOIN company c ON c.id = t.company_id JOIN product p ON p.id = t.product_id JOIN brand b ON b.id = p.brand_id`,
  shown: {
    company_name: ({ language }) => localized('c.name', language),
    goods_name: ({ language }) => localized('p.name', language),
    maker: ({ language }) => localized('b.name', language),
    missing: MISSING,
  },
  files: { answer_files: ANSWER_FILES },
  filters: { words: { text: 't.search_text', bigrams: 't.search_bigrams' } },
  constraints: {
    device_notice_company_fk: 'NOT_FOUND',
    device_notice_product_fk: 'NOT_FOUND',
    device_notice_serial_ck: brokenField('serial_number', 'required'),
    device_notice_move_ck: 'STATE_CONFLICT',
    device_notice_status_ck: 'STATE_CONFLICT',
    device_notice_sent_ck: 'STATE_CONFLICT',
    device_notice_reminded_ck: 'STATE_CONFLICT',
    device_notice_answered_ck: brokenField(['answered_on', 'answer'], 'required'),
  },
  rules: NoticeRules,
});
