import { randomBytes } from 'node:crypto';
import { anMp4, aPdf, aPng } from '../../fixtures/files.js';
import { aFile } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import type { Cast, Hidden } from '../matrix-row.js';
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
      {
        refuses: 'file_key_uq',
        violation: 'two files under one key',
        when: async ({ insert }) => {
          await insert('file', { key });
          await insert('file', { key });
        },
      },
      {
        refuses: 'file_key_form_ck',
        violation: 'a key that climbs out of its folder',
        when: ({ insert }) => insert('file', { key: `u/../../${'0'.repeat(32)}.pdf` }),
      },
      {
        refuses: 'file_key_form_ck',
        violation: 'a key that ends as a page does',
        when: ({ insert }) => insert('file', { key: `u/00/${'0'.repeat(32)}.html` }),
      },
      {
        refuses: 'file_kind_ck',
        violation: 'a file of no kind',
        when: ({ insert }) => insert('file', { kind: 'program' }),
      },
      {
        refuses: 'file_mime_ck',
        violation: 'a drawing among the pictures',
        when: ({ insert }) => insert('file', { ...picture, mime: 'image/svg+xml' }),
      },
      {
        refuses: 'file_mime_ck',
        violation: 'a page among the documents',
        when: ({ insert }) => insert('file', { mime: 'text/html' }),
      },
      {
        refuses: 'file_size_ck',
        violation: 'an empty file',
        when: ({ insert }) => insert('file', { size: 0 }),
      },
      {
        refuses: 'file_name_length_ck',
        violation: 'a file without a name',
        when: ({ insert }) => insert('file', { name: '' }),
      },
      {
        refuses: 'file_pixels_ck',
        violation: 'a picture that unfolds beyond measure',
        when: ({ insert }) => insert('file', { ...picture, height: 8_001 }),
      },
      {
        refuses: 'file_pixels_ck',
        violation: 'a picture of unknown size',
        when: ({ insert }) => insert('file', { ...picture, width: null }),
      },
    ],
    unbreakable: ['file_owner_uq'],
  },
});
