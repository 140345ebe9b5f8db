import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { textsIn, type Translated } from '../../web/scripts/translated.js';

const root = path.join(import.meta.dirname, '../..');

/** Parts of names, and what to write instead (docs/glossary.md). */
const PARTS: Readonly<Record<string, string>> = {
  acts: 'actions, or what they do',
  asked: 'requested, required',
  books: 'ledger, recorded stock',
  bring: 'import, return, load',
  brought: 'imported, input, returned',
  desk: 'admin, or what the class does',
  door: 'what the class does',
  hear: 'receive',
  heard: 'received',
  him: 'the role',
  himself: 'the role',
  his: 'the role',
  lies: 'what is where: bin, warehouse',
  paper: 'document, invoice, receipt, packing list',
  papers: 'documents',
  parked: 'suspense, dead letter',
  said: 'remark, statement, request',
  say: 'write, report, text',
  tell: 'notify, publish, record',
  told: 'notified, published',
  whose: 'owner, scope',
  wish: 'request, criteria',
};

/** Names of columns, of fields on the wire and of states, which never change. */
const STORED: Readonly<Record<string, string>> = {
  asked: 'amount and cause of a refund',
  paper: 'attachment of a mail, document of a recalled piece; the demo sells printer paper',
  chinPaper: 'the demo sells it',
  papers: 'documents of a licence and of opening stock on the wire',
  parked: 'state of a payment, kind of a balance and of a figure, parked_at of an event',
  say: 'action of a refund, which names its texts',
  told: 'side of a reconciliation, state and count of a recall',
  whose: 'owner of an exchange',
};

type Phrases = readonly (readonly [RegExp, string])[];
const PERSON = [/\b(?:he|his|him|himself)\b/i, 'they, or the role'] as const;
const HOUSE = [/\bthe house\b/i, 'the platform'] as const;
const BACK = [
  /\b(?:gives?|takes?|gave|took|given|taken) (?:it |them )?back\b/i,
  'refunds, releases, returns, withdraws',
] as const;

const IN_COMMENTS: Phrases = [PERSON, HOUSE, BACK, [/\b(?:door|desk)s?\b/i, 'what the class does']];

const IN_TITLES: Phrases = [
  PERSON,
  HOUSE,
  BACK,
  [/\bdesks?\b/i, 'admin, console, page'],
  [/\bpapers?\b/i, 'document'],
  [/\b(?:told|tells?|hears?|heard)\b/i, 'is notified, reports, shows, returns'],
  [/\bbrought\b/i, 'imported, returned'],
  [/\b(?:says?|said|mends?)\b/i, 'reports, shows; corrects'],
  [/\b(?:handed in|parked)\b/i, 'submitted; suspense, dead letter'],
];

/** Texts that people read: labels, messages, notices and summaries in English. */
const IN_TEXTS: Phrases = [
  PERSON,
  HOUSE,
  [/\bdesks?\b/i, 'console, page'],
  [/\bpapers?\b/i, 'document'],
  [/\b(?:told|tells)\b/i, 'notified, shows'],
  [/\b(?:handed in|brought)\b/i, 'submitted, imported'],
  [/\bparked\b/i, 'held; suspense, dead letter'],
  [/\bstands\b/i, 'is, is valid'],
  [/\btakes? \S+ back\b/i, 'withdraws'],
  BACK,
];

/** Prose of the contract: statements, guards, effects, notes and labels in English. */
const IN_CONTRACT: Phrases = [
  PERSON,
  HOUSE,
  BACK,
  [/\b(?:door|desk)s?\b/i, 'what it does'],
  [/\bpapers?\b/i, 'document'],
  [/\b(?:told|brought|handed in)\b/i, 'notified, imported, submitted'],
];

/** Keys of texts that are chosen by a state, an action, a figure or a field of that name. */
const KEYS_OF_VALUES =
  /(?:recharge\.status|waiting)\.parked$|detail\.to_parked$|(?:act|title)\.say$|^questions\.json asked_by$|eligibility\.not_asked$|^exchange\.json (?:field\.)?whose/;

