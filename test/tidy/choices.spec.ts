import fs from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const BACK_OFFICE = 'web/src/backoffice';

/** A list with a limit of its own is no page of a table: as choices it would hide everything beyond it. */
const A_LIMIT_OF_ITS_OWN = /\blimit: (?!(?:\w+\.)?limit\b)/;

/** Where that is right, and why; choices among more than some dozens are a `ChoiceSearch` (`kit/form/search-select.tsx`). */
const allowed: Readonly<Record<string, string>> = {
  [`${BACK_OFFICE}/auction/auction.queries.ts`]: 'templates of one company, some dozens; the plan of one lot',
  [`${BACK_OFFICE}/auction/lot-admin/lot-admin.queries.ts`]:
    'pages of bidders and bids, with steps to the next',
  [`${BACK_OFFICE}/auction/use-calendar.ts`]: 'reads page by page until all of a month is there',
  [`${BACK_OFFICE}/dashboard/dashboard.queries.ts`]: 'cards show the first rows beside the total',
  [`${BACK_OFFICE}/layout/search/page-search.ts`]: 'hits in the menu that the browser has already',
  [`${BACK_OFFICE}/order/order-documents.tsx`]: 'documents of one order, a few',
  [`${BACK_OFFICE}/order/freight-zone.queries.ts`]: 'parts of countries that cost more to reach, some dozens',
  [`${BACK_OFFICE}/system/pending-changes.tsx`]:
    'changes of one setting that wait, one for each row at most; their own page has all of them',
  [`${BACK_OFFICE}/warehouse/compliance/rule.queries.ts`]:
    'kinds of licences that the laws know, some dozens',
  [`${BACK_OFFICE}/warehouse/documents/bins.ts`]:
    'where a warehouse has more bins, they are searched by their codes',
};

const limited = fs
  .readdirSync(path.join(root, BACK_OFFICE), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file))
  .map((file) => path.posix.join(BACK_OFFICE, file))
  .filter((file) => A_LIMIT_OF_ITS_OWN.test(fs.readFileSync(path.join(root, file), 'utf8')));

it('offers no choices that end at a fixed number', () => {
  expect(limited.sort()).toEqual(Object.keys(allowed).sort());
});
