import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startApi, type TestApi } from '../support/api.js';
import { readApiDocument, type ApiDocument, type Operation, type Schema } from './openapi.js';

interface EndpointRow {
  path: string;
  module: string;
  auth: 'public' | 'member' | 'staff';
  payload: string[];
  response: string[];
}

const rows = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../contract/endpoints.json'), 'utf8'),
) as EndpointRow[]; // the contract's own file, whose fields this spec reads
const rowOf = new Map(rows.map((row) => [row.path, row]));

/** Rows without a call that is declared, and why. */
const unserved = new Map([
  ['/reservations/reservation-room', 'the room of a viewing comes with video'],
  ['/payments/payment-callback', 'the provider’s: a route of the raw body, which its signature is over'],
]);

let api: TestApi;
let document: ApiDocument;
beforeAll(async () => {
  api = await startApi();
  document = await readApiDocument(api);
});
afterAll(() => api.stop());

const names = (schema: Schema): string[] => Object.keys(document.resolve(schema).properties ?? {});

/** Fields as the contract writes them: `[].x` of a list, `data[].x` of a page, `a.b` of an object within. */
function fieldsOf(schema: Schema): string[] {
  const resolved = document.resolve(schema);
  if (resolved.anyOf) return fieldsOf(resolved.anyOf[0] ?? {});
  if (resolved.items) return names(resolved.items).map((name) => `[].${name}`);
  return Object.entries(resolved.properties ?? {}).flatMap(([name, field]) => {
    const { items } = document.resolve(field);
    if (name === 'data' && items) return names(items).map((inner) => `data[].${inner}`);
    return field.$ref === undefined ? [name] : names(field).map((inner) => `${name}.${inner}`);
  });
}

const authOf = ({ may }: Operation): string => (may === 'public' || may === 'member' ? may : 'staff');

describe('the contract and what is served', () => {
  it('agree on every call: its row, who may, request and response', () => {
    const differences = document.operations.flatMap((operation) => {
      const row = rowOf.get(operation.path);
      if (!row) return [`${operation.path} has no row`];
      const served = {
        auth: authOf(operation),
        payload: operation.request ? names(operation.request).sort() : [],
        response: fieldsOf(operation.response).sort(),
      };
      // The order of an object's fields is irrelevant.
      const wanted = { auth: row.auth, payload: [...row.payload].sort(), response: [...row.response].sort() };
      return JSON.stringify(served) === JSON.stringify(wanted)
        ? []
        : [`${operation.path}: served ${JSON.stringify(served)}, contract ${JSON.stringify(wanted)}`];
    });
    expect(differences).toEqual([]);
    expect(document.operations.length).toBeGreaterThan(50);
  });

  it.each(['auction', 'order', 'finance'])('have every call of the module %s', (module) => {
    const served = new Set([...document.operations.map((operation) => operation.path), ...unserved.keys()]);
    const wanted = rows.filter((row) => row.module === module).map((row) => row.path);
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((at) => !served.has(at))).toEqual([]);
  });

  it('have no call that is listed as missing', () => {
    expect(document.operations.filter(({ path: at }) => unserved.has(at))).toEqual([]);
  });
});
