import type { AdminAuctionDetail, AdminAuctionRow } from '@fovea/shared-types/auction/admin-auction.dto';
import type { Language } from '@fovea/shared-types/language';
import { toWire } from '@fovea/shared-types/money';
import { cancelReasonText } from '../../i18n/cancel-reason-text.js';
import { shownLot } from './shown-lot.js';
import type { AdminDetailRow, AdminRow } from './auction-admin.repository.js';
import { toBidRow } from '../log/bid-row.mapper.js';
import { isoOrNull, orNullWire } from '../lot/wire.js';
import { shownRowOf } from '../log/public-rows.js';

export function toAdminRow(row: AdminRow): AdminAuctionRow {
  const { currency } = row;
  return {
    ...shownLot(row),
    start_price: toWire(row.start_price, currency),
    reserve_price: orNullWire(row.reserve_price, currency),
    buy_now_price: orNullWire(row.buy_now_price, currency),
    company_name: row.company_name,
  };
}

export function toAdminDetail(row: AdminDetailRow, language: Language): AdminAuctionDetail {
  const { currency } = row;
  return {
    ...toAdminRow(row),
    step_price: orNullWire(row.step_price, currency),
    latest_end_at: isoOrNull(row.latest_end_at),
    bid_chances: row.bid_chances,
    extend_seconds: Math.round(row.extend_window_ms / 1000),
    deposit_rate: row.deposit_rate,
    need_approval: row.need_approval,
    answer_deadline: isoOrNull(row.answer_deadline),
    close_failed_at: isoOrNull(row.close_failed_at),
    serial_unit_id: row.serial_unit_id,
    serial_number: row.serial_number,
    cancel_reason: row.cancel_reason === null ? null : cancelReasonText(language, row.cancel_reason),
    bids: row.rows.map((record) => toBidRow(shownRowOf(record), currency)),
    order_id: row.order_id,
  };
}
