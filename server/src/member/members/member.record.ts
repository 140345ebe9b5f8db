import { member } from '@fovea/shared-types/member/member.record';
import { localized } from '../../platform/database/localized.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import type { RecordOptions } from '../../platform/records/served-record.js';
import { phonePart } from '../contact/phone-number.js';

/** The SQL of the list of a million people; the bench measures it alone. */
export const memberSql: RecordOptions<typeof member.declared> = {
  table: 'account',
  where: 't.deleted_at IS NULL',
  rowsOf: { dept: 't.dept_id', creator: 't.id' },
  joins: 'LEFT JOIN company c ON c.id = t.company_id',
  shown: {
    company_name: ({ language }) => `CASE WHEN c.id IS NOT NULL THEN ${localized('c.name', language)} END`,
  },
  filters: {
    username: { text: 't.search_text', bigrams: 't.search_bigrams' },
    // Kept in lower case, composed, without spaces.
    email: (filter, email) => filter.contains('t.email', email.normalize('NFC').trim().toLowerCase()),
    phone: (filter, phone) => filter.contains('t.phone', phonePart(phone)),
    created_from: 't.created_at',
    created_to: 't.created_at',
  },
};

/** People as staff list them: a merchant's staff see their colleagues, the platform's staff everybody. */
export const servedMember = serveRecord(member, memberSql);
