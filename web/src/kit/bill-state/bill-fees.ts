import type { MyMonthBill } from '@fovea/shared-types/finance/month-bill.dto';
import { BILL_LINE_TYPE, type BillLineType } from '@fovea/shared-types/finance/month-bill-bounds';
import { monthBill } from '@fovea/shared-types/finance/month-bill.record';
import { localText } from '../../lib/local-text';

const { shown } = monthBill.declared;

const FEES = [
  { type: BILL_LINE_TYPE.goods, total: 'goods_total_price' },
  { type: BILL_LINE_TYPE.parts, total: 'type1_total_price' },
  { type: BILL_LINE_TYPE.service, total: 'type2_total_price' },
] as const;

type Totals = Pick<MyMonthBill, (typeof FEES)[number]['total']>;

/** The kinds of charges of a bill that are not nothing. */
export const feesOf = (bill: Totals): { label: string; value: string }[] =>
  FEES.filter(({ total }) => Number(bill[total]) !== 0).map(({ total }) => ({
    label: localText(shown[total].label),
    value: bill[total],
  }));

/** What a charge is for. */
export function feeText(type: BillLineType): string {
  const fee = FEES.find((one) => one.type === type);
  return fee === undefined ? '' : localText(shown[fee.total].label);
}
