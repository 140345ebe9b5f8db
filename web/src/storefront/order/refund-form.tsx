import {
  addRefundMessage,
  cancelRefund,
  escalateRefund,
  refundOrder,
  updateRefundLogistics,
} from '@fovea/shared-types/order/refund.calls';
import type { OrderRefunds } from '@fovea/shared-types/order/refund.dto';
import type { OrderDetail } from '@fovea/shared-types/order/order.dto';
import { isCurrency } from '@fovea/shared-types/money';
import { useTranslation } from 'react-i18next';
import { RefundDialog, type RefundDialogProps } from '../../kit/refund/refund-dialog';
import { api } from '../../lib/api-client';
import type { BuyerAct } from './refund-panel';

interface RefundFormProps {
  order: OrderDetail;
  act: BuyerAct;
  refunds: OrderRefunds;
  changed: () => Promise<unknown>;
  onClose: () => void;
}

/** A buyer's remarks on their refund. */
export function RefundForm({ order: { id }, act, refunds, changed, onClose }: RefundFormProps) {
  const { t } = useTranslation('refunds');
  const quiet = { quiet: true };
  const { currency, refundable_amount: max, lines: pieces } = refunds;
  const forms: Record<BuyerAct, Pick<RefundDialogProps, 'send'> & Partial<RefundDialogProps>> = {
    ask: {
      ...(isCurrency(currency) && { amount: { max, currency } }),
      pieces,
      remark: { label: t('form.reason'), required: true },
      hasImages: true,
      send: ({ amount, lines, remark, images, requestId }) =>
        api(
          refundOrder,
          {
            ...{ id, amount, reason: remark, images, request_id: requestId },
            ...(lines.length > 0 && { lines }),
          },
          quiet,
        ),
    },
    take_back: { send: ({ requestId }) => api(cancelRefund, { id, request_id: requestId }, quiet) },
    send_back: {
      hasLogistics: true,
      hasImages: true,
      send: ({ logistics_company, logistics_code, images, requestId }) =>
        api(
          updateRefundLogistics,
          { id, logistics_company, logistics_code, images, request_id: requestId },
          quiet,
        ),
    },
    escalate: {
      remark: { label: t('form.reason'), required: true },
      hasImages: true,
      send: ({ remark, images, requestId }) =>
        api(escalateRefund, { id, reason: remark, images, request_id: requestId }, quiet),
    },
    say: {
      remark: { label: t('form.message'), required: true },
      hasImages: true,
      send: ({ remark, images, requestId }) =>
        api(addRefundMessage, { id, content: remark, images, request_id: requestId }, quiet),
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
