import type { TestApi } from '../../support/api.js';
import type { Cast } from '../matrix-row.js';
import { thing } from '../thing.js';

/** An export has no company, only an owner: another caller's never. */
async function anExport(api: TestApi, { member }: Cast): Promise<{ id: number }> {
  const { rows } = await api.db.query<{ id: number }>(
    `INSERT INTO export_job (account_id, resource, format, filters, columns, language, rows)
     VALUES ($1, 'nothing', 'csv', '{}', '{id}', 'en', 1) RETURNING id`,
    [member.accountId],
  );
  return { id: rows[0]?.id ?? 0 };
}

export default thing({
  calls: {
    // Which tables somebody may export is decided by the table's own permission (export.api.spec).
    '/exports/add-export': {
      request: async () => ({ resource: 'nothing', filters: {}, columns: ['id'], format: 'csv' }),
      right: 'VALIDATION',
      others: 'VALIDATION',
      platform: 'VALIDATION',
    },
    '/exports/export-list': {},
    '/exports/cancel-export': {
      request: anExport,
      right: 'NOT_FOUND',
      others: 'NOT_FOUND',
      platform: 'NOT_FOUND',
    },
    '/exports/export-detail': {
      request: anExport,
      right: 'NOT_FOUND',
      others: 'NOT_FOUND',
      platform: 'NOT_FOUND',
    },
  },
});
