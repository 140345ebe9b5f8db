import type { ErrorId } from '@fovea/shared-types/error-ids';
import { AppError } from '../kernel/app-error.js';
import { pg } from './pg-types.js';

export type ConstraintErrors = Readonly<Record<string, ErrorId>>;

const known = new Map<string, ErrorId>();

/** Each module declares which refusal the breaking of its constraints means. */
export function registerConstraints(errors: ConstraintErrors): void {
  for (const [constraint, id] of Object.entries(errors)) known.set(constraint, id);
}

/** The refusal behind a broken constraint, or the error itself when no rule of ours names it. */
export function translateDatabaseError(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  const id = error.constraint === undefined ? undefined : known.get(error.constraint);
  return id === undefined ? error : new AppError(id, {}, undefined, { cause: error });
}
