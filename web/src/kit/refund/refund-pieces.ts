import type { RefundableLine, RefundedLine } from '@fovea/shared-types/order/refund.dto';

/** So many of each line, by its number; what is not in it is not meant. Null is no number. */
export type ChosenPieces = Readonly<Record<number, number | null>>;

/** Whether each line has a number of pieces that there are. */
export const areChosen = (lines: readonly RefundableLine[], chosen: ChosenPieces): boolean =>
  lines.every(({ order_line_id, quantity }) => isOf(chosen[order_line_id], quantity));

/** @param chosen undefined where nothing was typed */
export const isOf = (chosen: number | null | undefined, most: number): boolean =>
  chosen !== null && (chosen === undefined || (chosen >= 0 && chosen <= most));

/** There is something to choose: another line, or another piece. */
export const isChoice = (lines: readonly RefundableLine[]): boolean =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0) > 1;

export const chosenLines = (lines: readonly RefundableLine[], chosen: ChosenPieces): RefundedLine[] =>
  lines
    .map(({ order_line_id }) => ({ order_line_id, quantity: chosen[order_line_id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);

/** What the chosen pieces cost; everything is the whole that is left, and so is no choice (minor units). */
export function proposedAmount(lines: readonly RefundableLine[], chosen: ChosenPieces, most: number): number {
  const isAll = lines.every(({ order_line_id, quantity }) => chosen[order_line_id] === quantity);
  if (isAll || chosenLines(lines, chosen).length === 0) return most;
  const goods = lines.reduce(
    (sum, { order_line_id, unit_amount }) => sum + unit_amount * (chosen[order_line_id] ?? 0),
    0,
  );
  return Math.min(goods, most);
}
