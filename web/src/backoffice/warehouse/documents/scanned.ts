import { gs1Facts, parseGs1, withoutSymbology } from '@fovea/shared-types/warehouse/gs1';
import { addressedBin, addressedItem, type BinAddress } from '@fovea/shared-types/warehouse/label-addresses';
import { addressedBy } from '@fovea/shared-types/warehouse/passport-rules';
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

/** What a code says by itself, without asking anybody. */
export interface ReadCode {
  /** Our label of a bin. */
  bin: BinAddress | null;
  /** Our label of a piece, or of a paper: whoever knows it has to be asked. */
  isPassport: boolean;
  /** Our label of an item or of a lot. */
  productId: number | null;
  gtin: string | null;
  serial: string | null;
  lot: string;
  expires: string;
  /** Somebody's own code: a serial number, a bin, a model. */
  text: string;
}

/** @param today  by which the century of a date is told */
export function readCode(code: string, today: Date): ReadCode {
  const text = withoutSymbology(code);
  const nothing = {
    isPassport: false,
    productId: null,
    gtin: null,
    serial: null,
    lot: '',
    expires: '',
    text: '',
  };
  const bin = addressedBin(text);
  if (bin !== null || addressedBy(text) !== null) return { ...nothing, bin, isPassport: bin === null };
  const item = addressedItem(text);
  if (item !== null) {
    const { productId, lotNumber: lot, expiresOn } = item;
    return { ...nothing, bin, productId, lot, expires: expiresOn ?? '' };
  }
  const facts = gs1Facts(parseGs1(code) ?? [], today);
  const { gtin, serial_number: serial, lot_number: lot, expires_on: expires } = facts;
  const isGs1 = gtin !== null || serial !== null || lot !== null;
  return {
    ...{ ...nothing, bin, gtin, serial },
    ...{ lot: lot ?? '', expires: expires ?? '', text: isGs1 ? '' : text },
  };
}

const key = (text: string): string => text.trim().normalize('NFKC').toUpperCase();

export const sameCode = (one: string, other: string): boolean => key(one) === key(other);

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
      : // The line that was chosen by hand has one already: its first code says of which lot.
        { quantity: String(countOf(line) + (isUnnamed && found !== undefined ? 0 : 1)) }),
  };
  return found === undefined ? [...lines, next] : lines.map((one) => (one === found ? next : one));
}

/** A bin was scanned: the last line lies there, unless its place was said already. */
export function withBin(lines: readonly LineDraft[], bin: BinChoice): LineDraft[] {
  const last = lines.at(-1);
  if (last === undefined || (last.bin !== null && countOf(last) > 0)) return [...lines];
  return [...lines.slice(0, -1), { ...last, bin }];
}
