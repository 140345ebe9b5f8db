import { type Currency, toWire } from '@fovea/shared-types/money';
import { fileUrl } from '../../platform/storage/file-url.js';

/** What of a lot every list and page reads. */
export interface ShownRow {
  id: number;
  goods_id: number;
  goods_name: string;
  image_key: string | null;
  status: number;
  price: number;
  currency: Currency;
  bid_count: number;
  start_at: Date;
  end_at: Date;
  seq: number;
}

/** The fields of a lot that every list and page shows. */
export const shownLot = (row: ShownRow) => ({
  id: row.id,
  goods_id: row.goods_id,
  goods_name: row.goods_name,
  image: fileUrl(row.image_key),
  status: row.status,
  current_price: toWire(row.price, row.currency),
  currency: row.currency,
  bid_count: row.bid_count,
  start_at: row.start_at.toISOString(),
  end_at: row.end_at.toISOString(),
  seq: row.seq,
});
