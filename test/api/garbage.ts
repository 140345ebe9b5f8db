import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { ApiDocument, Schema } from './openapi.js';

/**
 * Values that no field should ever hold, as JSON text: some of them are no value that JavaScript could write.
 * Those of one line are refused, or accepted, by the same step of the check.
 */
const GARBAGE_VALUES: readonly (readonly string[])[] = [
  ['null'],
  ['true'],
  ['-1'],
  ['0', '-0'],
  ['1.5'],
  ['1e400', '-1e308'],
  ['9007199254740993', '99999999999999999999999999'],
  ['""', '" "'],
  ['"NaN"', '"１２３"'],
  ['"\\u0000"'],
  ['"\\ud800"', '"\\udc00\\ud800"'],
  ['"𝕏🧿\u202e\ufeff"', '"\'; DROP TABLE account; --"', '"%_\\\\"', '"<script>alert(1)</script>"'],
  [`"${'x'.repeat(20_000)}"`],
  ['"2026-02-31T25:61:61Z"', '"0001-01-01T00:00:00+14:00"'],
  ['"99999999999999.99"', '"-1"'],
  ['[]'],
  ['[null]', '[1.5, "x", {}]'],
  ['{}', '{"__proto__": {"is_admin": true}}', '{"a\\u0000": {"\\ud800": 1}}'],
  [`${'['.repeat(60)}${']'.repeat(60)}`],
];

/**
 * The input thrown at a field: of each line one value, by turns derived from its name, so that any value meets many fields of each
 * kind; in the long run all of them.
 */
export function garbageFor(name: string): readonly string[] {
  const turn = createHash('sha1').update(name).digest().readUInt32BE();
  return isLong ? GARBAGE_VALUES.flat() : GARBAGE_VALUES.map((line) => line[turn % line.length] ?? 'null');
}

export const isLong = process.env.FOVEA_LONG === '1';

export interface Garbage {
  what: string;
  body: string | Buffer;
  headers?: Record<string, string>;
}

/** What makes a careless answer long: it reports a fault of each part, or the part itself. */
const FLOODS: readonly { what: string; value: unknown }[] = [
  { what: 'a list without end', value: Array.from({ length: 10_000 }, () => 'x') },
  { what: 'a list of nothings', value: Array.from({ length: 4_000 }, () => ({})) },
  { what: 'a text without end', value: '漢'.repeat(10_000) },
  {
    what: 'many names',
    value: Object.fromEntries(Array.from({ length: 2_000 }, (_, i) => [`field_${i}`, {}])),
  },
  { what: 'a name without end', value: { ['k'.repeat(20_000)]: { ['\u0000']: 1 } } },
];

/** Every part of a request wrong, in lists as long as it allows. */
function wrongOf(document: ApiDocument, wantedSchema: Schema): unknown {
  const schema = document.resolve(wantedSchema);
  if (schema.anyOf) return wrongOf(document, schema.anyOf[0] ?? {});
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, part]) => [name, wrongOf(document, part)]),
    );
  if (!schema.items) return [schema.type].flat().includes('string') ? -1 : 'x';
  return Array.from({ length: schema.maxItems ?? 1_000 }, () => wrongOf(document, schema.items ?? {}));
}

/** Bodies that are meant to be answered at length. */
export function floodsOf(document: ApiDocument, request: Schema): Garbage[] {
  const properties = Object.entries(document.resolve(request).properties ?? {});
  const fields = properties.map(([field]) => field);
  // Alone as well, as reports on many fields may hide the report on one.
  const wide = properties.filter(
    ([, schema]) => !/string|integer|number|boolean/.test(String(document.resolve(schema).type)),
  );
  return [
    { what: 'everything wrong', body: JSON.stringify(wrongOf(document, request)) },
    ...FLOODS.map(({ what, value }) => ({
      what: `${what} in every field`,
      body: flooded(fields.slice(0, Math.max(1, Math.floor(BODY_MAX / sizeOf(value)))), value),
    })),
    ...wide.flatMap(([field]) =>
      FLOODS.map(({ what, value }) => ({ what: `${what} in ${field}`, body: flooded([field], value) })),
    ),
  ];
}

const BODY_MAX = 150_000;

const flooded = (fields: readonly string[], value: unknown): string =>
  JSON.stringify(Object.fromEntries(fields.map((field) => [field, value])));

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

const wide = Object.fromEntries(Array.from({ length: 2_000 }, (_, i) => [`field_${i}`, i]));

/**
 * Bodies that should never occur, though they reach the call; those of one line are refused by the same step.
 */
const BODIES_OF_CALLS: readonly (readonly Garbage[])[] = [
  ['null'],
  ['[]', '[1, 2]'],
  ['"text"', '1', 'true'],
  ['{"id": 1, "id": 2}'],
  ['{"toString": null, "hasOwnProperty": 1, "then": {}}'],
  [''],
].map((line) => line.map((body) => ({ what: body || 'nothing at all', body })));

/** And what the way there, which is the same for all calls, has to stop or to survive. */
const BODIES_ON_THE_WAY: readonly Garbage[] = [
  ...[
    '{',
    '{"id":',
    '{"id": undefined}',
    '{"id": NaN}',
    "{'id': 1}",
    '\u0000',
    '\ufeff{}',
    '{"__proto__": {"id": 1, "is_admin": true}}',
    '{"constructor": {"prototype": {"is_admin": true}}}',
  ].map((body) => ({ what: body.slice(0, 40), body })),
  { what: 'headers of nobody', body: '{}', headers: { language: '99', terminal: 'x'.repeat(5_000) } },
  {
    what: 'an idempotency key without end',
    body: '{}',
    headers: { 'idempotency-key': 'k'.repeat(4_000) },
  },
  { what: 'brackets without end', body: '['.repeat(50_000) },
  { what: 'a very deep body', body: `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}` },
  { what: 'a very wide body', body: JSON.stringify(wide) },
  { what: 'two megabytes', body: JSON.stringify({ id: 1, more: 'x'.repeat(2_000_000) }) },
  { what: 'bytes that are no UTF-8', body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
  { what: 'a form', body: 'id=1&x[y]=2', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  { what: 'plain text', body: '{"id": 1}', headers: { 'content-type': 'text/plain' } },
  { what: 'an unknown type', body: '{"id": 1}', headers: { 'content-type': 'application/x-nobody' } },
  {
    what: 'a multipart body without an end',
    body: '--x\r\nContent-Disposition: form-data; name="id"\r\n\r\n1',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  },
  {
    what: 'a compressed body',
    body: gzipSync('{"id": 1}'),
    headers: { 'content-encoding': 'gzip' },
  },
];

/** Of each line that a call itself reads one body, and of the others one in `BY_TURNS`, by turns; in the long run all of them. */
export const garbageBodies = (at: number, isForm: boolean): readonly Garbage[] => [
  ...BODIES_OF_CALLS.flatMap((line) => line.filter((_, one) => isLong || isForm || one === at % line.length)),
  ...BODIES_ON_THE_WAY.filter((_, one) => isLong || isForm || one % BY_TURNS === at % BY_TURNS),
];

const BY_TURNS = 4;
