import type { ApiDocument, Schema } from './openapi.js';

/** A field of a request that names a row by its id. */
export interface IdField {
  path: string;
  may: string;
  /** As the request nests it: `id`, `lines[].bin_id`, `ids[]`. */
  field: string;
  /** The id is written as text, as the parts of trees are. */
  isText: boolean;
}

/** How the schema writes an id: `IsId` and `IsIds` by their bounds, those of trees by their pattern. */
function kindOfId(schema: Schema): 'number' | 'text' | null {
  const types = [schema.type].flat();
  if (types.includes('integer') && schema.minimum === 1 && schema.maximum === Number.MAX_SAFE_INTEGER)
    return 'number';
  return /^\^\(?(0\|)?\[1-9\]\\d\{0,14\}\)?\$$/.test(schema.pattern ?? '') ? 'text' : null;
}

const DEPTH_MAX = 8;

function* idsBelow(
  document: ApiDocument,
  requested: Schema,
  field: string,
  depth = 0,
): Generator<{ field: string; isText: boolean }> {
  if (depth > DEPTH_MAX) return;
  const schema = document.resolve(requested);
  for (const choice of schema.anyOf ?? []) yield* idsBelow(document, choice, field, depth + 1);
  if (schema.items) yield* idsBelow(document, schema.items, `${field}[]`, depth + 1);
  for (const [name, part] of Object.entries(schema.properties ?? {}))
    yield* idsBelow(document, part, field === '' ? name : `${field}.${name}`, depth + 1);
  const kind = kindOfId(schema);
  if (kind !== null) yield { field, isText: kind === 'text' };
}

/** Every field of every request that takes an id. */
export const idFieldsOf = (document: ApiDocument): IdField[] =>
  document.operations.flatMap(({ path, may, request, isForm }) =>
    request === null || isForm
      ? []
      : [...idsBelow(document, request, '')].map((found) => ({ path, may, ...found })),
  );

type Parts = Record<string, unknown>;
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** The id that a request names there, the first of several; undefined where it names none. */
export function idIn(body: unknown, field: string): unknown {
  return field.split('.').reduce<unknown>((value, step) => {
    if (!isParts(value)) return undefined;
    const inside = value[step.replace('[]', '')];
    return step.endsWith('[]') && Array.isArray(inside) ? inside[0] : inside;
  }, body);
}

/** The request with another id there; of several the first. */
export function withId(body: unknown, field: string, id: number | string): Parts {
  const copy = structuredClone(isParts(body) ? body : {});
  const steps = field.split('.');
  let place = copy;
  for (const [depth, step] of steps.entries()) {
    const name = step.replace('[]', '');
    const isLast = depth === steps.length - 1;
    if (step.endsWith('[]')) {
      const list: unknown[] = Array.isArray(place[name]) ? place[name] : [];
      const inside = isLast ? id : isParts(list[0]) ? list[0] : {};
      place[name] = [inside, ...list.slice(1)];
      if (isParts(inside)) place = inside;
    } else if (isLast) place[name] = id;
    else {
      const inside: Parts = isParts(place[name]) ? place[name] : {};
      place[name] = inside;
      place = inside;
    }
  }
  return copy;
}
