import 'reflect-metadata';
import fs from 'node:fs';
import path from 'node:path';
import { AppError } from '../../server/src/platform/kernel/app-error.js';
import type { ConstraintErrors } from '../../server/src/platform/database/constraint-errors.js';
import { BodyValidator } from '../../server/src/platform/http/body-validator.js';
import { callRegistry } from '../../server/src/platform/http/call.decorator.js';
import { dtoSchemas } from '../../server/src/platform/http/schemas.js';
import { servedRecords } from '../../server/src/platform/records/served-record.js';
import '../../server/src/app.module.js';

const SOURCES = path.join(import.meta.dirname, '../../server/src');

/** Of any shape: whatever a field takes, most of them are refused. */
const BAD: readonly unknown[] = [null, 'x', '', -1, 1.5, 1e12, true, {}, [], [{}], ['x'], [null], '\u0000'];

const validator = new BodyValidator();
const requests = [...callRegistry.values()].flatMap(({ path, request }) =>
  request ? [{ path, request }] : [],
);
const namesOf = (request: new () => object): string[] =>
  Object.keys(dtoSchemas()[request.name]?.properties ?? {});

/** The fields that a body is refused for; none if it is taken. */
function refusedFor(request: new () => object, body: object): string[] {
  try {
    validator.check(request, body);
    return [];
  } catch (error) {
    if (error instanceof AppError && error.id === 'VALIDATION') return Object.keys(error.fields ?? {});
    throw error;
  }
}

describe('a refusal of what stands in a field', () => {
  it.each(requests)('names the field: $path', ({ request }) => {
    const others = new Set(refusedFor(request, {}));
    const silent: string[] = [];
    for (const name of namesOf(request))
      for (const value of BAD) {
        const without = others.has(name) ? [...others].filter((one) => one !== name) : [...others];
        const fields = refusedFor(request, { [name]: value });
        const isOwn = fields.some((field) => field === name || field.startsWith(`${name}.`));
        // Besides the required fields, which this body has not, there is a fault: it is this field's.
        if (!isOwn && fields.length > without.length) silent.push(`${name}: ${JSON.stringify(value)}`);
        if (fields.includes('')) silent.push(`${name}: a fault without a name`);
      }
    expect(silent).toEqual([]);
  });

  it('names fields that a request has, where the database refuses it', () => {
    const all = new Set(requests.flatMap(({ request }) => namesOf(request)));
    const maps: ConstraintErrors[] = servedRecords.map(({ options }) => options.constraints ?? {});
    for (const file of fs.readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.constraints.ts'))
        maps.push(
          ...Object.values(jest.requireActual<Record<string, ConstraintErrors>>(path.join(SOURCES, file))),
        );
    const strange = maps.flatMap((errors) =>
      Object.entries(errors).flatMap(([constraint, error]) =>
        typeof error === 'string'
          ? []
          : error.fields.filter((field) => !all.has(field)).map((field) => `${constraint}: ${field}`),
      ),
    );
    expect(maps.length).toBeGreaterThan(50);
    expect(strange).toEqual([]);
  });

  it('is not made without one', () => {
    expect(() => new AppError('VALIDATION', {}, {})).toThrow('invariant broken');
  });
});
