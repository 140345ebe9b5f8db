import type { Currency } from '@fovea/shared-types/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { minorOf, wireOf } from '../../kit/form/amount-text';
import { TextAreaField } from '../../kit/form/fields';
import { FormDialog } from '../../kit/form/form-dialog';
import { SumField } from '../../kit/form/number-field';
import { SearchSelectField } from '../../kit/form/search-select';
import { useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { toast } from '../../lib/toast-store';
import { saveProceedsPayout, useOrderSearch, useProceedsPayoutsChanged } from './proceeds-payout.queries';

interface Values {
  order_id: string | null;
  money: string;
  remark: string;
}

/** A correction: what escrow still holds of a completed order. */
export function AddProceedsPayoutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('transfer');
  const changed = useProceedsPayoutsChanged();
  const orders = useOrderSearch();
  const [currency, setCurrency] = useState<Currency>('JPY');
  const missing = (label: string) => t('problem.empty', { label });
  const form = useForm<Values>({
    initial: { order_id: null, money: '', remark: '' },
    validate: ({ order_id, money, remark }) => ({
      order_id: order_id === null ? missing(t('field.order')) : undefined,
      money: (minorOf(money, currency) ?? 0) > 0 ? undefined : missing(t('field.money')),
      remark: remark.trim() === '' ? missing(t('field.remark')) : undefined,
    }),
  });
  const saving = useSaving({
    form,
    save: ({ order_id, money, remark }, request_id) =>
      saveProceedsPayout({
        order_id: Number(order_id),
        money: wireOf(money),
        currency,
        remark: remark.trim(),
        request_id,
      }),
    onSaved: async () => {
      toast.success(t('add.done'));
      await changed();
      onClose();
    },
    byError: { AMOUNT_INVALID: 'money', STATE_CONFLICT: 'order_id', NOT_FOUND: 'order_id' },
  });
  return (
    <FormDialog
      title={t('add.title')}
      submitLabel={t('add.submit')}
      form={form}
      saving={saving}
      onClose={onClose}
    >
      <SearchSelectField
        form={form}
        name="order_id"
        label={t('field.order')}
        hint={t('hint.order')}
        required
        search={orders}
        onChosen={(chosen) => setCurrency(chosen?.currency ?? 'JPY')}
      />
      <SumField
        form={form}
        name="money"
        currency={currency}
        label={t('field.money')}
        hint={t('hint.money')}
        required
      />
      <TextAreaField form={form} name="remark" label={t('field.remark')} required rows={3} maxLength={500} />
    </FormDialog>
  );
}
