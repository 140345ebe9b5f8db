import { ORDER_STATUS } from '@fovea/shared-types/states';
import type { StatusTone } from '../../kit/status-pill/status-pill';

const TONES: Readonly<Record<number, StatusTone>> = {
  [ORDER_STATUS.pending_payment]: 'warning',
  [ORDER_STATUS.payment_review]: 'info',
  [ORDER_STATUS.freight_to_pay]: 'warning',
  [ORDER_STATUS.to_ship]: 'info',
  [ORDER_STATUS.to_receive]: 'info',
  [ORDER_STATUS.to_evaluate]: 'success',
  [ORDER_STATUS.completed]: 'success',
  [ORDER_STATUS.canceled]: 'neutral',
  [ORDER_STATUS.refunding]: 'violet',
  [ORDER_STATUS.refunded]: 'violet',
};

/** The words of a state come from the server; an unknown one stays neutral. */
export const orderTone = (status: number): StatusTone => TONES[status] ?? 'neutral';
