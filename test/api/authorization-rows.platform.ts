import { aPdf, anMp4, aPng } from '../fixtures/files.js';
import { aDeadLetter } from '../fixtures/rows.js';
import type { TestApi } from '../support/api.js';
import type { Cast, MatrixRow } from './authorization-rows.js';

async function anUpload(api: TestApi, { member }: Cast): Promise<{ id: number }> {
  const { rows } = await api.db.query<{ id: number }>(
    `INSERT INTO file (owner_id, key, kind, mime, size, name)
     VALUES ($1, 'u/00/' || md5(random()::text) || '.pdf', 'file', 'application/pdf', 10, 'paper.pdf') RETURNING id`,
    [member.accountId],
  );
  return { id: rows[0]?.id ?? 0 };
}

async function aView(api: TestApi, { member }: Cast): Promise<{ id: number }> {
  const { rows } = await api.db.query<{ id: number }>(
    `INSERT INTO table_view (account_id, table_key, name, view, place)
     VALUES ($1, 'member.member', 'Sample', '{}', 1) RETURNING id`,
    [member.accountId],
  );
  return { id: rows[0]?.id ?? 0 };
}

/** An export has no company, only an owner: another caller's never. */
async function anExport(api: TestApi, { member }: Cast): Promise<{ id: number }> {
  const { rows } = await api.db.query<{ id: number }>(
    `INSERT INTO export_job (account_id, resource, format, filters, columns, language, rows)
     VALUES ($1, 'nothing', 'csv', '{}', '{id}', 'en', 1) RETURNING id`,
    [member.accountId],
  );
  return { id: rows[0]?.id ?? 0 };
}

/** Uploads, exports, dictionaries, preferences. */
export const platformRows: Record<string, MatrixRow> = {
  '/upload/upload-image': { file: async () => ({ bytes: await aPng() }) },
  '/upload/upload-video': { file: async () => ({ bytes: anMp4(), name: 'film.mp4' }) },
  '/upload/upload-file': { file: async () => ({ bytes: aPdf(), name: 'paper.pdf' }) },
  '/upload/upload-limits': {},
  '/upload/del-upload': { request: anUpload, others: 'NOT_FOUND' },

  // Which tables somebody may export is decided by the table's own permission (export.api.spec).
  '/exports/add-export': {
    request: async () => ({ resource: 'nothing', filters: {}, columns: ['id'], format: 'csv' }),
    right: 'VALIDATION',
    others: 'VALIDATION',
    platform: 'VALIDATION',
  },
  '/parked-events/requeue-parked-events': {
    request: async ({ db }) => ({ ids: [await aDeadLetter(db)] }),
  },
  '/exports/export-list': {},
  // Which kinds somebody finds is decided by the permission of each one's list (record-search.api.spec).
  '/record-searches/search-records': { request: async () => ({ words: 'nothing' }) },
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

  '/dicts/dict-list': {},
  '/preferences/my-preferences': {},
  '/preferences/set-preference': { request: async () => ({ key: 'shell', value: 1 }) },
  '/table-views/table-view-list': { request: async () => ({ table: 'member.member' }) },
  '/table-views/add-table-view': {
    request: async () => ({ table: 'member.member', name: 'Late', view: {} }),
  },
  '/table-views/update-table-view': {
    request: async (api, cast) => ({ ...(await aView(api, cast)), name: 'Late', view: {} }),
    others: 'NOT_FOUND',
  },
  '/table-views/del-table-view': { request: aView, others: 'NOT_FOUND' },
  // A view belongs to a person; sharing another's is nobody's right.
  '/table-views/share-table-view': {
    request: async (api, cast) => ({ ...(await aView(api, cast)), is_shared: 1 }),
    right: 'NOT_FOUND',
    others: 'NOT_FOUND',
    platform: 'NOT_FOUND',
  },
};
