import type { CallDefinition } from '@fovea/shared-types/call';
import { isEmail } from '@fovea/shared-types/email';
import { MAX_BYTES } from '@fovea/shared-types/validators';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FieldFault } from '../../i18n/texts.js';
import { AppError, fieldError } from '../kernel/app-error.js';
import { dtoSchemas, type Schema } from './schemas.js';

const DEPTH_MAX = 20;
const REFS = '#/components/schemas/';

/**
 * Validates request bodies by the decorators of their DTO, compiled once, and drops what the DTO does not name.
 * class-validator's own walk costs ten times as much, on every call.
 */
export class BodyValidator {
  private readonly ajv: Ajv2020;
  private readonly compiled = new Map<string, ValidateFunction>();

  constructor() {
    // removeAdditional: the whitelist of I8. Strings stay strings: nothing is coerced. strictNumbers: JSON's 1e400 is
    // Infinity to JavaScript, which would pass for an integer.
    this.ajv = new Ajv2020({
      removeAdditional: 'all',
      allErrors: true,
      strict: false,
      strictNumbers: true,
      unicodeRegExp: true,
      // Errors carry their value: that a field is empty is reported before its pattern.
      verbose: true,
      // A spec holds them against the JSON Schema of JSON Schemas; at the start that costs more than all else here.
      validateSchema: false,
    });
    this.ajv.addFormat('email', isEmail);
    this.ajv.addFormat('date-time', hasRealDay);
    this.ajv.addFormat('date', hasRealDay);
    this.ajv.addKeyword({
      keyword: MAX_BYTES,
      validate: (limit: number, value: unknown) => Buffer.byteLength(JSON.stringify(value)) <= limit,
    });
    this.ajv.addSchema({ $id: 'dto', components: { schemas: schemasOf(dtoSchemas()) } });
  }

  /** The body as the DTO names it; throws VALIDATION with a fault per field. */
  validate(call: CallDefinition, body: unknown): unknown {
    return call.request ? this.check(call.request, body) : undefined;
  }

  check(request: new () => object, body: unknown): unknown {
    const value = body ?? {};
    if (typeof value !== 'object' || Array.isArray(value)) throw new AppError('MALFORMED_JSON');
    const unstorable = unstorableIn(value, 0);
    if (unstorable) throw fieldError({ [shownPath(unstorable.path)]: { key: unstorable.key } });
    const check = this.compile(request.name);
    if (!check(value)) throw fieldError(faultsOf(check.errors ?? []));
    return value;
  }

  private compile(name: string): ValidateFunction {
    let check = this.compiled.get(name);
    if (!check) {
      check = this.ajv.compile({ $ref: `dto${REFS}${name}` });
      this.compiled.set(name, check);
    }
    return check;
  }
}

/** The calendar has its day. JavaScript reads 30 February as a day of March, the database refuses it. */
function hasRealDay(instant: string): boolean {
  const day = instant.slice(0, 10);
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}

/** PostgreSQL keeps no U+0000 and in JSON no half of a surrogate pair; they are no characters of anybody's text. */
const UNSTORABLE = /[\u0000\p{Surrogate}]/u;

interface Unstorable {
  key: 'characters' | 'type';
  path: readonly string[];
}

/** Where a value holds what cannot be kept, or is deeper than anybody needs. */
function unstorableIn(value: unknown, depth: number): Unstorable | null {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? { key: 'characters', path: [] } : null;
  if (typeof value !== 'object' || value === null) return null;
  if (depth >= DEPTH_MAX) return { key: 'type', path: [] };
  // By index and not by entries: a list may have as many as go into a body.
  const names = Array.isArray(value) ? null : Object.keys(value);
  const parts: readonly unknown[] = names ? Object.values(value) : (value as unknown[]); // it is a list then
  for (let at = 0; at < parts.length; at++) {
    const found = (names && unstorableIn(names[at], depth)) ?? unstorableIn(parts[at], depth + 1);
    if (found) return { key: found.key, path: [names?.[at] ?? String(at), ...found.path] };
  }
  return null;
}

/** As it goes into an answer: names of a body are its sender's. */
const shownPath = (path: readonly string[]): string => path.join('.').replace(/[\u0000\p{Surrogate}]/gu, '');

/** What is checked of a list or text once its length is known to be bounded. */
const CONTENTS = ['items', 'uniqueItems', 'minItems', 'minLength', 'pattern', 'format'] as const;

const schemasOf = (schemas: Record<string, Schema>): Record<string, Schema> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, lengthFirst(schema)]));

/** The same schema, except that the contents of a list or text that is too long are not checked. */
function lengthFirst(schema: Schema): Schema {
  const { properties, items, anyOf, ...rest } = schema;
  const inner: Schema = {
    ...rest,
    ...(properties ? { properties: schemasOf(properties) } : {}),
    ...(items ? { items: lengthFirst(items) } : {}),
    ...(anyOf ? { anyOf: anyOf.map(lengthFirst) } : {}),
  };
  const { maxItems, maxLength } = inner;
  if (maxItems === undefined && maxLength === undefined) return inner;
  const contents: Schema = {};
  for (const keyword of CONTENTS) {
    if (inner[keyword] !== undefined) Object.assign(contents, { [keyword]: inner[keyword] });
    delete inner[keyword];
  }
  const bound = {
    ...(maxItems === undefined ? {} : { maxItems }),
    ...(maxLength === undefined ? {} : { maxLength }),
  };
  return { ...inner, if: bound, then: contents };
}

function faultsOf(errors: readonly ErrorObject[]): Record<string, FieldFault> {
  const faults: Record<string, FieldFault> = {};
  for (const error of errors) {
    // Described by what is below them.
    if (error.keyword === 'if' || error.keyword === 'anyOf') continue;
    if (error.keyword === 'type' && error.schemaPath.includes('/anyOf/')) continue;
    const missing = error.keyword === 'required' ? String(error.params.missingProperty) : undefined;
    const path = [
      ...error.instancePath.split('/').slice(1),
      ...(missing === undefined ? [] : [missing]),
    ].join('.');
    faults[path] ??= faultOf(error);
  }
  return faults;
}

function faultOf({ keyword, params, data, schema }: ErrorObject): FieldFault {
  const limit = Number(keyword === MAX_BYTES ? schema : params.limit);
  if (data === '' && keyword !== 'enum') return { key: 'required' };
  switch (keyword) {
    case 'required':
      return { key: 'required' };
    case 'type':
      return { key: 'type' };
    case 'minLength':
      return limit === 1 ? { key: 'required' } : { key: 'too_short', params: { limit } };
    case MAX_BYTES:
    case 'maxLength':
      return { key: 'too_long', params: { limit } };
    case 'minimum':
      return { key: 'too_small', params: { limit } };
    case 'maximum':
      return { key: 'too_large', params: { limit } };
    case 'minItems':
      return { key: 'too_few', params: { limit } };
    case 'maxItems':
      return { key: 'too_many', params: { limit } };
    case 'enum':
      return { key: 'choice' };
    case 'format':
      return { key: params.format === 'email' ? 'email' : 'format' };
    default:
      return { key: 'format' };
  }
}
