import fs from 'node:fs';
import path from 'node:path';
import { Trouble } from './trouble.mjs';

/**
 * @typedef {object} Skeleton
 * @property {Record<string, string>} files the template of each new file
 * @property {[file: string, place: RegExp, added: string][]} edits lines of existing files, each put behind its place
 * @property {string[]} left what remains to be done by hand
 */

const templates = path.join(import.meta.dirname, '../templates');

// Names in templates, paths and edits are written as {{name}}.
const RECORD_FILES = {
  'shared-types/src/{{module}}/{{thing}}.record.ts': 'shared',
  'server/src/{{module}}/{{package}}/{{thing}}.{{suffix}}.ts': 'server',
  'server/src/{{module}}/{{package}}/{{package}}.module.ts': '../module',
  'web/src/backoffice/{{module}}/{{thing}}.page.tsx': 'page',
  'migrations/src/{{stamp}}-create-{{thing}}.ts': 'migration',
  'test/things/{{module}}/{{thing}}.ts': 'thing',
};

/** @type {Skeleton['edits']} */
const RECORD_EDITS = [
  [
    'shared-types/src/records.ts',
    /^(?=import )/m,
    "import { {{camel}} } from './{{module}}/{{thing}}.record.js';\n",
  ],
  ['shared-types/src/records.ts', /^export const records = \[\n/m, '  {{camel}},\n'],
  [
    'server/src/{{module}}/{{module}}.module.ts',
    /^(?=import )/m,
    "import { {{Pascal}}sModule } from './{{package}}/{{package}}.module.js';\n",
  ],
  ['server/src/{{module}}/{{module}}.module.ts', /^ {2}imports: \[/m, '{{Pascal}}sModule, '],
  ['server/tables.mjs', /^ {2}{{module}}: \{\n/m, "    '{{package}}': ['{{table}}'],\n"],
  ['server/order.mjs', /^ {2}{{module}}: \[[^\]]*?(?=,?\s*\])/m, ", '{{package}}'"],
];

const RECORD_LEFT = [
  'the texts and comments marked TODO: the tests fail while one is left',
  'recordPage({{camel}}) in server/src/rbac/menus/menu-seed',
  'what you add: a case in test/things/{{module}}/{{thing}}.ts for each constraint, and what its record must supply',
];
const MACHINES = 'shared-types/src/{{module}}/{{module}}.machines.ts';
const REGISTRY = 'server/src/{{module}}/{{module}}.registry.ts';
const PACKAGE = 'server/src/{{module}}/{{package}}/{{package_module}}';

/** @type {Record<string, Skeleton>} */
const skeletons = {
  list: { files: RECORD_FILES, edits: RECORD_EDITS, left: [...RECORD_LEFT, 'npm run contract'] },
  document: {
    files: { ...RECORD_FILES, 'server/src/{{module}}/{{package}}/{{thing}}.rules.ts': 'rules' },
    edits: [
      ...RECORD_EDITS,
      [
        REGISTRY,
        /^ {2}interface Events \{\n/m,
        `    '{{thing}}.submitted': { {{table}}_id: number };
    '{{thing}}.decided': { {{table}}_id: number; status: number; reason: string | null };\n`,
      ],
      [REGISTRY, /^ {2}interface ApprovalDocuments \{\n/m, "    {{table}}: 'review';\n"],
      [
        'shared-types/src/states/requested.states.ts',
        /$(?![\s\S])/,
        "export const {{camel}}Machine = requestedMachine('{{table}}');\n",
      ],
      [MACHINES, /^(?=import )/m, "import { {{camel}}Machine } from '../states/requested.states.js';\n"],
      [MACHINES, /^ {2}machines: \[/m, '{{camel}}Machine, '],
    ],
    left: [
      ...RECORD_LEFT,
      'the machine in test/contract/states.json, its states in {{module}}.machines.ts and server/src/i18n',
      'three notifications and the entry in server/src/message/document-notices/document-notices.ts',
      'a row of SECURITY.md: who adds {{table}}, and when',
      'a journey in test/browser; npm run contract',
    ],
  },
  call: {
    files: {
      'shared-types/src/{{module}}/{{thing}}.dto.ts': 'dto',
      'shared-types/src/{{module}}/{{thing}}.calls.ts': 'calls',
      'server/src/{{module}}/{{package}}/{{thing}}.controller.ts': 'controller',
      'server/src/{{module}}/{{package}}/{{thing}}.service.ts': 'service',
      'test/api/{{module}}/{{thing}}.api.spec.ts': 'spec',
    },
    edits: [
      [PACKAGE, /^(?=import )/m, "import { {{Pascal}}Controller } from './{{thing}}.controller.js';\n"],
      [PACKAGE, /^(?=import )/m, "import { {{Pascal}}Service } from './{{thing}}.service.js';\n"],
      [PACKAGE, /^ {2}controllers: \[/m, '{{Pascal}}Controller, '],
      [PACKAGE, /^ {2}providers: \[/m, '{{Pascal}}Service, '],
    ],
    left: [
      'the parts marked TODO: the tests fail while one is left',
      'a row among the calls of its thing in test/things/{{module}}, and of its ids for an id field',
      'a page that uses it, or its reason in test/tidy/calls-without-page.ts; npm run contract',
    ],
  },
};

/**
 * Writes the files of a new document, list or call, and the lines that register it.
 * @param {string} root the folder of the checkout
 * @param {readonly string[]} args kind and `module:thing`, of a call also its package, as on the command line
 * @param {number} now of the migration, in milliseconds
 * @returns {{ written: string[], left: string[] }} the new and the changed files, and what remains to be done by hand
 */
export function writeSkeleton(root, [kind = '', name = '', room], now) {
  const skeleton = Object.hasOwn(skeletons, kind) ? skeletons[kind] : undefined;
  const [, module = '', thing = ''] = /^([a-z]+):([a-z]+(?:-[a-z]+)*)$/.exec(name) ?? [];
  if (!skeleton || thing === '' || (kind === 'call') !== (room !== undefined))
    throw new Trouble(
      'npm run new -- list|document module:thing, or call module:what-it-does package, like: call goods:pin-question questions',
    );
  const words = thing.replaceAll('-', ' ');
  const camel = thing.replace(/-./g, ([, letter = '']) => letter.toUpperCase());
  /** @type {Record<string, string>} */
  const names = {
    ...{ module, thing, words, camel, package: room ?? `${thing}s`, stamp: String(now) },
    Pascal: capital(camel),
    Words: capital(words),
    table: thing.replaceAll('-', '_'),
    initials: thing.replaceAll(/(?:^|-)(.)[^-]*/g, '$1').toUpperCase(),
    suffix: kind === 'document' ? 'document' : 'record',
    package_module: moduleFileOf(path.join(root, 'server/src', module, room ?? '')),
  };
  const filled = (/** @type {string} */ text) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_, key) => {
      const value = names[key];
      if (value === undefined) throw new Error(`a template asks for ${key}`);
      return value;
    });

  /** @type {Map<string, string>} */
  const texts = new Map();
  for (const [to, template] of Object.entries(skeleton.files)) {
    const file = filled(to);
    if (fs.existsSync(path.join(root, file))) throw new Trouble(`${file} exists already.`);
    texts.set(file, filled(fs.readFileSync(path.join(templates, kind, `${template}.txt`), 'utf8')));
  }
  for (const [to, place, added] of skeleton.edits) {
    const file = filled(to);
    const text = texts.get(file) ?? fs.readFileSync(path.join(root, file), 'utf8');
    const at = new RegExp(filled(place.source), place.flags);
    if (!at.test(text)) throw new Trouble(`${file} has no place for ${filled(added).trim()}`);
    texts.set(
      file,
      text.replace(at, (found) => found + filled(added)),
    );
  }
  // Only now: a name that does not fit leaves nothing behind.
  for (const [file, text] of texts) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  }
  return { written: [...texts.keys()], left: skeleton.left.map(filled) };
}

/** Of a module of the server, or of a package. */
function moduleFileOf(/** @type {string} */ folder) {
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const found = files.find((file) => file.endsWith('.module.ts'));
  if (found === undefined) throw new Trouble(`There is no module in ${folder}.`);
  return found;
}

const capital = (/** @type {string} */ text) => text.charAt(0).toUpperCase() + text.slice(1);
