import { anMp4, aPdf, aPng } from '../../fixtures/files.js';
import { aFile } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import type { Cast, Hidden } from '../matrix-row.js';
import { thing } from '../thing.js';

async function anUpload(api: TestApi, { member }: Cast): Promise<{ id: number }> {
  const { rows } = await api.db.query<{ id: number }>(
    `INSERT INTO file (owner_id, key, kind, mime, size, name)
     VALUES ($1, 'u/00/' || md5(random()::text) || '.pdf', 'file', 'application/pdf', 10, 'paper.pdf') RETURNING id`,
    [member.accountId],
  );
  return { id: rows[0]?.id ?? 0 };
}

/** What is no picture has no size. */
const UNSEEN = { width: null, height: null };

const IMAGE: Hidden = { "another's": ({ db }, { member }) => aFile(db, member.accountId) };

const VIDEO: Hidden = {
  "another's": ({ db }, { member }) =>
    aFile(db, member.accountId, { ...UNSEEN, kind: 'video', mime: 'video/mp4' }),
};

const FILE: Hidden = {
  "another's": ({ db }, { member }) =>
    aFile(db, member.accountId, { ...UNSEEN, kind: 'file', mime: 'application/pdf' }),
};

export default thing({
  calls: {
    '/upload/upload-image': { file: async () => ({ bytes: await aPng() }) },
    '/upload/upload-video': { file: async () => ({ bytes: anMp4(), name: 'film.mp4' }) },
    '/upload/upload-file': { file: async () => ({ bytes: aPdf(), name: 'paper.pdf' }) },
    '/upload/upload-limits': {},
    '/upload/del-upload': { request: anUpload, others: 'NOT_FOUND' },
  },
  ids: {
    hidden: {
      images: IMAGE,
      inp_images: IMAGE,
      out_images: IMAGE,
      avatar: IMAGE,
      image: IMAGE,
      video: VIDEO,
      file_id: FILE,
      papers: FILE,
    },
    besides: {
      'attachments[].file_id': { attachments: [{ kind: 1 }] },
    },
  },
});
