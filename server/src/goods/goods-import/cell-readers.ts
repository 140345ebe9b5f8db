import { CURRENCIES, type Currency } from '@fovea/shared-types/money';
import { fault, folded, moneyCell, type Reading, value, wholeCell } from '../../platform/sheets/cells.js';
import { instantOf } from '../../platform/sheets/instant-cell.js';
import { namedKey, type Catalogue } from './import-catalogue.js';
import type { CellKind } from './import-columns.js';

/** Several things in one cell are on lines or between these. */
const SEVERAL = /[;；、\n|]+|,(?=\s|\D)/;
export const partsOf = (text: string): string[] =>
  text
    .split(SEVERAL)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Kinds whose cell holds a field by itself: lists take several columns together (list-cells.ts). */
export type SingleKind = Exclude<CellKind, { type: 'lines' | 'pairs' }>;
export const isSingle = (kind: CellKind): kind is SingleKind =>
  kind.type !== 'lines' && kind.type !== 'pairs';

/**
 * @param text of a cell, neither empty nor with spaces around it
 * @param currency of the row's amounts
 */
export function readCell(kind: SingleKind, text: string, catalogue: Catalogue, currency: Currency): Reading {
  switch (kind.type) {
    case 'whole':
      return wholeCell(text);
    case 'money':
      return moneyCell(text, currency);
    case 'rich':
      return value(paragraphs(text));
    case 'flag':
      return flag(text, catalogue);
    case 'country':
      return found(catalogue.countries.get(folded(text)));
    case 'currency':
      return found(currencyOf(text));
    case 'code':
      return value(text.normalize('NFKC').replace(/[\s-]/g, ''));
    case 'class':
      return found(CLASSES[folded(text)]);
    case 'category':
      return named(catalogue.categories, text);
    case 'brand':
      return named(catalogue.brands, text);
    case 'product':
      return only(catalogue.products.get(text));
    case 'instant':
      return instant(text, catalogue);
    case 'images':
      return pictures(text, catalogue);
    case 'choice':
      return kind.many ? choices(kind.dictionary, text, catalogue) : choice(kind.dictionary, text, catalogue);
    case 'text':
    case 'reference':
      return value(text);
  }
}

const CURRENCY_SIGNS: Record<string, string | undefined> = {
  jpy: 'JPY',
  円: 'JPY',
  日元: 'JPY',
  日圓: 'JPY',
  yen: 'JPY',
  cny: 'CNY',
  rmb: 'CNY',
  元: 'CNY',
  人民币: 'CNY',
  人民元: 'CNY',
  usd: 'USD',
  $: 'USD',
  美元: 'USD',
  米ドル: 'USD',
};

/** The currency that a text names; undefined: none of ours. */
export const currencyOf = (text: string): Currency | undefined =>
  CURRENCIES.find((currency) => currency === CURRENCY_SIGNS[folded(text)]);

const CLASSES: Record<string, number | undefined> = {
  '1': 1,
  '2': 2,
  '3': 3,
  '4': 4,
  i: 1,
  ii: 2,
  iii: 3,
  iv: 4,
};

const found = (read: string | number | undefined): Reading =>
  read === undefined ? fault('choice') : value(read);

const named = (names: ReadonlyMap<string, readonly number[]>, text: string): Reading =>
  only(names.get(namedKey(text)));

const only = ([id, another]: readonly number[] = []): Reading =>
  another === undefined ? found(id) : fault('ambiguous');

function instant(text: string, { timeZone }: Catalogue): Reading {
  const read = instantOf(text, timeZone);
  return read === null ? fault('format') : value(read);
}

function flag(text: string, { codes }: Catalogue): Reading {
  const read = { true: 1, yes: 1, y: 1, '○': 1, false: 0, no: 0, n: 0, '×': 0 }[folded(text)];
  const code = read ?? codes.get('yes_no')?.get(folded(text));
  return code === undefined ? fault('choice') : value(code === 1);
}

function choice(
  dictionary: Parameters<Catalogue['codes']['get']>[0],
  text: string,
  { codes }: Catalogue,
): Reading {
  return found(codes.get(dictionary)?.get(folded(text)));
}

function choices(
  dictionary: Parameters<Catalogue['codes']['get']>[0],
  text: string,
  { codes }: Catalogue,
): Reading {
  const read = text.split(/[,，]/).flatMap(partsOf);
  const ids = read.map((part) => codes.get(dictionary)?.get(folded(part)));
  return ids.includes(undefined) ? fault('choice') : value([...new Set(ids.flatMap((id) => id ?? []))]);
}

function pictures(text: string, catalogue: Catalogue): Reading {
  const ids: number[] = [];
  for (const name of partsOf(text)) {
    const id = catalogue.pictures.get(name);
    if (id === undefined) return fault('no_such_picture', { name: name.slice(0, 100) });
    ids.push(id);
  }
  return value([...new Set(ids)]);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain text as the rich text of a description: a cell has no markup. */
function paragraphs(text: string): string {
  const safe = text.replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark);
  return safe
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => `<p>${paragraph.trim().replace(/\r?\n/g, '<br />')}</p>`)
    .join('');
}
