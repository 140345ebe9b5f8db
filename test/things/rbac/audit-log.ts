import type { TestApi } from '../../support/api.js';
import { type Cast, OTHERS_NOTHING } from '../matrix-row.js';
import { thing } from '../thing.js';

async function lineOf(api: TestApi, { seller }: Cast): Promise<{ id: number }> {
  const { rows } = await api.db.query<{ id: number }>(
    `INSERT INTO audit_log (account_id, company_id, action, subject_type) VALUES ($1, $2, 'sample:thing:do', 'thing')
     RETURNING id`,
    [seller.accountId, seller.companyId],
  );
  return { id: rows[0]?.id ?? 0 };
}

export default thing({
  calls: {
    '/audit-logs/audit-log-list': {
      request: async (api, cast) => {
        await lineOf(api, cast);
        return { account_id: cast.seller.accountId };
      },
      others: 'empty',
    },
    '/audit-logs/audit-log-detail': { request: lineOf, ...OTHERS_NOTHING },
  },
});
