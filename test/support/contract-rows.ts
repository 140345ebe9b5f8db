import fs from 'node:fs';
import path from 'node:path';
import type { ApiDocument, Operation, Schema } from '../api/openapi.js';
import { declaredCalls } from './declared-calls.js';

/** A row of test/contract/endpoints.json. */
export interface EndpointRow {
  id: string;
  path: string;
  module: string;
  auth: 'public' | 'member' | 'staff';
  payload: string[];
  response: string[];
  given: boolean;
  derived: boolean;
  payload_given: boolean;
  spec: string;
  note: string;
}

const CONTRACT = path.join(import.meta.dirname, '../contract');
export const ENDPOINTS = path.join(CONTRACT, 'endpoints.json');

const read = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(CONTRACT, file), 'utf8'));

/** As the contract has it now. */
export const endpointRows = (): EndpointRow[] => read('endpoints.json') as EndpointRow[]; // written by `endpointsText`

/** What the specification gives, or what is promised and not built yet: written by hand, whole rows. */
export const givenRows = (): EndpointRow[] => read('given/endpoints.json') as EndpointRow[]; // in the same form

/** Of derived rows: remarks by path, and the sections of the specification by path, by first part of it, by module. */
const notes = read('given/notes.json') as Readonly<Record<string, string>>; // one text for each
const sections = read('given/sections.json') as Readonly<Record<string, string>>; // one text for each

export const namesOf = ({ resolve }: ApiDocument, schema: Schema): string[] =>
  Object.keys(resolve(schema).properties ?? {});

/** Fields as the contract writes them: `[].x` of a list, `data[].x` of a page, `a.b` of an object within. */
export function fieldsOf(document: ApiDocument, schema: Schema): string[] {
  const resolved = document.resolve(schema);
  if (resolved.anyOf) return fieldsOf(document, resolved.anyOf[0] ?? {});
  if (resolved.items) return namesOf(document, resolved.items).map((name) => `[].${name}`);
  return Object.entries(resolved.properties ?? {}).flatMap(([name, field]) => {
    const { items } = document.resolve(field);
    if (name === 'data' && items) return namesOf(document, items).map((inner) => `data[].${inner}`);
    return field.$ref === undefined ? [name] : namesOf(document, field).map((inner) => `${name}.${inner}`);
  });
}

export const authOf = ({ may }: Operation): EndpointRow['auth'] =>
  may === 'public' || may === 'member' ? may : 'staff';

/** The contract's rows of all calls: given ones as they are, the others as they are served. */
export async function contractRows(document: ApiDocument): Promise<EndpointRow[]> {
  const given = givenRows();
  const known = new Set(given.map((row) => row.path));
  const moduleOf = new Map(
    (await declaredCalls()).map(({ from, path: at }) => [at, from.split('/')[0] ?? '']),
  );
  const derived = document.operations.flatMap((operation): EndpointRow[] => {
    const { path: at, request, response } = operation;
    if (known.has(at)) return [];
    const module = moduleOf.get(at) ?? '';
    return [
      {
        id: at.slice(1).replaceAll('/', '.'),
        path: at,
        module,
        auth: authOf(operation),
        payload: request ? namesOf(document, request) : [],
        response: fieldsOf(document, response),
        given: false,
        derived: false,
        payload_given: false,
        spec: sections[at] ?? sections[at.split('/')[1] ?? ''] ?? sections[module] ?? '',
        note: notes[at] ?? '',
      },
    ];
  });
  const modules = [...new Set(given.map(({ module }) => module))];
  const rows = [...given, ...derived];
  return [
    ...modules,
    ...new Set(derived.map(({ module }) => module).filter((one) => !modules.includes(one))),
  ].flatMap((module) => rows.filter((row) => row.module === module));
}

/** One row is one line. */
export const endpointsText = (rows: readonly EndpointRow[]): string =>
  `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;

/** Of remarks and sections those that name no derived row. */
export const unusedRemarks = (rows: readonly EndpointRow[]): string[] => {
  const given = new Set(givenRows().map((row) => row.path));
  const derived = new Set(rows.flatMap((row) => (given.has(row.path) ? [] : [row.path])));
  return [...Object.keys(notes), ...Object.keys(sections).filter((name) => name.startsWith('/'))].filter(
    (at) => !derived.has(at),
  );
};
