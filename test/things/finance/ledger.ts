import { aBalanceLine, anAccountCode } from '../../fixtures/money.js';
import { PLATFORM_ONLY } from '../matrix-row.js';
import { thing } from '../thing.js';

export default thing({
  calls: {
    '/member/my-balance': {},
    '/wallet/balance-detail-list': {},
    '/books/trial-balance': PLATFORM_ONLY,
    '/wallet/balance-history': { request: () => Promise.resolve({ currency: 'JPY', days: 30 }) },
  },
  records: {
    'finance:account-code': { aRow: (api) => anAccountCode(api.db) },
    'finance:journal': {
      aRow: (api, { companyId, accountId }) => aBalanceLine(api.db, companyId, accountId),
    },
    'finance:ledger': { aRow: (api, { companyId, accountId }) => aBalanceLine(api.db, companyId, accountId) },
  },
});
