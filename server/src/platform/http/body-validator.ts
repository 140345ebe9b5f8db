import type { CallDefinition } from '@fovea/shared-types/call';
import { isEmail } from '@fovea/shared-types/email';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FieldFault } from '../../i18n/texts.js';
import { AppError, fieldError } from '../kernel/app-error.js';
import { dtoSchemas } from './schemas.js';

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
      // Errors bring their value: that a field is empty is told before its pattern.
      verbose: true,
    });
    this.ajv.addFormat('email', isEmail);
    this.ajv.addFormat('date-time', hasRealDay);
    this.ajv.addFormat('date', hasRealDay);
    this.ajv.addSchema({ $id: 'dto', components: { schemas: dtoSchemas() } });
  }

  /** The body as the DTO names it; throws VALIDATION with a fault per field. */
  validate(call: CallDefinition, body: unknown): unknown {
    return call.request ? this.check(call.request, body) : undefined;
  }

  check(request: new () => object, body: unknown): unknown {
    const value = body ?? {};
    if (typeof value !== 'object' || Array.isArray(value)) throw new AppError('MALFORMED_JSON');
    assertStorable(value, []);
    const check = this.compile(request.name);
    if (!check(value)) throw new AppError('VALIDATION', {}, faultsOf(check.errors ?? []));
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

/** Nobody needs a body deeper than DEPTH_MAX. */
function assertStorable(value: unknown, path: readonly string[]): void {
  if (typeof value === 'string') {
    if (UNSTORABLE.test(value)) throw fieldError({ [shownPath(path)]: { key: 'characters' } });
  } else if (typeof value === 'object' && value !== null) {
    if (path.length >= DEPTH_MAX) throw fieldError({ [shownPath(path)]: { key: 'type' } });
    for (const [name, part] of Object.entries(value)) assertStorable(part, [...path, name]);
  }
}

const PATH_SHOWN_MAX = 200;

/** As it goes into an answer: names of a body are its sender's. */
const shownPath = (path: readonly string[]): string =>
  path
    .join('.')
    .replace(/[\u0000\p{Surrogate}]/gu, '')
    .slice(0, PATH_SHOWN_MAX);

function faultsOf(errors: readonly ErrorObject[]): Record<string, FieldFault> {
  const faults: Record<string, FieldFault> = {};
  for (const error of errors) {
    if (error.keyword === 'anyOf' || (error.keyword === 'type' && error.schemaPath.includes('/anyOf/')))
      continue;
    const missing = error.keyword === 'required' ? String(error.params.missingProperty) : undefined;
    const path = [
      ...error.instancePath.split('/').slice(1),
      ...(missing === undefined ? [] : [missing]),
    ].join('.');
    faults[path] ??= faultOf(error);
  }
  return faults;
}

function faultOf({ keyword, params, data }: ErrorObject): FieldFault {
  const limit = Number(params.limit);
  if (data === '' && keyword !== 'enum') return { key: 'required' };
  switch (keyword) {
    case 'required':
      return { key: 'required' };
    case 'type':
      return { key: 'type' };
    case 'minLength':
      return limit === 1 ? { key: 'required' } : { key: 'too_short', params: { limit } };
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
