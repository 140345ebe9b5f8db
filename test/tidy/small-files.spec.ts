import fs from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const LINES_OF_A_FILE = 10;

/** Why a file below ten lines may be alone, by its kind. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/\.module\.ts$|\/(main|check-invariants)\.ts$/, 'the wiring of a room, the start of a process'],
  [
    /\.(audit|constraints|access|registry|machines)\.ts$/,
    'a register that each module has under the same name',
  ],
  [/\.(calls|queries)\.ts$/, 'the calls of one thing and what pages ask by them, as each has them'],
  [/\.states\.ts$/, 'the machines of one module, as each has them'],
  [/\.module\.css$/, 'the styles of one component'],
  [/^web\/src\/.*\.tsx$/, 'a component: fast refresh wants no other names beside it'],
  [/\/use-[\w-]+\.ts$/, 'a hook that several components share'],
  [/-rows\.ts$/, 'whose the rows of a table are, which every list of it declares'],
  [/-styles\.ts$/, 'an import for its styles alone, which decides the order of layers'],
  [/\.spec\.tsx?$/, 'what it tests is as small'],
  [
    /^shared-types\/src\/(?:.*-(?:rules|bounds|limits|sorts|kinds|class|levels|status)|email|password|platform\/(?:notes|thumbnail)|wildcard)\.ts$/,
    'what pages import: in a file of classes it would add their validators',
  ],
];

/** And those that have a reason of their own. */
const alone: Readonly<Record<string, string>> = {
  'server/src/auction/live/watcher-counts.ts': 'a port: the gateway fills it',
  'server/src/finance/payments/payment-number.ts':
    'what people call a payment, which lists and the journal ask',
  'server/src/goods/listing/category-path.ts': 'what a price and the proceeds of an order both ask',
  'server/src/goods/previews/visitor.ts': 'a rule that previews and the mobile site share',
  'server/src/member/licence/effective-days.ts': 'a rule that kinds of licences and their warnings share',
  'server/src/member/second-factor/second-factor-demand.ts': 'a port: module rbac fills it',
  'server/src/order/tax/sold-at.ts': 'what quotes and documents both ask of an order',
  'server/src/order/quotes/less-deposit.ts': 'a rule that quotes, orders and their payments ask',
  'server/src/platform/realtime/badge-reader.ts': 'a port: module message fills it',
  'server/src/platform/http/disposition.ts': 'a header that routes of three modules send',
  'server/src/platform/kernel/element-at.ts': 'asked of lists by every module, of rows first-row.ts is',
  'server/src/platform/kernel/trace-id.ts': 'of the ground floor, with a state of its own',
  'server/src/platform/storage/file-url.ts': 'all that the mappers of every module know of storage',
  'server/src/platform/text/filled.ts': 'a rule that the services of every module ask',
  'web/src/backoffice/layout/navbar/top-menu-count.ts': 'a rule with a spec, beside a component',
  'web/src/backoffice/member/labels.ts': 'what details and forms by hand call the fields of two records',
  'web/src/backoffice/warehouse/whole-number.ts': 'what rules with a spec and components share',
  'web/src/lib/capped-count.ts': 'how badges of both layouts show a count',
  'web/src/lib/document-key.ts': 'what the live header and the pages of documents share',
  'web/src/lib/first-paths.ts': 'what the document’s own script takes along of the routes',
  'web/src/lib/language-of.ts': 'a border: what a row says becomes a language of ours',
  'web/src/lib/request-id.ts': 'a key for every page that writes',
  'web/src/lib/local-text.ts': 'how every page says what a record says of itself',
  'web/src/storefront/auth/redirect-target.ts': 'the one place that decides where a sign-in may lead',
  'web/src/storefront/goods/is-in-shop.ts': 'a rule that three components share',
  'web/src/storefront/home/ending-soon-request.ts':
    'what the document’s own script requests as the page does',
};

const smallFiles = ['server/src', 'shared-types/src', 'web/src', 'demo/src', 'migrations/src'].flatMap(
  (folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter((file) => /\.(tsx?|css|json)$/.test(file))
      .filter((file) => fs.readFileSync(path.join(root, file), 'utf8').split('\n').length <= LINES_OF_A_FILE),
);

describe('files below ten lines', () => {
  it('each have a reason to be alone', () => {
    const unreasoned = smallFiles.filter(
      (file) => !(file in alone) && !kinds.some(([kind]) => kind.test(file)),
    );
    expect(unreasoned).toEqual([]);
  });

  it('are all that a reason is written for', () => {
    expect(Object.keys(alone).filter((file) => !smallFiles.includes(file))).toEqual([]);
    const idle = kinds.filter(([kind]) => !smallFiles.some((file) => kind.test(file)));
    expect(idle.map(([, reason]) => reason)).toEqual([]);
  });
});
