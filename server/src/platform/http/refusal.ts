import { CODE_REFUSED, CODE_SESSION, type Envelope } from '@fovea/shared-types/envelope';
import type { ErrorId } from '@fovea/shared-types/error-ids';
import type { Language } from '@fovea/shared-types/language';
import { errorText, fieldText } from '../../i18n/texts.js';
import type { AppError } from '../kernel/app-error.js';

/** Faults that HTTP itself reports; every other refusal is the application's and comes as 200. */
const HTTP_STATUS: Partial<Record<ErrorId, number>> = {
  MALFORMED_JSON: 400,
  SIGNATURE_INVALID: 400,
  PATH_UNKNOWN: 404,
  TOO_LARGE: 413,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  PAYMENT_UNAVAILABLE: 503,
};

export const httpStatusOf = (id: ErrorId): number => HTTP_STATUS[id] ?? 200;

/** A person fixes one field after the other; a form with thousands of faults is not reported in full. */
const FIELDS_MAX = 20;
const FIELD_NAME_MAX = 200;

/** The one place where a refusal becomes words: identifier, text, fields and figures in the reader's language. */
export function refusalEnvelope(
  error: AppError,
  language: Language,
  traceId: string,
): Envelope<AppError['details'] | null> {
  const fields =
    error.fields &&
    Object.fromEntries(
      Object.entries(error.fields)
        .slice(0, FIELDS_MAX)
        .map(([field, fault]) => [field.slice(0, FIELD_NAME_MAX), fieldText(language, fault)]),
    );
  return {
    code: HTTP_STATUS[error.id] ?? (error.id === 'SESSION_INVALID' ? CODE_SESSION : CODE_REFUSED),
    msg: errorText(language, error.id, error.details),
    data: Object.keys(error.details).length > 0 ? error.details : null,
    error: error.id,
    ...(fields ? { fields } : {}),
    trace_id: traceId,
  };
}
