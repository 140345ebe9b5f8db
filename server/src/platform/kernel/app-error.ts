import type { ErrorId } from '@fovea/shared-types/error-ids';
import type { FieldFault, TextParams } from '../../i18n/texts.js';

/** What a refusal contains beside its identifier: figures for its text and for the client (`data`). */
export type ErrorDetails = TextParams;

/** Per field, the key of a validation text. */
export type FieldFaults = Readonly<Record<string, FieldFault>>;

/** A refusal of something other than what stands in a field. */
export type RefusalId = Exclude<ErrorId, 'VALIDATION'>;

/**
 * A refusal the person can act on. It becomes code -101 (-102 for SESSION_INVALID) with a text in the
 * request's language in one place, the error filter.
 */
export class AppError extends Error {
  constructor(id: RefusalId, details?: ErrorDetails, fields?: FieldFaults, options?: ErrorOptions);
  /** Its text is "check the highlighted fields": there is one to highlight. */
  constructor(id: 'VALIDATION', details: ErrorDetails, fields: FieldFaults, options?: ErrorOptions);
  constructor(
    readonly id: ErrorId,
    readonly details: ErrorDetails = {},
    readonly fields?: FieldFaults,
    options?: ErrorOptions,
  ) {
    super(id, options);
    invariant(id !== 'VALIDATION' || Object.keys(fields ?? {}).length > 0, 'VALIDATION names a field');
  }
}

export const fieldError = (fields: FieldFaults, options?: ErrorOptions): AppError =>
  new AppError('VALIDATION', {}, fields, options);

/** Why the server does not start, in one line for the operator. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}

/** We are wrong if this does not hold: a 5xx and a log line with the cause. */
export function invariant(condition: unknown, why: string): asserts condition {
  if (!condition) throw new Error(`invariant broken: ${why}`);
}