/** What the words really mean there. */
const EXEMPT: readonly (readonly [RegExp, string])[] = [
  [/^demo\/artist\//, 'drawings of furniture and of the photo studio'],
  [/^migrations\/src\/\d/, 'databases record the names of migrations'],
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

/** Sheets of styles have nothing to name, only comments. */
const styles = fs
  .readdirSync(path.join(root, 'web/src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => path.join('web/src', file));

const partsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[ _]/)
    .map((part) => part.toLowerCase());

const NAMED: Readonly<Record<string, 'identifier' | 'id' | 'key' | 'pat' | 'local' | 'value'>> = {
  ClassDeclaration: 'identifier',
  FunctionDeclaration: 'identifier',
  TsInterfaceDeclaration: 'id',
  TsTypeAliasDeclaration: 'id',
  ClassMethod: 'key',
  TsMethodSignature: 'key',
  ClassProperty: 'key',
  TsPropertySignature: 'key',
  KeyValueProperty: 'key',
  VariableDeclarator: 'id',
  Parameter: 'pat',
  AssignmentPatternProperty: 'key',
  KeyValuePatternProperty: 'value',
};

const TITLED: ReadonlySet<string> = new Set(['describe', 'it', 'test']);

interface Found {
  names: string[];
  titles: string[];
  /** Texts of call summaries and of translations, whose second one is English. */
  texts: string[];
}

/** The nodes of a syntax tree are plain objects. */
const isNode = (node: unknown): node is Record<string, unknown> => typeof node === 'object' && node !== null;

const textOf = (node: unknown): string | null =>
  isNode(node) && node['type'] === 'StringLiteral' && typeof node['value'] === 'string'
    ? node['value']
    : null;

/** `describe` of `describe.each(…)(…)` too. */
function calledName(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node['type'] === 'Identifier') return typeof node['value'] === 'string' ? node['value'] : null;
  return calledName(node['callee'] ?? node['object'] ?? node['tag']);
}

/** Names, titles of tests and English texts that a source declares. */
function declaredIn(text: string, isTsx: boolean): Found {
  const found: Found = { names: [], titles: [], texts: [] };
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isNode(node)) return;
    const { type, ...rest } = node;
    const field = typeof type === 'string' ? NAMED[type] : undefined;
    const name = field === undefined ? undefined : rest[field];
    if (isNode(name) && name['type'] === 'Identifier' && typeof name['value'] === 'string')
      found.names.push(name['value']);
    if (type === 'CallExpression' && Array.isArray(rest['arguments']) && TITLED.has(calledName(node) ?? '')) {
      const [first] = rest['arguments'] as unknown[];
      const title = isNode(first) ? textOf(first['expression']) : null;
      if (title !== null) found.titles.push(title);
    }
    if (type === 'KeyValueProperty' && isNode(name) && name['value'] === 'summary') {
      const summary = textOf(rest['value']);
      if (summary !== null) found.texts.push(summary);
    }
    if (type === 'ArrayExpression' && Array.isArray(rest['elements'])) {
      const texts = rest['elements'].map((one: unknown) => (isNode(one) ? textOf(one['expression']) : null));
      const [, english] = texts;
      if (texts.length === 3 && typeof english === 'string') found.texts.push(english);
    }
    Object.values(rest).forEach(visit);
  };
  visit(parseSync(text, { syntax: 'typescript', tsx: isTsx, decorators: true }).body);
  return found;
}

/** Wire names are in snake_case, constants in capitals. */
const isWireName = (name: string): boolean => name.includes('_') && name !== name.toUpperCase();
const isNameToAvoid = (name: string): boolean =>
  !isWireName(name) && !(name in STORED) && partsOf(name).some((part) => part in PARTS);
const avoids =
  (phrases: Phrases) =>
  (text: string): boolean =>
    phrases.some(([phrase]) => phrase.test(text));

const commentsIn = (text: string): string[] =>
  text.split('\n').filter((line) => /^\s*(?:\/\/|\/?\*|-- )/.test(line) || / (?:\/\/|--) /.test(line));

