import type { MonthBillDetail } from '@fovea/shared-types/finance/month-bill.dto';
import { monthBillMachine } from '@fovea/shared-types/states/finance.states';
import { MONTH_BILL_STATUS } from '@fovea/shared-types/states';

type Bill = Pick<MonthBillDetail, 'status' | 'write_off_by'>;

/** Void because a second person agreed to it. */
export const isWrittenOff = ({ status, write_off_by }: Bill): boolean =>
  status === MONTH_BILL_STATUS.void && write_off_by !== null;

/** Finance may record that the bank has its price. */
export const isPayable = ({ status }: Bill): boolean =>
  monthBillMachine.may(status, 'pay', 'record a bank payment');

/** Its write-off was not requested yet. */
export const isLosable = ({ status, write_off_by }: Bill): boolean =>
  monthBillMachine.may(status, 'write off') && write_off_by === null;
