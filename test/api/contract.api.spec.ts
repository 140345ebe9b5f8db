import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startApi, type TestApi } from '../support/api.js';
import { readApiDocument, type ApiDocument, type Operation, type Schema } from './openapi.js';

interface EndpointRow {
  path: string;
  auth: 'public' | 'member' | 'staff';
  payload: string[];
  response: string[];
}

const rows = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../contract/endpoints.json'), 'utf8'),
) as EndpointRow[]; // the contract's own file, whose fields this spec reads
const rowOf = new Map(rows.map((row) => [row.path, row]));

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
  it('agree on every call: its row, who may, what goes in and what comes out', () => {
    const differences = document.operations.flatMap((operation) => {
      const row = rowOf.get(operation.path);
      if (!row) return [`${operation.path} has no row`];
      const served = {
        auth: authOf(operation),
        payload: operation.request ? names(operation.request).sort() : [],
        response: fieldsOf(operation.response).sort(),
      };
      // The order of an object's fields says nothing.
      const wanted = { auth: row.auth, payload: [...row.payload].sort(), response: [...row.response].sort() };
      return JSON.stringify(served) === JSON.stringify(wanted)
        ? []
        : [`${operation.path}: served ${JSON.stringify(served)}, contract ${JSON.stringify(wanted)}`];
    });
    expect(differences).toEqual([]);
    expect(document.operations.length).toBeGreaterThan(50);
  });

  it('have every call of the auction', () => {
    const served = new Set(document.operations.map((operation) => operation.path));
    const auction = rows.filter(({ path: at }) => at.startsWith('/auction'));
    expect(auction.filter(({ path: at }) => !served.has(at))).toEqual([]);
  });
});
