import type { ErrorId } from '@fovea/shared-types/error-ids';
import type { Language } from '@fovea/shared-types/language';
import type { ErrorDetails, FieldFault, FieldFaultKey } from '../platform/http/app-error.js';
import { errors as en, fields as fieldsEn } from './en/errors.js';
import { successes as successesEn } from './en/successes.js';
import { errors as ja, fields as fieldsJa } from './ja/errors.js';
import { successes as successesJa } from './ja/successes.js';
import { errors as zh, fields as fieldsZh } from './zh/errors.js';
import { successes as successesZh } from './zh/successes.js';

export type ErrorTexts = Record<ErrorId, string>;
export type FieldTexts = Record<FieldFaultKey, string>;

/** What the server tells when a call went well, where the client shows its words (spec 7: sending a code). */
export type SuccessId = 'code_sent';
export type SuccessTexts = Record<SuccessId, string>;

const ERRORS: Record<Language, ErrorTexts> = { zh, en, ja };
const FIELDS: Record<Language, FieldTexts> = { zh: fieldsZh, en: fieldsEn, ja: fieldsJa };
const SUCCESSES: Record<Language, SuccessTexts> = { zh: successesZh, en: successesEn, ja: successesJa };

/** Puts figures into `{{name}}`; a figure that is missing leaves nothing behind. */
export const fillText = (text: string, params: ErrorDetails): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''));

export const errorText = (language: Language, id: ErrorId, details: ErrorDetails): string =>
  fillText(ERRORS[language][id], details);

export const fieldText = (language: Language, fault: FieldFault): string =>
  fillText(FIELDS[language][fault.key], fault.params ?? {});

export const successText = (language: Language, id: SuccessId): string => SUCCESSES[language][id];
