import '../form/form-styles';
import { type Currency, toWire } from '@fovea/shared-types/money';
import { REFUND_IMAGES_MAX, REFUND_TEXT_MAX } from '@fovea/shared-types/order/refund-rules';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import type { RefundableLine, RefundedLine } from '@fovea/shared-types/order/refund.dto';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../lib/format';
import { toast } from '../../lib/toast-store';
import { minorOf } from '../form/amount-text';
import { SwitchField, TextAreaField, TextField } from '../form/fields';
import { FormDialog } from '../form/form-dialog';
import { SumField } from '../form/number-field';
import { useForm } from '../form/use-form';
import { useSaving } from '../form/use-saving';
import { QuantityLines } from '../number-stepper/quantity-lines';
import { UploadField } from '../upload-field/upload-field';
import { areChosen, chosenLines, isChoice, proposedAmount, type ChosenPieces } from './refund-pieces';

interface Values {
  /** In whole units, as it is typed. */
  amount: string;
  pieces: ChosenPieces;
  need_return: boolean;
  logistics_company: string;
  logistics_code: string;
  remark: string;
  images: FileLink[];
}

/** What a party fills in; `amount` in minor units. */
export interface RefundFilled {
  amount: number;
  lines: RefundedLine[];
  need_return: number;
  logistics_company: string;
  logistics_code: string;
  remark: string;
  images: number[];
  requestId: string;
}

export interface RefundDialogProps {
  title: string;
  submitLabel: string;
  /** The requirements of the fields that there are. */
  amount?: { max: number; currency: Currency };
  /** What the amount may be about. */
  pieces?: readonly RefundableLine[];
  mayReturn?: boolean;
  hasLogistics?: boolean;
  /** What the text is called; without it there is none. */
  remark?: { label: string; required: boolean };
  hasImages?: boolean;
  /** The call, `quiet`. */
  send: (filled: RefundFilled) => Promise<unknown>;
  /** Reads anew what shows it. */
  changed: () => Promise<unknown>;
  onClose: () => void;
}

/** One decision on a refund, of any party. Mount it to open it. */
export function RefundDialog({
  title,
  submitLabel,
  amount,
  pieces = [],
  mayReturn = false,
  hasLogistics = false,
  remark,
  hasImages = false,
  send,
  changed,
  onClose,
}: RefundDialogProps) {
  const { t } = useTranslation('refunds');
  const [isSending, setSending] = useState(false);
  const form = useForm<Values>({
    initial: {
      amount: amount ? toWire(amount.max, amount.currency) : '',
      pieces: {},
      need_return: false,
      logistics_company: '',
      logistics_code: '',
      remark: '',
      images: [],
    },
    validate: (values) => {
      const minor = amount ? minorOf(values.amount, amount.currency) : null;
      const isWrong = amount && (minor === null || minor < 1 || minor > amount.max);
      return {
        amount: isWrong
          ? t('form.amount_wrong', { most: formatAmount(amount.max, amount.currency) })
          : undefined,
        pieces: areChosen(pieces, values.pieces) ? undefined : t('form.pieces_wrong'),
        logistics_code: hasLogistics && values.logistics_code.trim() === '' ? t('form.missing') : undefined,
        remark: remark?.required && values.remark.trim() === '' ? t('form.missing') : undefined,
      };
    },
  });
  const saving = useSaving({
    form,
    save: (values, requestId) =>
      send({
        amount: amount ? (minorOf(values.amount, amount.currency) ?? 0) : 0,
        lines: chosenLines(pieces, values.pieces),
        need_return: values.need_return ? 1 : 0,
        logistics_company: values.logistics_company.trim(),
        logistics_code: values.logistics_code.trim(),
        remark: values.remark.trim(),
        images: values.images.map(({ id }) => id),
        requestId,
      }),
    onSaved: async () => {
      toast.success(t('form.done'));
      onClose();
      await changed();
    },
    byError: { REFUND_EXCEEDS_PAID: 'amount', FILE_UNKNOWN: 'images', FILE_COUNT: 'images' },
  });
  const choose = (id: number, quantity: number | null): void => {
    const chosen = { ...form.values.pieces, [id]: quantity };
    form.set('pieces', chosen);
    if (amount && areChosen(pieces, chosen))
      form.set('amount', toWire(proposedAmount(pieces, chosen, amount.max), amount.currency));
  };
  return (
    <FormDialog
      title={title}
      form={form}
      saving={saving}
      submitLabel={submitLabel}
      isWaiting={isSending}
      onClose={onClose}
    >
      {isChoice(pieces) && (
        <div data-field="pieces" tabIndex={-1}>
          <p>{t('form.pieces')}</p>
          <p>{t('form.pieces_hint')}</p>
          <QuantityLines
            label={t('form.pieces')}
            lines={pieces.map((line) => ({
              id: line.order_line_id,
              name: line.goods_name,
              most: line.quantity,
            }))}
            quantityOf={({ id }) => {
              const chosen = form.values.pieces[id];
              return chosen === undefined ? 0 : chosen;
            }}
            error={form.errors.pieces}
            onChoose={choose}
          />
        </div>
      )}
      {amount && (
        <SumField
          form={form}
          name="amount"
          currency={amount.currency}
          label={t('form.amount')}
          hint={t('form.amount_most', { most: formatAmount(amount.max, amount.currency) })}
          required
        />
      )}
      {mayReturn && <SwitchField form={form} name="need_return" label={t('form.need_return')} />}
      {hasLogistics && (
        <>
          <TextField
            form={form}
            name="logistics_company"
            label={t('form.logistics_company')}
            maxLength={60}
          />
          <TextField
            form={form}
            name="logistics_code"
            label={t('form.logistics_code')}
            maxLength={60}
            required
          />
        </>
      )}
      {remark && (
        <TextAreaField
          form={form}
          name="remark"
          label={remark.label}
          rows={4}
          maxLength={REFUND_TEXT_MAX}
          required={remark.required}
        />
      )}
      {hasImages && (
        <UploadField
          name="images"
          kind="image"
          max={REFUND_IMAGES_MAX}
          label={t('form.images')}
          value={form.values.images}
          error={form.errors.images}
          onChange={(images) => form.set('images', images)}
          onSending={setSending}
        />
      )}
    </FormDialog>
  );
}
