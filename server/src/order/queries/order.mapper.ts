import type { Language } from '@fovea/shared-types/language';
import { toWire } from '@fovea/shared-types/money';
import type { OrderCount, OrderDetail, OrderRow } from '@fovea/shared-types/order/order.dto';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import { codeName } from '../../i18n/dictionary-text.js';
import { fileUrl } from '../../platform/storage/file-url.js';
import { lessDeposit } from '../quotes/less-deposit.js';
import type { OrderDetailRow, OrderRowOfBuyer } from './order-query.repository.js';

export const toOrderRow = (row: OrderRowOfBuyer, language: Language): OrderRow => ({
  id: row.id,
  order_no: row.order_no,
  goods_name: row.goods_name,
  image: fileUrl(row.image_key),
  pay_price: toWire(row.total, row.currency),
  to_pay: toWire(lessDeposit(row), row.currency),
  currency: row.currency,
  username: row.username,
  company_name: row.company_name,
  status: row.status,
  status_name: codeName(language, 'order_status', row.status),
  pay_type: row.pay_type,
  pay_type_name: row.pay_type === null ? null : codeName(language, 'pay_type', row.pay_type),
  refund_switch: row.refund_switch,
  delivery_type: row.delivery_type,
  created_at: row.created_at.toISOString(),
  pay_deadline: row.pay_deadline?.toISOString() ?? null,
});

export const toOrderDetail = (row: OrderDetailRow, language: Language): OrderDetail => ({
  ...toOrderRow(row, language),
  items: row.lines.map((line) => ({
    goods_id: line.goods_id,
    goods_name: line.goods_name,
    image: fileUrl(line.image_key),
    quantity: line.quantity,
    unit_price: toWire(line.unit_price, row.currency),
  })),
  freight: toWire(row.freight, row.currency),
  tax: toWire(row.tax, row.currency),
  total_price: toWire(row.total, row.currency),
  deposit: toWire(row.deposit, row.currency),
  auction_id: row.auction_id,
  address: row.address,
  remark: row.remark,
  clock_at: row.clock_at?.toISOString() ?? null,
  history: row.history.map(({ status, created_at }) => ({
    status,
    status_name: codeName(language, 'order_status', status),
    created_at: new Date(created_at).toISOString(),
  })),
  server_time: row.now.toISOString(),
});

export function toOrderCount(counts: ReadonlyMap<number, number>): OrderCount {
  const of = (status: number) => counts.get(status) ?? 0;
  return {
    // A remittance under review is still an order to be paid, in the buyer's eyes.
    pending_payment: of(ORDER_STATUS.pending_payment) + of(ORDER_STATUS.payment_review),
    to_ship: of(ORDER_STATUS.to_ship),
    to_receive: of(ORDER_STATUS.to_receive),
    to_evaluate: of(ORDER_STATUS.to_evaluate),
    refunding: of(ORDER_STATUS.refunding),
    freight_to_pay: of(ORDER_STATUS.freight_to_pay),
  };
}
