import { auctionTemplate } from '@fovea/shared-types/auction/template.record';
import { brokenField } from '../../platform/database/constraint-errors.js';
import { localized } from '../../platform/database/localized.js';
import { serveRecord } from '../../platform/records/serve-record.js';

/** Templates of terms: of all companies for the platform, of its own for each. */
export const servedTemplate = serveRecord(auctionTemplate, {
  table: 'auction_template',
  joins: 'JOIN company c ON c.id = t.company_id',
  shown: { company_name: ({ language }) => localized('c.name', language) },
  filters: { company_id: 't.company_id' },
  constraints: {
    auction_template_company_fk: 'NOT_FOUND',
    auction_template_name_ck: brokenField('name'),
    auction_template_terms_ck: brokenField(['reserve_percent', 'buy_now_percent']),
  },
});
