import type { SentThing } from '@fovea/shared-types/warehouse/allocation.dto';
import type { StockOutLine } from '@fovea/shared-types/warehouse/stock-document.dto';
import type { BinChoice } from '../documents/stock-lines';
import { wholeNumber } from '../whole-number';
import { type ReadCode, sameCode } from '../stock/read-code';

/** How many of a missing thing were found, as typed, and into which bin they are put. */
export interface FoundThing {
  count: string;
  bin: BinChoice | null;
}

/** By the place of the thing in the list. */
export type Found = Readonly<Record<number, FoundThing>>;

export type Scanned =
  | { is: 'found'; found: Found; name: string }
  | { is: 'twice' | 'not_sent'; name: string }
  /** Of one thing as much as is found at a time goes into one bin. */
  | { is: 'other_bin'; name: string; bin: BinChoice | null };

const countAt = (found: Found, at: number): number => wholeNumber(found[at]?.count ?? '') ?? 0;

/** Nothing found yet. */
export const noneOf = (things: readonly SentThing[]): Found =>
  Object.fromEntries(things.map((_, at) => [at, { count: '0', bin: null }]));

/** All of it, in the bins chosen already, else in this one. */
export const allOf = (things: readonly SentThing[], known: Found = {}, bin: BinChoice | null = null): Found =>
  Object.fromEntries(
    things.map(({ missing }, at) => [at, { count: String(missing), bin: known[at]?.bin ?? bin }]),
  );

export const totalOf = (things: readonly SentThing[], found: Found): number =>
  things.reduce((sum, _, at) => sum + countAt(found, at), 0);

/** Whether something typed is no number, or more than is missing. */
export const isUnsound = (things: readonly SentThing[], found: Found): boolean =>
  things.some(({ missing }, at) => {
    const count = wholeNumber(found[at]?.count ?? '');
    return count === null || count > missing;
  });

/**
 * One more of what a code means, held against what is missing.
 * @param bin  into which it is put; null: into that of its line
 */
export function withCode(
  things: readonly SentThing[],
  found: Found,
  code: ReadCode,
  bin: BinChoice | null = null,
): Scanned {
  const serial = code.serial ?? code.text;
  const at = things.findIndex((thing) => {
    if (thing.serial_number !== null) return serial !== '' && sameCode(thing.serial_number, serial);
    if (code.lot !== '' && thing.lot_number !== '') return sameCode(thing.lot_number, code.lot);
    if (code.productId !== null) return thing.product_id === code.productId;
    return (
      code.text !== '' &&
      [thing.lot_number, thing.goods_code ?? ''].some((own) => own !== '' && sameCode(own, code.text))
    );
  });
  const thing = things[at];
  if (!thing) return { is: 'not_sent', name: [serial, code.lot, code.gtin].find((one) => one) ?? '' };
  const name = thing.serial_number ?? thing.goods_name;
  if (countAt(found, at) >= thing.missing)
    return { is: thing.serial_number === null ? 'not_sent' : 'twice', name };
  const own = found[at]?.bin ?? null;
  const count = countAt(found, at);
  if (bin !== null && count > 0 && own?.id !== bin.id) return { is: 'other_bin', name, bin: own };
  return { is: 'found', name, found: { ...found, [at]: { count: String(count + 1), bin: bin ?? own } } };
}

/** What was found of each, as it was sent; what is among the missing no more is left out, and reported by name. */
export function foundAgain(
  things: readonly SentThing[],
  kept: { lines: readonly StockOutLine[]; bins: readonly BinChoice[] } = { lines: [], bins: [] },
): { found: Found; gone: string[] } {
  const found: Record<number, FoundThing> = { ...noneOf(things) };
  const gone: string[] = [];
  for (const { product_id, serial_number, lot_number = '', good_number, bin_id } of kept.lines) {
    const at = things.findIndex(
      (thing) =>
        thing.product_id === product_id &&
        (thing.serial_number ?? undefined) === serial_number &&
        thing.lot_number === lot_number,
    );
    if (at < 0) gone.push(serial_number ?? lot_number);
    else found[at] = { count: String(good_number), bin: kept.bins.find(({ id }) => id === bin_id) ?? null };
  }
  return { found, gone: gone.filter((name) => name !== '') };
}

/** The bins into which something of it is put, each once. */
export const binsIn = (found: Found): BinChoice[] => [
  ...new Map(Object.values(found).flatMap(({ bin }) => (bin === null ? [] : [[bin.id, bin]]))).values(),
];

/** As they are sent: what was found of each. */
export const foundLines = (things: readonly SentThing[], found: Found): StockOutLine[] =>
  things.flatMap(({ product_id, serial_number, lot_number }, at) => {
    const good_number = countAt(found, at);
    if (good_number === 0) return [];
    const bin = found[at]?.bin ?? null;
    return [
      {
        ...{ product_id, good_number },
        ...(serial_number !== null && { serial_number }),
        ...(lot_number !== '' && { lot_number }),
        ...(bin !== null && { bin_id: bin.id }),
      },
    ];
  });
