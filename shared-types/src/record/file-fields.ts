import type { FileKind, FileLink } from '../platform/file.dto.js';
import type { RecordField } from './field.js';
import { field, type Needed, type Options, type Where } from './field-options.js';
import { LABELS, type Translations } from './translations.js';

/** One picture: in a list its thumbnail, in the detail the file, in a request its id. */
export const picture = <const O extends Options>(options: O) =>
  field<RecordField<string | null, FileLink | null, number | null, false, Where<O>, 'picture'>>(
    'picture',
    { label: LABELS.image, ...options, orNull: true },
    { max: 1, files: ['image'] },
  );

/**
 * Pictures in their order: thumbnails in list and detail, in a request ids; the record's table of files keeps them. A
 * field of `papers` that is read only shows them whole.
 */
export const pictures = <const O extends Options & { max: number; width: 160 | 480; links: string }>(
  options: O,
) =>
  field<RecordField<string[], string[], number[], Needed<O>, Where<O>, 'pictures'>>(
    'pictures',
    { label: LABELS.images, ...options },
    {
      initial: [],
      min: options.required ? 1 : 0,
      max: options.max,
      files: ['image'],
      width: options.width,
      links: options.links,
    },
  );

/**
 * Files in their order; the record's table of files keeps them, or its SQL finds them. The detail shows them,
 * and the rows where that is declared.
 */
export const documents = <
  const O extends Omit<Options, 'only'> & {
    label: Translations;
    max: number;
    files: readonly FileKind[];
    inRows?: boolean;
  },
>(
  options: O,
) =>
  field<
    RecordField<
      FileLink[],
      FileLink[],
      number[],
      Needed<O>,
      O extends { inRows: true } ? 'both' : 'detail',
      'documents'
    >
  >('documents', options.inRows === true ? options : { ...options, only: 'detail' }, {
    initial: [],
    min: options.required ? 1 : 0,
    max: options.max,
    files: options.files,
  });
