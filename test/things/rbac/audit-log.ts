import type { TestApi } from '../../support/api.js';
import { anyTime } from '../database.js';
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
  database: {
    rows: {
      audit_log: () => ({ action: 'auction.update', subject_type: 'auction' }),
    },
    breaks: [
      {
        refuses: 'audit_log_append_only',
        violation: 'a changed audit line, even by the owner',
        when: async ({ insert, becomeOwner, sql }) => {
          await insert('audit_log');
          await becomeOwner();
          await sql(`UPDATE audit_log SET reason = 'another'`);
        },
      },
      {
        refuses: 'audit_log_append_only',
        violation: 'a deleted audit line, even by the owner',
        when: async ({ becomeOwner, sql }) => {
          await becomeOwner();
          await sql(`DELETE FROM audit_log`);
        },
      },
      {
        refuses: 'audit_log_append_only',
        violation: 'an emptied audit log, even by the owner',
        when: async ({ becomeOwner, sql }) => {
          await becomeOwner();
          await sql(`TRUNCATE audit_log`);
        },
      },
    ],
    appendOnly: {
      audit_log: anyTime('the server, with the recorded change'),
    },
    forbidden: ['DELETE FROM audit_log', 'TRUNCATE audit_log', 'UPDATE audit_log SET reason = NULL'],
  },
});
