import type { TestApi } from '../../support/api.js';
import type { Cast } from '../matrix-row.js';
import { broken, twice } from '../faults.js';
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

const key = `x/00/${'0'.repeat(32)}.csv`;

const done = { status: 20, key, size: 100, finished_at: new Date() };

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
  database: {
    rows: {
      export_job: (world) => ({
        account_id: world.buyer,
        resource: 'members',
        format: 'csv',
        filters: '{}',
        columns: ['id'],
        language: 'en',
        rows: 10,
      }),
    },
    breaks: [
      broken('export_job', 'export_job_format_ck', 'an export in a format nobody writes', { format: 'html' }),
      broken('export_job', 'export_job_columns_ck', 'an export without columns', { columns: [] }),
      broken('export_job', 'export_job_ids_ck', 'an export of chosen rows without any', { ids: [] }),
      broken('export_job', 'export_job_language_ck', 'an export in no language of ours', { language: 'de' }),
      broken('export_job', 'export_job_time_zone_ck', 'a clock without a name', { time_zone: '' }),
      broken('export_job', 'export_job_status_ck', 'an export in no state', { status: 5 }),
      broken('export_job', 'export_job_rows_ck', 'an export of fewer rows than none', { rows: -1 }),
      broken('export_job', 'export_job_rows_done_ck', 'an export that has written fewer rows than none', {
        rows_done: -1,
      }),
      broken('export_job', 'export_job_attempts_ck', 'a fourth attempt', { attempts: 4 }),
      twice('export_job', 'export_job_key_uq', 'two exports in one file', done),
      broken('export_job', 'export_job_key_form_ck', 'an export kept among the uploads', {
        ...done,
        key: `u/00/${'0'.repeat(32)}.csv`,
      }),
      broken('export_job', 'export_job_size_ck', 'an empty file', { ...done, size: 0 }),
      broken('export_job', 'export_job_done_ck', 'a finished export without its file', {
        status: 20,
        finished_at: new Date(),
      }),
      broken('export_job', 'export_job_done_ck', 'a file of an export that is not finished', {
        key,
        size: 100,
      }),
      broken('export_job', 'export_job_finished_ck', 'an end of an export that runs', {
        finished_at: new Date(),
      }),
      broken('export_job', 'export_job_finished_ck', 'a cancelled export without its end', { status: -2 }),
    ],
    unmapped: [[/^export_job_/, 'bounded by the request’s schema; the rest is written by the job alone']],
  },
});
