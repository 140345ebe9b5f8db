/** The label of a bin: the list of its warehouse's bins. */
export interface BinAddress {
  id: number;
  code: string;
  warehouseId: number;
}

/** The label of an item: where it is. Of a lot its number and expiry day, too. */
export interface ItemAddress {
  productId: number;
  lotNumber: string;
  expiresOn: string | null;
}

const BIN = '/#/warehouse/bin';
const ITEM = '/#/warehouse/warehouseGoods';

export function binAddress(site: string, { id, code, warehouseId }: BinAddress): string {
  const query = new URLSearchParams({ ware_house_id: String(warehouseId), code, bin_id: String(id) });
  return `${site}${BIN}?${query.toString()}`;
}

export function itemAddress(site: string, { productId, lotNumber, expiresOn }: ItemAddress): string {
  const query = new URLSearchParams({ product_id: String(productId) });
  if (lotNumber !== '') query.set('lot_number', lotNumber);
  if (expiresOn !== null) query.set('expires_on', expiresOn);
  return `${site}${ITEM}?${query.toString()}`;
}

/** Of whichever site: a label outlives a name. */
const queryAt = (code: string, page: string): URLSearchParams | null => {
  const at = code.indexOf(`${page}?`);
  return at < 0 ? null : new URLSearchParams(code.slice(at + page.length + 1).trim());
};
const idIn = (text: string | null): number => (/^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : 0);

/** Null where it is no such address. */
export function addressedBin(code: string): BinAddress | null {
  const query = queryAt(code, BIN);
  const [id, warehouseId] = [idIn(query?.get('bin_id') ?? null), idIn(query?.get('ware_house_id') ?? null)];
  const bin = query?.get('code') ?? '';
  return id > 0 && warehouseId > 0 && bin !== '' ? { id, code: bin, warehouseId } : null;
}

/** Null where it is no such address. */
export function addressedItem(code: string): ItemAddress | null {
  const query = queryAt(code, ITEM);
  const productId = idIn(query?.get('product_id') ?? null);
  if (!query || productId === 0) return null;
  const expiresOn = query.get('expires_on');
  return {
    productId,
    lotNumber: query.get('lot_number') ?? '',
    expiresOn: expiresOn !== null && /^\d{4}-\d{2}-\d{2}$/.test(expiresOn) ? expiresOn : null,
  };
}
