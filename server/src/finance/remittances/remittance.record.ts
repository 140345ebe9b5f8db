import { REMITTED_LABELS } from '@fovea/shared-types/finance/remittance-bounds';
import { remittance } from '@fovea/shared-types/finance/remittance.record';
import type { Language } from '@fovea/shared-types/language';
import { textIn } from '@fovea/shared-types/record/translations';
import { serveRecord } from '../../platform/records/serve-record.js';
import { ofPerson } from '../ledger/person-filter.js';

const namesIn = (language: Language): string =>
  Object.entries(REMITTED_LABELS)
    .map(([type, texts]) => `WHEN '${type}' THEN '${textIn(texts, language)}'`)
    .join(' ');

/** Transfers as finance lists them. */
export const servedRemittance = serveRecord(remittance, {
  table: 'remittance',
  rowsOf: { sharedBy: 'money that came to the platform, of none of finance’s people' },
  joins: 'JOIN account u ON u.id = t.payer_id',
  columns: { money: 'amount', received: 'received_amount' },
  shown: {
    subject_name: ({ language }) => `CASE t.subject_type ${namesIn(language)} END`,
    username: 'u.username',
    waiting_hours:
      'floor(extract(epoch FROM coalesce(t.decided_at, clock_timestamp()) - t.created_at) / 3600)::int',
  },
  sorts: { money: 't.amount' },
  filters: {
    username: ofPerson('t.payer_id'),
    begin: 't.created_at',
    end: 't.created_at',
    reference: (filter, number) =>
      filter.where(
        `t.reference IN (${filter.value(number.trim())}, ${filter.value(number.trim().toUpperCase())})`,
      ),
  },
  constraints: { remittance_open_uq: 'STATE_CONFLICT', remittance_self_ck: 'SELF_APPROVAL' },
});
