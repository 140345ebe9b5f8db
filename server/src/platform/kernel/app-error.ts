import type { ErrorId } from '@fovea/shared-types/error-ids';

/** What a refusal tells beside its identifier: figures for its text and for the client (`data`). */
export type ErrorDetails = Record<string, string | number | boolean | null>;

/**
 * A refusal the person can act on. It becomes code -101 (-102 for SESSION_INVALID) with a text in the
 * request's language in one place, the error filter.
 */
export class AppError extends Error {
  constructor(
    readonly id: ErrorId,
    readonly details: ErrorDetails = {},
    /** Per field, the key of a validation text. */
    readonly fields?: Record<string, FieldFault>,
    options?: ErrorOptions,
  ) {
    super(id, options);
  }
}

/** What is wrong with a field: a text key with its figures. */
export interface FieldFault {
  key: FieldFaultKey;
  params?: Record<string, string | number>;
}

export type FieldFaultKey =
  | 'required'
  | 'type'
  | 'format'
  | 'email'
  | 'too_short'
  | 'too_long'
  | 'too_small'
  | 'too_large'
  | 'too_few'
  | 'too_many'
  | 'choice'
  | 'password_mismatch'
  | 'money_digits'
  | 'whole_units'
  | 'not_after_start'
  | 'not_in_future'
  | 'above_start_price'
  | 'characters'
  | 'ambiguous'
  | 'same_as_row'
  | 'no_such_picture'
  | 'line_count'
  | 'no_price'
  | 'legal_number_jp'
  | 'legal_number_cn';

export const fieldError = (fields: Record<string, FieldFault>): AppError =>
  new AppError('VALIDATION', {}, fields);

/** We are wrong if this does not hold: a 5xx and a log line with the cause. */
export function invariant(condition: unknown, why: string): asserts condition {
  if (!condition) throw new Error(`invariant broken: ${why}`);
}
