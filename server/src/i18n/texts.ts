import type { ErrorId } from '@fovea/shared-types/error-ids';
import type { Language } from '@fovea/shared-types/language';
import type { ErrorDetails, FieldFault, FieldFaultKey } from '../platform/http/app-error.js';
import { errors as en, fields as fieldsEn } from './en/errors.js';
import { errors as ja, fields as fieldsJa } from './ja/errors.js';
import { errors as zh, fields as fieldsZh } from './zh/errors.js';

export type ErrorTexts = Record<ErrorId, string>;
export type FieldTexts = Record<FieldFaultKey, string>;

const ERRORS: Record<Language, ErrorTexts> = { zh, en, ja };
const FIELDS: Record<Language, FieldTexts> = { zh: fieldsZh, en: fieldsEn, ja: fieldsJa };

/** Puts figures into `{{name}}`; a figure that is missing leaves nothing behind. */
export const fillText = (text: string, params: ErrorDetails): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''));

export const errorText = (language: Language, id: ErrorId, details: ErrorDetails): string =>
  fillText(ERRORS[language][id], details);

export const fieldText = (language: Language, fault: FieldFault): string =>
  fillText(FIELDS[language][fault.key], fault.params ?? {});
