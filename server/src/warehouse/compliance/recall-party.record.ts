import { recallParty } from '@fovea/shared-types/warehouse/recall-party.record';
import { localized } from '../../platform/database/localized.js';
import { serveRecord } from '../../platform/records/serve-record.js';

/** The notified parties of a recall: everybody for the platform, itself for each company. */
export const servedRecallParty = serveRecord(recallParty, {
  table: 'recall_party',
  rowsOf: { sharedBy: 'a duty of a company, of none of its people' },
  joins: `JOIN recall r ON r.id = t.recall_id JOIN brand b ON b.id = r.brand_id LEFT JOIN company c ON c.id = t.company_id
    LEFT JOIN account o ON o.id = t.account_id CROSS JOIN LATERAL (
      SELECT count(DISTINCT upper(serial_number)) FILTER (WHERE serial_number <> '')
        + coalesce(sum(quantity) FILTER (WHERE serial_number = '' AND whereabouts <> 4), 0) AS held,
        coalesce(sum(quantity) FILTER (WHERE whereabouts = 4), 0) AS offered
      FROM recall_piece WHERE party_id = t.id) n`,
  shown: {
    recall_sn: 'r.sn',
    recall_name: ({ language }) => localized('r.name', language),
    class: 'r.class',
    maker: ({ language }) => localized('b.name', language),
    holder: ({ language }) => `coalesce(${localized('c.name', language)}, o.username)`,
    piece_count: 'coalesce(nullif(n.held, 0), n.offered)',
    company_name: ({ language }) => localized('c.name', language),
  },
  filters: { recall_id: 't.recall_id' },
});
