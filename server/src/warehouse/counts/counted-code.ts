import { gs1Facts, gtinOf, parseGs1, withoutSymbology } from '@fovea/shared-types/warehouse/gs1';
import { addressedItem } from '@fovea/shared-types/warehouse/label-addresses';
import { addressedBy } from '@fovea/shared-types/warehouse/passport-rules';
import { serialKey } from '../stock/choose-stock.js';

/** The meanings a code may have; the recorded stock decides which is true. */
export interface CodeMeaning {
  unitId: number | null;
  productId: number | null;
  /** As it is on the piece. */
  serialNumber: string | null;
  serialKey: string | null;
  gtin: string | null;
  /** The model of a product. */
  model: string | null;
  lotNumber: string | null;
  expiresOn: string | null;
}

const NOTHING: CodeMeaning = {
  unitId: null,
  productId: null,
  serialNumber: null,
  serialKey: null,
  gtin: null,
  model: null,
  lotNumber: null,
  expiresOn: null,
};

/** A label of ours, a GS1 code, or what somebody else printed: a serial number, a trade item number, a model. */
export function meaningOf(scanned: string): CodeMeaning {
  const item = addressedItem(scanned);
  if (item)
    return {
      ...NOTHING,
      productId: item.productId,
      lotNumber: item.lotNumber === '' ? null : item.lotNumber,
      expiresOn: item.expiresOn,
    };
  const addressed = addressedBy(withoutSymbology(scanned));
  if (addressed && 'id' in addressed) return { ...NOTHING, unitId: addressed.id };
  const code = addressed?.code ?? scanned;
  const { gtin, serial_number, lot_number, expires_on } = gs1Facts(parseGs1(code) ?? [], new Date());
  if (gtin !== null || serial_number !== null)
    return {
      ...NOTHING,
      serialNumber: serial_number,
      serialKey: serial_number === null ? null : serialKey(serial_number),
      gtin,
      lotNumber: lot_number,
      expiresOn: expires_on,
    };
  const bareCode = withoutSymbology(code);
  return {
    ...NOTHING,
    serialNumber: bareCode,
    serialKey: serialKey(bareCode),
    gtin: gtinOf(bareCode),
    model: bareCode,
  };
}
