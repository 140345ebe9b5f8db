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
      {
        refuses: 'export_job_format_ck',
        violation: 'an export in a format nobody writes',
        when: ({ insert }) => insert('export_job', { format: 'html' }),
      },
      {
        refuses: 'export_job_columns_ck',
        violation: 'an export without columns',
        when: ({ insert }) => insert('export_job', { columns: [] }),
      },
      {
        refuses: 'export_job_ids_ck',
        violation: 'an export of chosen rows without any',
        when: ({ insert }) => insert('export_job', { ids: [] }),
      },
      {
        refuses: 'export_job_language_ck',
        violation: 'an export in no language of ours',
        when: ({ insert }) => insert('export_job', { language: 'de' }),
      },
      {
        refuses: 'export_job_time_zone_ck',
        violation: 'a clock without a name',
        when: ({ insert }) => insert('export_job', { time_zone: '' }),
      },
      {
        refuses: 'export_job_status_ck',
        violation: 'an export in no state',
        when: ({ insert }) => insert('export_job', { status: 5 }),
      },
      {
        refuses: 'export_job_rows_ck',
        violation: 'an export of fewer rows than none',
        when: ({ insert }) => insert('export_job', { rows: -1 }),
      },
      {
        refuses: 'export_job_rows_done_ck',
        violation: 'an export that has written fewer rows than none',
        when: ({ insert }) => insert('export_job', { rows_done: -1 }),
      },
      {
        refuses: 'export_job_attempts_ck',
        violation: 'a fourth attempt',
        when: ({ insert }) => insert('export_job', { attempts: 4 }),
      },
      {
        refuses: 'export_job_key_uq',
        violation: 'two exports in one file',
        when: async ({ insert }) => {
          await insert('export_job', done);
          await insert('export_job', done);
        },
      },
      {
        refuses: 'export_job_key_form_ck',
        violation: 'an export kept among the uploads',
        when: ({ insert }) => insert('export_job', { ...done, key: `u/00/${'0'.repeat(32)}.csv` }),
      },
      {
        refuses: 'export_job_size_ck',
        violation: 'an empty file',
        when: ({ insert }) => insert('export_job', { ...done, size: 0 }),
      },
      {
        refuses: 'export_job_done_ck',
        violation: 'a finished export without its file',
        when: ({ insert }) => insert('export_job', { status: 20, finished_at: new Date() }),
      },
      {
        refuses: 'export_job_done_ck',
        violation: 'a file of an export that is not finished',
        when: ({ insert }) => insert('export_job', { key, size: 100 }),
      },
      {
        refuses: 'export_job_finished_ck',
        violation: 'an end of an export that runs',
        when: ({ insert }) => insert('export_job', { finished_at: new Date() }),
      },
      {
        refuses: 'export_job_finished_ck',
        violation: 'a cancelled export without its end',
        when: ({ insert }) => insert('export_job', { status: -2 }),
      },
    ],
  },
});
