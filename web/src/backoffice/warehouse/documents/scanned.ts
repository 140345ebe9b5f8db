import { type ReadCode, sameCode } from '../stock/read-code';
import type { FoundItem } from '../stock/stock.queries';
import {
  type BinChoice,
  countOf,
  isByLot,
  isBySerial,
  type LineDraft,
  newLine,
  serialsIn,
} from './stock-lines';

/** Whether a line has this piece already. */
const holds = (line: LineDraft, serial: string): boolean =>
  serialsIn(line.serials).some((known) => sameCode(known, serial));

/**
 * The lines with one more of an item: in the line of its lot and bin, or in a new one at the cost of the last.
 * @param bin  where it is put or taken; null: wherever its line says
 * @returns null where they have that piece already
 */
export function withScanned(
  lines: readonly LineDraft[],
  item: FoundItem,
  { serial, lot, expires }: Pick<ReadCode, 'serial' | 'lot' | 'expires'>,
  bin: BinChoice | null,
): LineDraft[] | null {
  const ofItem = lines.filter((line) => line.item.id === item.id);
  if (serial !== null && ofItem.some((line) => holds(line, serial))) return null;
  const isLot = (line: LineDraft): boolean =>
    lot === '' || line.lot === '' || (sameCode(line.lot, lot) && line.expires === expires);
  const found = ofItem.findLast(
    (line) => (bin === null || line.bin?.id === bin.id) && (!isByLot(line) || isLot(line)),
  );
  const line = found ?? { ...newLine(item, bin), quantity: '0', cost: ofItem.at(-1)?.cost ?? '' };
  const isUnnamed = isByLot(line) && line.lot === '' && lot !== '';
  const next: LineDraft = {
    ...line,
    ...(isUnnamed && { lot, expires }),
    ...(isBySerial(line)
      ? { serials: [...serialsIn(line.serials), ...(serial === null ? [] : [serial])].join('\n') }
      : // The line that was chosen by hand has one already: its first code sets the lot.
        { quantity: String(countOf(line) + (isUnnamed && found !== undefined ? 0 : 1)) }),
  };
  return found === undefined ? [...lines, next] : lines.map((one) => (one === found ? next : one));
}

/** A bin was scanned: the last line is there, unless it has a place already. */
export function withBin(lines: readonly LineDraft[], bin: BinChoice): LineDraft[] {
  const last = lines.at(-1);
  if (last === undefined || (last.bin !== null && countOf(last) > 0)) return [...lines];
  return [...lines.slice(0, -1), { ...last, bin }];
}