function faultsIn(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    const { names, titles, texts } = declaredIn(text, file.endsWith('x'));
    const isText = /^shared-types\/src\/.*\.(?:record|calls)\.ts$|\/planted\//.test(file);
    return [
      ...names.filter(isNameToAvoid),
      ...commentsIn(text).filter(avoids(IN_COMMENTS)),
      ...titles.filter(avoids(IN_TITLES)),
      ...(isText ? texts.filter(avoids(IN_TEXTS)) : []),
    ].map((fault) => `${file}: ${fault.trim()}`);
  });
}

/** The keys of dictionaries of permissions and of states. */
const isCode = (text: string): boolean => /^[\w-]+(?::[\w-]+)+$/.test(text);

/** English texts of both sides, by where they are: JSON of the web, string literals of the server. */
function englishTexts(): [where: string, text: string][] {
  const web = path.join(root, 'web/src/locales');
  const server = path.join(root, 'server/src/i18n');
  return [
    ...fs
      .readdirSync(web)
      .flatMap((file) =>
        Object.entries(
          textsIn(JSON.parse(fs.readFileSync(path.join(web, file), 'utf8')) as Translated, 'en'),
        ).map(([key, text]): [string, string] => [`${file} ${key}`, text]),
      ),
    ...fs
      .readdirSync(server)
      .flatMap((file) =>
        [
          ...fs
            .readFileSync(path.join(server, file), 'utf8')
            .matchAll(/\ben:\s*(['"`])((?:(?!\1)[^\\]|\\.)+)\1/gs),
        ].map(([, , text = '']): [string, string] => [file, text]),
      ),
  ];
}

describe('names and comments', () => {
  it('use the terms of the field', () => {
    expect(faultsIn(sources)).toEqual([]);
  });

  it('are in the terms of the field in sheets of styles', () => {
    const faults = styles.flatMap((file) =>
      (fs.readFileSync(path.join(root, file), 'utf8').match(/\/\*[^]*?\*\//g) ?? [])
        .filter(avoids(IN_TITLES))
        .map((comment) => `${file}: ${comment}`),
    );
    expect(faults).toEqual([]);
    expect(styles.length).toBeGreaterThan(0);
  });

  it('are checked where a fault was planted', () => {
    const file = 'test/tidy/planted/terms/stock-door.ts';
    expect(faultsIn([file])).toEqual(
      [
        'StockDoor',
        'tellBuyer',
        'openPaper',
        'hisPapers',
        '/** Gives it back to whom he names. */',
        'is told of his paper',
        'Tells the house of a paper',
        'What stands on the paper',
      ].map((fault) => `${file}: ${fault}`),
    );
  });

  it('have texts in the terms of the field', () => {
    expect(englishTexts().filter(([, text]) => !isCode(text) && avoids(IN_TEXTS)(text))).toEqual([]);
  });

  it('state the contract in the terms of the field', () => {
    const folder = path.join(root, 'test/contract');
    const texts = fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) =>
        [...fs.readFileSync(path.join(folder, file), 'utf8').matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(
          ([, text = '']) => `${file}: ${text}`,
        ),
      );
    // A name on the wire or a path is one word.
    const fault = (text: string) => / .* /.test(text) && avoids(IN_CONTRACT)(text);
    expect(texts.filter(fault)).toEqual([]);
    expect(
      ['states.json: approvers told', 'rules.json: until his next business day'].filter(fault),
    ).toHaveLength(2);
  });

  it('are those of files and of the keys of texts', () => {
    const keys = englishTexts().flatMap(([where]) => (where.includes(' ') ? [where] : []));
    const files = sources.map((file) => path.basename(file));
    const fault = (name: string) =>
      name.split(/[-._ ]/).some((part) => part in PARTS) && !KEYS_OF_VALUES.test(name);
    expect([...keys, ...files].filter(fault)).toEqual([]);
    expect(
      ['order_papers.json title', 'refunds.json desk.title', 'parked-payment.record.ts'].filter(fault),
    ).toHaveLength(3);
  });

  it('excuse no stored name that is gone', () => {
    const declared = new Set(
      sources.flatMap(
        (file) => declaredIn(fs.readFileSync(path.join(root, file), 'utf8'), file.endsWith('x')).names,
      ),
    );
    expect(Object.keys(STORED).filter((name) => !declared.has(name))).toEqual([]);
  });
});
