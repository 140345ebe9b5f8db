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
  // Of a part of a field (`lines.0.unit_cost`) the field shows the first that is wrong.
  for (const [path, text] of Object.entries(error.fields)) {
    const name = names.find((one) => path === one || path.startsWith(`${one}.`));
    if (name !== undefined) fields[name] ??= text;
  }
  const owner = byError[error.error];
  if (owner !== undefined && Object.keys(fields).length === 0) fields[owner] = error.msg;
  return { fields, text: Object.keys(fields).length === 0 ? error.msg : null };
}
