import { serialKey } from '../stock/choose-stock.js';

/** A line of an arrival as it was counted. */
export interface CountedLine {
  line: number;
  product_id: number;
  serial_number: string | null;
  arrived_number: number | null;
}

/** What documents took of a product: pieces one by one, the rest in sums. */
export interface StockedRow {
  product_id: number;
  serial_number: string | null;
  quantity: number;
}

/**
 * How many of each line no document has stocked in yet, by line: a piece that is named where it is named, everything else
 * from the first line of its product on that has some left. Pure.
 */
export function leftToStock(
  lines: readonly CountedLine[],
  stocked: readonly StockedRow[],
): ReadonlyMap<number, number> {
  const left = new Map(lines.map(({ line, arrived_number }) => [line, arrived_number ?? 0]));
  const take = (line: number, most: number): number => {
    const count = Math.min(most, left.get(line) ?? 0);
    left.set(line, (left.get(line) ?? 0) - count);
    return count;
  };
  for (const { product_id, serial_number, quantity } of stocked) {
    const ofProduct = lines.filter((line) => line.product_id === product_id);
    const key = serial_number === null ? null : serialKey(serial_number);
    const named = ofProduct.filter((line) => line.serial_number !== null);
    const exact = named.filter((line) => key !== null && serialKey(line.serial_number ?? '') === key);
    const open = ofProduct.filter((line) => line.serial_number === null);
    let missing = quantity;
    // A number that nobody announced still is one of those that came.
    for (const { line } of [...exact, ...open, ...named]) missing -= take(line, missing);
  }
  return left;
}

/** How many documents took of each product. */
export function takenOfProducts(stocked: readonly StockedRow[]): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const { product_id, quantity } of stocked)
    sums.set(product_id, (sums.get(product_id) ?? 0) + quantity);
  return sums;
}

/** By product. */
export function leftOfProducts(
  lines: readonly CountedLine[],
  stocked: readonly StockedRow[],
): ReadonlyMap<number, number> {
  const left = leftToStock(lines, stocked);
  const sums = new Map<number, number>();
  for (const { line, product_id } of lines)
    sums.set(product_id, (sums.get(product_id) ?? 0) + (left.get(line) ?? 0));
  return sums;
}
