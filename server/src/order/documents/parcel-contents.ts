import type { PackedOrder, PackedPiece } from './packing.repository.js';

export interface PackedLine {
  name: string;
  quantity: number;
  pieces: readonly PackedPiece[];
  /** Not all of the line is in this parcel: which of its pieces are is ticked by who packs it. */
  isPart: boolean;
}

/** One parcel of an order, sent or to be packed. */
export interface PackedParcel {
  /** Of so many, where there are several. */
  place: { number: number; count: number } | null;
  lines: PackedLine[];
}

type Contents = readonly { line: number; quantity: number }[];

/**
 * What each parcel of an order holds: those that are packed or on their way, and what is in none yet as one more, as long as
 * somebody is going to pack it. An order of which nothing was or will be sent has none.
 * @param shipmentId of one parcel alone, also of one that is there; null: of all that somebody still packs or carries, or
 *   else of all that are there
 */
export function parcelsOf(order: PackedOrder, shipmentId: number | null): PackedParcel[] {
  const gone = new Map<number, number>();
  for (const { lines } of order.parcels)
    for (const { line, quantity } of lines) gone.set(line, (gone.get(line) ?? 0) + quantity);
  const rest = order.lines
    .map(({ line, quantity }) => ({ line, quantity: quantity - (gone.get(line) ?? 0) }))
    .filter(({ quantity }) => order.isToPack && quantity > 0);
  const all = [...order.parcels, ...(rest.length === 0 ? [] : [{ id: null, isThere: false, lines: rest }])];
  const isOver = all.every(({ isThere }) => isThere);
  const requested = all
    .map((parcel, at) => ({ ...parcel, number: at + 1 }))
    .filter(({ id, isThere }) => (shipmentId === null ? isOver || !isThere : id === shipmentId));
  return requested.map(({ number, lines }) => ({
    place: all.length === 1 ? null : { number, count: all.length },
    lines: linesOf(order, lines),
  }));
}

function linesOf({ lines }: PackedOrder, contents: Contents): PackedLine[] {
  const held = new Map(contents.map(({ line, quantity }) => [line, quantity]));
  return lines.flatMap(({ line, name, quantity: ordered, pieces }) => {
    const quantity = held.get(line);
    return quantity === undefined ? [] : [{ name, quantity, pieces, isPart: quantity < ordered }];
  });
}
