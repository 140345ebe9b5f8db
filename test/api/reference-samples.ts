import { matrixRows } from '../support/matrix.js';
import type { Hidden, HiddenRow } from '../things/matrix-row.js';
import { allOf } from '../things/things.js';
import { idIn } from './reference-fields.js';

/** The row that a call of the authorization matrix is about. */
const rowOf =
  (path: string): HiddenRow =>
  async (api, victim) =>
    Number(idIn(await matrixRows[path]?.request?.(api, victim), 'id'));

const hiddenRows: Readonly<Record<string, Hidden>> = Object.fromEntries(
  Object.entries(allOf(({ ids }) => ids?.hidden)).map(([field, hidden]) => [
    field,
    typeof hidden === 'string' ? { "another's": rowOf(hidden) } : hidden,
  ]),
);
const withoutHidden = allOf(({ ids }) => ids?.withoutHidden);
const besides = allOf(({ ids }) => ids?.besides);

/** Fields whose call refuses something else before it looks at the id, whatever the id is, and why. */
export const lookedAtLate = allOf(({ ids }) => ids?.lookedAtLate);

/** The caller and request, where the authorization matrix has none that is served. */
export const askers = allOf(({ ids }) => ids?.askers);

const nameOf = (field: string): string => (field.split('.').at(-1) ?? '').replace('[]', '');
const isOfCall = (field: string): boolean => /^(id|ids|pid)$/.test(nameOf(field));

/** Why no row is hidden that this field could name; undefined where some are. */
export const reasonWithoutHidden = (path: string, field: string): string | undefined =>
  withoutHidden[`${path}#${field}`] ?? (isOfCall(field) ? undefined : withoutHidden[nameOf(field)]);

/** Hidden rows for the field; undefined where the row that its call is about serves. */
export const hiddenRowsFor = (path: string, field: string): Hidden | undefined =>
  hiddenRows[`${path}#${field}`] ?? (isOfCall(field) ? undefined : hiddenRows[nameOf(field)]);

/** Every key of the tables above, so that none outlives its field. */
export const keysOfSamples = (): string[] =>
  [hiddenRows, withoutHidden, lookedAtLate, besides].flatMap((table) => Object.keys(table));
export const isKeyOf = (key: string, path: string, field: string): boolean =>
  key === `${path}#${field}` || key === field || key === nameOf(field);

/** What a field needs beside it to mean anything. */
export const besideOf = (path: string, field: string): object =>
  besides[`${path}#${field}`] ?? besides[field] ?? {};
