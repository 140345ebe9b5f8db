import { GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import { cleanRichText, picturesIn } from '../../platform/text/rich-text.js';

const CONTENTS = ['content_c', 'content_e', 'content_j'] as const;
/** Different ones in the descriptions of one draft. */
const PICTURES_MAX = 60;

/**
 * The fields of a request besides its form; the rest is the form, for the whitelist drops what no DTO names.
 */
interface FormRequest extends GoodsForm {
  id?: number;
  draft_id?: number;
  version?: string;
  request_id?: string;
}

/**
 * The form as a draft stores it: rich texts cleaned, empty fields left out.
 * @throws VALIDATION when it is empty
 */
export function draftFormOf({ id, draft_id, version, request_id, ...fields }: FormRequest): GoodsForm {
  const cleaned: GoodsForm = { ...fields };
  for (const name of CONTENTS) {
    const content = fields[name];
    if (content !== undefined) cleaned[name] = cleanRichText(content);
  }
  const form = Object.fromEntries(Object.entries(cleaned).filter(([, value]) => !isEmpty(value)));
  if (Object.keys(form).length === 0) throw fieldError({ goods_name_e: { key: 'required' } });
  return form;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Keys of the pictures that its descriptions show. */
export function shownPicturesOf(form: GoodsForm): string[] {
  const keys = picturesIn(CONTENTS.map((name) => form[name] ?? '').join(' '));
  if (keys.length > PICTURES_MAX) throw new AppError('FILE_COUNT', { max: PICTURES_MAX });
  return keys;
}

/** Ids of the files that the form names. */
export const namedFilesOf = (form: GoodsForm): number[] => [
  ...new Set([
    ...(form.images ?? []),
    ...(form.video ? [form.video] : []),
    ...(form.attachments ?? []).map(({ file_id }) => file_id),
  ]),
];
