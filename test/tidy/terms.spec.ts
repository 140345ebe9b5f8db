import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

const root = path.join(import.meta.dirname, '../..');

/** Parts of the names of classes, types, functions and methods, and what to write instead (docs/glossary.md). */
const PARTS: Readonly<Record<string, string>> = {
  acts: 'actions, or what they do',
  bring: 'import, return, load',
  brought: 'imported, input, returned',
  desk: 'admin, or what the class does',
  door: 'what the class does',
  hear: 'receive',
  heard: 'received',
  said: 'remark, statement, request',
  say: 'write, report, text',
  tell: 'notify, publish, record',
  told: 'notified, published',
  wish: 'request, criteria',
};

/** In comments. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:he|his|him|himself)\b/i, 'they, or the role'],
  [/\b(?:door|desk)s?\b/i, 'what the class does'],
  [/\bthe house\b/i, 'the platform'],
  [/\b(?:gives|takes) (?:it |them )?back\b/i, 'refunds, releases, returns, withdraws'],
];

/** What the words really mean there. */
const EXEMPT: readonly (readonly [RegExp, string])[] = [
  [/^demo\/artist\//, 'drawings of furniture and of the photo studio'],
  [/^test\/tidy\/terms\.spec\.ts$/, 'the lists themselves'],
];

const FOLDERS = ['server/src', 'shared-types/src', 'web/src', 'demo', 'migrations/src', 'test', 'scripts'];
const sources = FOLDERS.flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file)),
).filter(
  (file) =>
    /\.(?:tsx?|mjs)$/.test(file) &&
    !/\/(?:planted|dist|node_modules|\.output)\//.test(file) &&
    !EXEMPT.some(([pattern]) => pattern.test(file)),
);

const partsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[ _]/)
    .map((part) => part.toLowerCase());

const NAMED: Readonly<Record<string, 'identifier' | 'id' | 'key'>> = {
  ClassDeclaration: 'identifier',
  FunctionDeclaration: 'identifier',
  TsInterfaceDeclaration: 'id',
  TsTypeAliasDeclaration: 'id',
  ClassMethod: 'key',
  TsMethodSignature: 'key',
};

/** Names that the text declares of classes, types, functions and methods. */
function declaredIn(text: string, isTsx: boolean): string[] {
  const names: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, ...rest } = node as Record<string, unknown>; // a tree of plain objects
    const field = typeof type === 'string' ? NAMED[type] : undefined;
    const name = field === undefined ? undefined : rest[field];
    if (typeof name === 'object' && name !== null && 'value' in name && typeof name.value === 'string')
      names.push(name.value);
    Object.values(rest).forEach(visit);
  };
  visit(parseSync(text, { syntax: 'typescript', tsx: isTsx, decorators: true }).body);
  return names;
}

const commentsIn = (text: string): string[] =>
  text.split('\n').filter((line) => /^\s*(?:\/\/|\/?\*|-- )/.test(line) || / (?:\/\/|--) /.test(line));

function faultsIn(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    return [
      ...declaredIn(text, file.endsWith('x'))
        .filter((name) => partsOf(name).some((part) => part in PARTS))
        .map((name) => `${file}: ${name}`),
      ...commentsIn(text)
        .filter((line) => PHRASES.some(([phrase]) => phrase.test(line)))
        .map((line) => `${file}: ${line.trim()}`),
    ];
  });
}

describe('names and comments', () => {
  it('use the terms of the field', () => {
    expect(faultsIn(sources)).toEqual([]);
  });

  it('are looked at where a fault was planted', () => {
    expect(faultsIn(['test/tidy/planted/terms/stock-door.ts'])).toEqual([
      'test/tidy/planted/terms/stock-door.ts: StockDoor',
      'test/tidy/planted/terms/stock-door.ts: tellBuyer',
      'test/tidy/planted/terms/stock-door.ts: /** Gives it back to whom he names. */',
    ]);
  });
});
