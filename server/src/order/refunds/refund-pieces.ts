import { allocate } from '@fovea/shared-types/money';

/** The pieces of an order's line, with those of one refund. */
export interface LinePieces {
  /** Of `order_line`. */
  id: number;
  line: number;
  goodsId: number;
  /** The shop offers it by number; what was won is put up again by its seller. */
  isOfShop: boolean;
  quantity: number;
  unitPrice: number;
  /** In hundredths of a percent; null: placed before lines had one. */
  taxRate: number | null;
  /** On its way to the buyer, or with the buyer. */
  sent: number;
  /** Never sent, and not owed any more, by this refund or one before it. */
  released: number;
  /** Sent, and back again. */
  returned: number;
  /** So many this refund names. */
  named: number;
  /** So many came back by it. */
  back: number;
}

/** So many of a line. */
export interface Pieces {
  line: LinePieces;
  quantity: number;
}

export const unsentOf = ({ quantity, released, sent }: LinePieces): number => quantity - released - sent;
const keptOf = ({ sent, returned }: LinePieces): number => sent - returned;

const some = (lines: readonly LinePieces[], of: (line: LinePieces) => number): Pieces[] =>
  lines.map((line) => ({ line, quantity: of(line) })).filter(({ quantity }) => quantity > 0);

/** What a refund may still name. */
export const refundable = (lines: readonly LinePieces[]): Pieces[] =>
  some(lines, ({ quantity, released, returned }) => quantity - released - returned);

/** What is returned first: of the named lines, or of all, everything the buyer has. */
export function comingBack(lines: readonly LinePieces[]): Pieces[] {
  const isNamed = lines.some(({ named }) => named > 0);
  return some(lines, (line) => (isNamed ? Math.min(line.named, keptOf(line)) : keptOf(line)));
}

/** What is not owed any more once it is paid: all where nothing is left to pay, else what was named and did not come back. */
export const noLongerOwed = (lines: readonly LinePieces[], isPaidBack: boolean): Pieces[] =>
  some(lines, (line) =>
    isPaidBack ? unsentOf(line) : Math.min(Math.max(line.named - line.back, 0), unsentOf(line)),
  );

/** Everything that was never sent. */
export const unsentPieces = (lines: readonly LinePieces[]): Pieces[] => some(lines, unsentOf);

/** An order's amounts, which its pieces have a share of; minor units. */
export interface TaxedOrder {
  goodsTotal: number;
  freight: number;
  tax: number;
  /** Of its goods, each amount by the rate of its line; null where lines have none. */
  taxedGoods: number | null;
}

/** A rate of 100 %. */
const WHOLE = 10_000;

/** What pieces of an order cost, with their share of its tax; the tax of the freight stays with the freight. */
export function worthOf(pieces: readonly Pieces[], order: TaxedOrder): number {
  const goods = pieces.reduce((sum, { line, quantity }) => sum + quantity * line.unitPrice, 0);
  if (goods === 0 || order.tax === 0) return goods;
  const { taxedGoods } = order;
  const weights =
    taxedGoods === null || taxedGoods === 0
      ? [goods, order.goodsTotal - goods, order.freight]
      : byRates(pieces, taxedGoods, order.tax);
  const [tax = 0] = allocate(
    order.tax,
    weights.map((weight) => Math.max(weight, 0)),
  );
  return goods + tax;
}

/** What the goods do not account for is the freight's. */
function byRates(pieces: readonly Pieces[], taxedGoods: number, tax: number): number[] {
  const own = pieces.reduce(
    (sum, { line, quantity }) => sum + quantity * line.unitPrice * (line.taxRate ?? 0),
    0,
  );
  return [own, taxedGoods - own, tax * WHOLE - taxedGoods];
}
