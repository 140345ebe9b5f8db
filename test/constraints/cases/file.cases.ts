import type { ConstraintCase } from '../proof.js';

const key = `u/00/${'0'.repeat(32)}.pdf`;
const picture = { kind: 'image', mime: 'image/png', width: 8_000, height: 8_000 };

export const fileCases: ConstraintCase[] = [
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
];
