import {
  adminAddRefundMessage,
  auditRefund,
  confirmRefundReturn,
  decideRefund,
  retryRefund,
} from '@fovea/shared-types/order/refund.calls';
import type { AdminRefundDetail } from '@fovea/shared-types/order/refund.dto';
import { isCurrency } from '@fovea/shared-types/money';
import { useTranslation } from 'react-i18next';
import { RefundDialog, type RefundDialogProps, type RefundFilled } from '../../kit/refund/refund-dialog';
import { api } from '../../lib/api-client';

export type StaffAct =
  | 'approve'
  | 'reject'
  | 'confirm'
  | 'dispute'
  | 'for_buyer'
  | 'for_merchant'
  | 'retry'
  | 'credit'
  | 'say';

interface RefundActProps {
  refund: AdminRefundDetail;
  act: StaffAct;
  changed: () => Promise<unknown>;
  onClose: () => void;
}

/** A remark of the merchant's people or the platform on a refund. */
export function RefundAct({ refund, act, changed, onClose }: RefundActProps) {
  const { t } = useTranslation('refunds');
  const { order_id: id, asked_amount: max, currency, may_return: mayReturn } = refund;
  const notes = (required: boolean) => ({ remark: { label: t('form.notes'), required } });
  const money = isCurrency(currency) ? { amount: { max, currency } } : {};
  const notesOf = ({ remark }: RefundFilled) => (remark === '' ? {} : { audit_notes: remark });
  const quiet = { quiet: true };
  const forms: Record<StaffAct, Pick<RefundDialogProps, 'send'> & Partial<RefundDialogProps>> = {
    approve: {
      ...money,
      mayReturn,
      ...notes(false),
      send: (filled) => {
        const { amount, need_return, requestId: request_id } = filled;
        return api(
          auditRefund,
          { id, status: 1, amount, need_return, ...notesOf(filled), request_id },
          quiet,
        );
      },
    },
    reject: {
      ...notes(true),
      send: (filled) =>
        api(auditRefund, { id, status: -1, ...notesOf(filled), request_id: filled.requestId }, quiet),
    },
    confirm: {
      hasImages: true,
      send: ({ images, requestId }) =>
        api(confirmRefundReturn, { id, status: 1, images, request_id: requestId }, quiet),
    },
    dispute: {
      ...notes(true),
      hasImages: true,
      send: ({ remark, images, requestId }) =>
        api(confirmRefundReturn, { id, status: -1, reason: remark, images, request_id: requestId }, quiet),
    },
    for_buyer: {
      ...money,
      mayReturn,
      ...notes(true),
      send: ({ amount, need_return, remark, requestId }) =>
        api(
          decideRefund,
          { id, status: 1, amount, need_return, audit_notes: remark, request_id: requestId },
          quiet,
        ),
    },
    for_merchant: {
      ...notes(true),
      send: ({ remark, requestId }) =>
        api(decideRefund, { id, status: -1, audit_notes: remark, request_id: requestId }, quiet),
    },
    retry: {
      ...notes(true),
      send: ({ remark, requestId }) => api(retryRefund, { id, remark, request_id: requestId }, quiet),
    },
    credit: {
      ...notes(true),
      send: ({ remark, requestId }) =>
        api(retryRefund, { id, to_balance: 1, remark, request_id: requestId }, quiet),
    },
    say: {
      remark: { label: t('form.message'), required: true },
      hasImages: true,
      send: ({ remark, images, requestId }) =>
        api(adminAddRefundMessage, { id, content: remark, images, request_id: requestId }, quiet),
    },
  };
  return (
    <RefundDialog
      {...forms[act]}
      title={t(`title.${act}`)}
      submitLabel={t(`act.${act}`)}
      changed={changed}
      onClose={onClose}
    />
  );
}
