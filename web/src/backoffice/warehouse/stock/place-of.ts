import { serialNumberByProductSn } from '@fovea/shared-types/warehouse/stock.calls';
import type { SerialPlace } from '@fovea/shared-types/warehouse/stock.dto';
import { api, ApiRefusal, NetworkError } from '../../../lib/api-client';

/** Scanning does not wait longer for the lookup of a piece: then it is checked when the document is sent. */
const CHECK_MAX_MS = 4000;

export const isLost = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof DOMException && error.name === 'TimeoutError');

/** Where a piece is; null where it is unknown, `lost` where the server was not reached. */
export async function placeOf(
  product_id: number | null,
  serial_number: string,
): Promise<SerialPlace | null | 'lost'> {
  const request = { serial_number, ...(product_id !== null && { product_id }) };
  try {
    const signal = AbortSignal.timeout(CHECK_MAX_MS);
    return await api(serialNumberByProductSn, request, { quiet: true, signal });
  } catch (error) {
    if (error instanceof ApiRefusal && error.error === 'NOT_FOUND') return null;
    if (isLost(error)) return 'lost';
    throw error;
  }
}
