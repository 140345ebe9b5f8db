import { ApiRefusal } from '../../lib/api-client';
import { refusalText } from '../../lib/refusal-text';
import type { FieldErrors } from './use-form';

/**
 * What of a failed call stands beside which field.
 * @param byError fields that a refusal without `fields` belongs to, by its identifier
 * @returns the errors per field, and the text for the form as a whole: of what has no field here, or is in none
 */
export function refusalErrors<Values extends object>(
  error: unknown,
  names: ReadonlyArray<keyof Values & string>,
  byError: Partial<Record<string, keyof Values & string>> = {},
): { fields: FieldErrors<Values>; text: string | null } {
  if (!(error instanceof ApiRefusal))
    return { fields: {}, text: error instanceof Error ? error.message : null };
  const fields: FieldErrors<Values> = {};
  const elsewhere: Record<string, string> = {};
  // Of a part of a field (`lines.0.unit_cost`) the field shows the first that is wrong.
  for (const [path, text] of Object.entries(error.fields)) {
    const name = names.find((one) => path === one || path.startsWith(`${one}.`));
    if (name === undefined) elsewhere[path] = text;
    else fields[name] ??= text;
  }
  const owner = byError[error.error];
  if (owner !== undefined && Object.keys(fields).length === 0) fields[owner] = error.msg;
  if (Object.keys(fields).length === 0) return { fields, text: refusalText(error) };
  const isAllHere = Object.keys(elsewhere).length === 0;
  return {
    fields,
    text: isAllHere ? null : refusalText({ error: error.error, msg: error.msg, fields: elsewhere }),
  };
}
