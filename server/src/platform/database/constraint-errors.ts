import type { FieldFaultKey } from '../../i18n/texts.js';
import { AppError, fieldError, type RefusalId } from '../kernel/app-error.js';
import { pg } from './pg-types.js';

/** What is wrong in which fields of the request, as it names them. */
export interface BrokenFields {
  readonly fields: readonly string[];
  readonly key: FieldFaultKey;
}

export type ConstraintErrors = Readonly<Record<string, RefusalId | BrokenFields>>;

/** A constraint of what stands in a field, or of several fields together. */
export const brokenField = (
  fields: string | readonly string[],
  key: FieldFaultKey = 'format',
): BrokenFields => ({
  fields: typeof fields === 'string' ? [fields] : fields,
  key,
});

const known = new Map<string, RefusalId | BrokenFields>();

/** Each module declares which refusal the breaking of its constraints means. */
export function registerConstraints(errors: ConstraintErrors): void {
  for (const [constraint, id] of Object.entries(errors)) known.set(constraint, id);
}

/** The refusal behind a broken constraint, or the error itself when no rule of ours names it. */
export function translateDatabaseError(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  const meaning = error.constraint === undefined ? undefined : known.get(error.constraint);
  if (meaning === undefined) return error;
  if (typeof meaning === 'string') return new AppError(meaning, {}, undefined, { cause: error });
  const { fields, key } = meaning;
  return fieldError(Object.fromEntries(fields.map((field) => [field, { key }])), { cause: error });
}
