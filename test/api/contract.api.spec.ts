import { startApi, type TestApi } from '../support/api.js';
import { authOf, endpointRows, fieldsOf, namesOf } from '../support/contract-rows.js';
import { readApiDocument, type ApiDocument } from './openapi.js';

const rows = endpointRows();
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

describe('the contract and what is served', () => {
  it('agree on every call: its row, who may, request and response', () => {
    const differences = document.operations.flatMap((operation) => {
      const row = rowOf.get(operation.path);
      if (!row) return [`${operation.path} has no row`];
      const served = {
        auth: authOf(operation),
        payload: operation.request ? namesOf(document, operation.request).sort() : [],
        response: fieldsOf(document, operation.response).sort(),
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
