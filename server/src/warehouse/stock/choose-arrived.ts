import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import { serialKey } from './choose-stock.js';

/** What was sent, and how much of it is still on its way. */
export interface OnTheWay {
  id: number;
  /** The stock it is added to, and the one it comes from. */
  stockId: number;
  fromStockId: number;
  productId: number;
  unitId: number | null;
  partId: number | null;
  serialKey: string | null;
  lotNumber: string;
  expiresOn: string | null;
  /** Of a piece: the bin it was taken from. */
  fromBinId: number | null;
  quantity: number;
  received: number;
  left: number;
  /** The recorded value of what is left of it, in minor units. */
  leftCost: number;
}

/** What somebody found, by its number or so many of a product. */
export interface FoundLine {
  productId: number;
  quantity: number;
  serialNumber: string | null;
  /** Of one lot; else what was sent first. */
  lotNumber: string;
  binId: number | null;
}

export interface Arrived {
  sent: OnTheWay;
  count: number;
  binId: number | null;
}

/**
 * Holds what was found against what was sent.
 * @throws SERIAL_NOT_SENT, which names the piece that is not on its way; VALIDATION where more is there than is missing
 */
export function chooseArrived(onTheWay: readonly OnTheWay[], lines: readonly FoundLine[]): Arrived[] {
  const left = new Map(onTheWay.map((sent) => [sent.id, sent.left]));
  const arrived: Arrived[] = [];
  const rows = new Map<string, number>();
  lines.forEach(({ productId, serialNumber }, at) => {
    if (serialNumber === null) return;
    const piece = `${productId} ${serialKey(serialNumber)}`;
    const row = rows.get(piece);
    if (row !== undefined)
      throw fieldError({
        [`lines.${at}.serial_number`]: {
          key: 'serial_twice',
          params: { serial: serialNumber, row: row + 1 },
        },
      });
    rows.set(piece, at);
  });
  // A line that names a lot gets it before any other line.
  const inOrder = [...lines.entries()].sort(
    ([, a], [, b]) => Number(b.lotNumber !== '') - Number(a.lotNumber !== ''),
  );
  for (const [at, { productId, quantity, serialNumber, lotNumber, binId }] of inOrder) {
    const ofProduct = onTheWay.filter((sent) => sent.productId === productId);
    if (serialNumber === null && ofProduct.some(({ unitId }) => unitId !== null))
      throw fieldError({ [`lines.${at}.serial_number`]: { key: 'required' } });
    const key = serialNumber === null ? null : serialKey(serialNumber);
    const fitting = ofProduct.filter(
      (sent) =>
        (key === null || sent.serialKey === key) && (lotNumber === '' || sent.lotNumber === lotNumber),
    );
    const there = fitting.reduce((sum, { id }) => sum + (left.get(id) ?? 0), 0);
    if (serialNumber !== null && there === 0)
      throw new AppError(
        'SERIAL_NOT_SENT',
        { serial_number: serialNumber.trim() },
        { [`lines.${at}.serial_number`]: { key: 'choice' } },
      );
    if (fitting.length === 0)
      throw fieldError({
        [`lines.${at}.${lotNumber === '' ? 'product_id' : 'lot_number'}`]: { key: 'choice' },
      });
    if (quantity > there)
      throw fieldError({ [`lines.${at}.good_number`]: { key: 'too_large', params: { limit: there } } });
    let missing = quantity;
    for (const sent of fitting) {
      const count = Math.min(missing, left.get(sent.id) ?? 0);
      if (count === 0) continue;
      left.set(sent.id, (left.get(sent.id) ?? 0) - count);
      missing -= count;
      arrived.push({ sent, count, binId });
    }
  }
  return arrived;
}
