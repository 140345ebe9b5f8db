import type { ErrorId } from '@fovea/shared-types/error-ids';
import type { FieldFault, TextParams } from '../../i18n/texts.js';

/** What a refusal contains beside its identifier: figures for its text and for the client (`data`). */
export type ErrorDetails = TextParams;

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

export const fieldError = (fields: Record<string, FieldFault>): AppError =>
  new AppError('VALIDATION', {}, fields);

/** Why the server does not start, in one line for the operator. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}

/** We are wrong if this does not hold: a 5xx and a log line with the cause. */
export function invariant(condition: unknown, why: string): asserts condition {
  if (!condition) throw new Error(`invariant broken: ${why}`);
}
