import type { SentThing } from '@fovea/shared-types/warehouse/allocation.dto';
import type { StockOutLine } from '@fovea/shared-types/warehouse/stock-document.dto';
import { wholeNumber } from '../whole-number';
import { type ReadCode, sameCode } from '../stock/read-code';

/** How many of each missing thing were found, by its place in the list; as typed. */
export type Found = Readonly<Record<number, string>>;

export type Scanned =
  | { is: 'found'; found: Found; name: string }
  | { is: 'twice' | 'not_sent'; name: string };

const countAt = (found: Found, at: number): number => wholeNumber(found[at] ?? '') ?? 0;

/** Nothing found yet. */
export const noneOf = (things: readonly SentThing[]): Found =>
  Object.fromEntries(things.map((_, at) => [at, '0']));
export const allOf = (things: readonly SentThing[]): Found =>
  Object.fromEntries(things.map(({ missing }, at) => [at, String(missing)]));

export const totalOf = (things: readonly SentThing[], found: Found): number =>
  things.reduce((sum, _, at) => sum + countAt(found, at), 0);

/** Whether something typed is no number, or more than is missing. */
export const isUnsound = (things: readonly SentThing[], found: Found): boolean =>
  things.some(({ missing }, at) => {
    const count = wholeNumber(found[at] ?? '');
    return count === null || count > missing;
  });

/** One more of what a code means, held against what is missing. */
export function withCode(things: readonly SentThing[], found: Found, code: ReadCode): Scanned {
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
  return { is: 'found', name, found: { ...found, [at]: String(countAt(found, at) + 1) } };
}

/** What was found of each, as it was sent; what is among the missing no more is left out, and told by name. */
export function foundAgain(
  things: readonly SentThing[],
  lines: readonly StockOutLine[],
): { found: Found; gone: string[] } {
  const found: Record<number, string> = { ...noneOf(things) };
  const gone: string[] = [];
  for (const { product_id, serial_number, lot_number = '', good_number } of lines) {
    const at = things.findIndex(
      (thing) =>
        thing.product_id === product_id &&
        (thing.serial_number ?? undefined) === serial_number &&
        thing.lot_number === lot_number,
    );
    if (at < 0) gone.push(serial_number ?? lot_number);
    else found[at] = String(good_number);
  }
  return { found, gone: gone.filter((name) => name !== '') };
}

/** As they are sent: what was found of each. */
export const foundLines = (things: readonly SentThing[], found: Found): StockOutLine[] =>
  things.flatMap(({ product_id, serial_number, lot_number }, at) => {
    const good_number = countAt(found, at);
    if (good_number === 0) return [];
    return [
      {
        ...{ product_id, good_number },
        ...(serial_number !== null && { serial_number }),
        ...(lot_number !== '' && { lot_number }),
      },
    ];
  });
