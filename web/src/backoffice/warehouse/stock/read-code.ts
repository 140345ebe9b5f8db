import { gs1Facts, gtinOf, parseGs1, withoutSymbology } from '@fovea/shared-types/warehouse/gs1';
import { addressedBin, addressedItem, type BinAddress } from '@fovea/shared-types/warehouse/label-addresses';
import { addressedBy } from '@fovea/shared-types/warehouse/passport-rules';

/** The contents of a code, without a lookup. */
export interface ReadCode {
  /** Our label of a bin. */
  bin: BinAddress | null;
  /** Our label of a piece, or of a document: its contents have to be requested. */
  isPassport: boolean;
  /** Our label of an item or of a lot. */
  productId: number | null;
  gtin: string | null;
  serial: string | null;
  lot: string;
  expires: string;
  /** Somebody's own code: a serial number, a bin, a model. */
  text: string;
  /** That code as a trade item number (EAN, JAN), where it reads as one. */
  ean: string | null;
}

/** @param today decides the century of a date */
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
    ean: null,
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
    ean: isGs1 ? null : gtinOf(text),
  };
}

/** Equal for what is the same however it is typed. */
export const codeKey = (text: string): string => text.trim().normalize('NFKC').toUpperCase();

export const sameCode = (one: string, other: string): boolean => codeKey(one) === codeKey(other);
