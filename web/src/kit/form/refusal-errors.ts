import { ApiRefusal } from '../../lib/api-client';
import type { FieldErrors } from './use-form';

/**
 * What of a failed call stands beside which field.
 * @param byError fields that a refusal without `fields` belongs to, by its identifier
 * @returns the errors per field, and the text for the form as a whole when none of them has a field
 */
export function refusalErrors<Values extends object>(
  error: unknown,
  names: ReadonlyArray<keyof Values & string>,
  byError: Partial<Record<string, keyof Values & string>> = {},
): { fields: FieldErrors<Values>; text: string | null } {
  if (!(error instanceof ApiRefusal))
    return { fields: {}, text: error instanceof Error ? error.message : null };
  const fields: FieldErrors<Values> = {};
  for (const name of names) if (error.fields[name] !== undefined) fields[name] = error.fields[name];
  const owner = byError[error.error];
  if (owner !== undefined && Object.keys(fields).length === 0) fields[owner] = error.msg;
  return { fields, text: Object.keys(fields).length === 0 ? error.msg : null };
}
