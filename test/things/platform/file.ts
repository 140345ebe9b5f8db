import { randomBytes } from 'node:crypto';
import { anMp4, aPdf, aPng } from '../../fixtures/files.js';
import { aFile } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import type { Cast, Hidden } from '../matrix-row.js';
import { broken, twice } from '../faults.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    file: number;
  }
}

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

const key = `u/00/${'0'.repeat(32)}.pdf`;

const picture = { kind: 'image', mime: 'image/png', width: 8_000, height: 8_000 };

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
      files: IMAGE,
    },
    besides: {
      'attachments[].file_id': { attachments: [{ kind: 1 }] },
    },
  },
  database: {
    rows: {
      file: (world) => ({
        owner_id: world.buyer,
        key: `u/ab/${randomBytes(16).toString('hex')}.pdf`,
        kind: 'file',
        mime: 'application/pdf',
        size: 1_000,
        name: 'licence.pdf',
      }),
    },
    world: {
      file: 'file',
    },
    breaks: [
      twice('file', 'file_key_uq', 'two files under one key', { key }),
      broken('file', 'file_key_form_ck', 'a key that climbs out of its folder', {
        key: `u/../../${'0'.repeat(32)}.pdf`,
      }),
      broken('file', 'file_key_form_ck', 'a key that ends as a page does', {
        key: `u/00/${'0'.repeat(32)}.html`,
      }),
      broken('file', 'file_kind_ck', 'a file of no kind', { kind: 'program' }),
      broken('file', 'file_mime_ck', 'a drawing among the pictures', { ...picture, mime: 'image/svg+xml' }),
      broken('file', 'file_mime_ck', 'a page among the documents', { mime: 'text/html' }),
      broken('file', 'file_size_ck', 'an empty file', { size: 0 }),
      broken('file', 'file_name_length_ck', 'a file without a name', { name: '' }),
      broken('file', 'file_pixels_ck', 'a picture that unfolds beyond measure', {
        ...picture,
        height: 8_001,
      }),
      broken('file', 'file_pixels_ck', 'a picture of unknown size', { ...picture, width: null }),
    ],
    unbreakable: ['file_owner_uq'],
    unmapped: [[/^file_/, 'names, types and sizes made by the code of what it found in the file itself']],
  },
});
