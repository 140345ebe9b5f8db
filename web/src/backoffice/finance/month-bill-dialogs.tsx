import { writeOff } from '@fovea/shared-types/finance/write-off.record';
import { REMARK_MAX } from '@fovea/shared-types/finance/month-bill-bounds';
import { monthBill } from '@fovea/shared-types/finance/month-bill.record';
import type { MonthBillPayment } from '@fovea/shared-types/finance/month-bill.dto';
import type { RowOf } from '@fovea/shared-types/record/record';
import { useTranslation } from 'react-i18next';
import { DateTimeField, TextAreaField, TextField } from '../../kit/form/fields';
import { FormDialog } from '../../kit/form/form-dialog';
import { minorOf, wireOf } from '../../kit/form/amount-text';
import { SumField } from '../../kit/form/number-field';
import { SearchSelectField } from '../../kit/form/search-select';
import { useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { dayOf, instantOf, localTimeOf } from '../../lib/day';
import { formatMoney } from '../../lib/format';
import { toast } from '../../lib/toast-store';
import { localText } from '../../lib/local-text';
import { useRecordChanged } from '../record/record.queries';
import { useMemberSearch } from './member-search';
import { openBill, recordPayment, reversePayment } from './month-bill.queries';
import type { Former } from '../document/former';
import { type DocumentShown, useDocumentChanged } from '../document/document.queries';
import { api } from '../../lib/api-client';
import { RequestDialog } from '../document/request-dialog';

type Bill = RowOf<typeof monthBill.declared>;

/** A write-off is requested at its bill, which shows it. */
export const WRITE_OFF_SHOWN_BY = [monthBill];

interface BillDialogProps {
  row: Pick<Bill, 'id' | 'customer_name' | 'month' | 'owed' | 'currency' | 'remark'>;
  onClose: () => void;
}

const { shown } = monthBill.declared;
const now = (): string => new Date().toISOString();

/** Opens the bill of the current month, before anything is on it. */
export function OpenBillDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('month_bills');
  const { t: kit } = useTranslation('kit');
  const changed = useRecordChanged(monthBill);
  const form = useForm<{ customer_id: string | null; month: string; remark: string }>({
    initial: { customer_id: null, month: dayOf(now()).slice(0, 7), remark: '' },
    validate: ({ customer_id, month }) => ({
      customer_id: customer_id === null ? kit('form.choose') : undefined,
      month: /^20\d{2}-(0[1-9]|1[0-2])$/.test(month) ? undefined : t('add.month_form'),
    }),
  });
  const saving = useSaving({
    form,
    save: ({ customer_id, ...values }, request_id) =>
      openBill({ ...values, customer_id: Number(customer_id), request_id }),
    onSaved: async () => {
      toast.success(t('add.done'));
      onClose();
      await changed();
    },
  });
  return (
    <FormDialog
      title={t('add.title')}
      form={form}
      saving={saving}
      submitLabel={t('add.action')}
      onClose={onClose}
    >
      <p>{t('add.text')}</p>
      <SearchSelectField
        form={form}
        name="customer_id"
        label={localText(shown.customer_name.label)}
        search={useMemberSearch(true)}
        required
      />
      <TextField
        form={form}
        name="month"
        label={localText(shown.month.label)}
        hint={t('add.month_form')}
        required
      />
      <TextAreaField
        form={form}
        name="remark"
        label={localText(shown.remark.label)}
        rows={3}
        maxLength={REMARK_MAX}
      />
    </FormDialog>
  );
}

/** Money came to the bank: all that is owed, or a part of it. */
export function PaymentDialog({ row, onClose }: BillDialogProps) {
  const { t } = useTranslation('month_bills');
  const { t: kit } = useTranslation('kit');
  const changed = useRecordChanged(monthBill);
  const form = useForm({
    initial: { amount: Number(row.owed).toString(), pay_time: localTimeOf(now()), remark: '' },
    validate: ({ amount, pay_time }) => ({
      amount:
        (minorOf(amount, row.currency) ?? 0) > 0
          ? undefined
          : kit('form.missing', { label: t('confirm.amount') }),
      pay_time:
        instantOf(pay_time) === null
          ? kit('form.missing', { label: localText(shown.pay_time.label) })
          : undefined,
    }),
  });
  const saving = useSaving({
    form,
    save: ({ amount, pay_time, remark }, request_id) =>
      recordPayment({
        ...{ id: row.id, amount: wireOf(amount), remark, request_id },
        pay_time: instantOf(pay_time) ?? '',
      }),
    onSaved: async () => {
      toast.success(t('confirm.done'));
      onClose();
      await changed();
    },
  });
  return (
    <FormDialog
      title={t('confirm.title', { customer: row.customer_name, month: row.month })}
      form={form}
      saving={saving}
      submitLabel={t('confirm.action')}
      onClose={onClose}
    >
      <p>{t('confirm.text', { owed: formatMoney(row.owed, row.currency) })}</p>
      <SumField form={form} name="amount" currency={row.currency} label={t('confirm.amount')} required />
      <DateTimeField form={form} name="pay_time" label={localText(shown.pay_time.label)} required />
      <TextAreaField
        form={form}
        name="remark"
        label={localText(shown.remark.label)}
        rows={3}
        maxLength={REMARK_MAX}
      />
    </FormDialog>
  );
}

/** A payment that was recorded by mistake. */
export function ReverseDialog({
  payment,
  currency,
  onClose,
}: {
  payment: MonthBillPayment;
  currency: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('month_bills');
  const { t: kit } = useTranslation('kit');
  const changed = useRecordChanged(monthBill);
  const label = t('reverse.reason');
  const form = useForm({
    initial: { reason: '' },
    validate: ({ reason }) => ({
      reason: reason.trim() === '' ? kit('form.missing', { label }) : undefined,
    }),
  });
  const saving = useSaving({
    form,
    save: ({ reason }, request_id) => reversePayment({ id: payment.id, reason, request_id }),
    onSaved: async () => {
      toast.success(t('reverse.done'));
      onClose();
      await changed();
    },
  });
  return (
    <FormDialog
      title={t('reverse.title')}
      form={form}
      saving={saving}
      submitLabel={t('reverse.action')}
      onClose={onClose}
    >
      <p>{t('reverse.text', { price: formatMoney(payment.price, currency) })}</p>
      <TextAreaField form={form} name="reason" label={label} rows={3} maxLength={REMARK_MAX} required />
    </FormDialog>
  );
}

/** Requested by one person, posted by another. */
export function WriteOffDialog({
  row,
  former,
  onClose,
}: {
  row: Pick<BillDialogProps['row'], 'id' | 'customer_name' | 'month' | 'owed' | 'currency'>;
  former?: Former<DocumentShown<typeof writeOff.declared>>;
  onClose: () => void;
}) {
  const { t } = useTranslation('month_bills');
  const { t: kit } = useTranslation('kit');
  const changed = useDocumentChanged(writeOff, WRITE_OFF_SHOWN_BY);
  const label = t('write_off.reason');
  return (
    <RequestDialog
      texts={{
        title: t('write_off.title', { customer: row.customer_name, month: row.month }),
        text: t('write_off.text', { price: formatMoney(row.owed, row.currency) }),
        submit: t('write_off.ask'),
        done: t('write_off.done'),
      }}
      initial={{ reason: former?.shown.reason ?? '' }}
      validate={({ reason }) => ({
        reason: reason.trim() === '' ? kit('form.missing', { label }) : undefined,
      })}
      save={({ reason }, sent) =>
        api(writeOff.calls.add, { bill_id: row.id, reason, ...sent }, { quiet: true })
      }
      {...{ former, changed, onClose }}
    >
      {(form) => (
        <TextAreaField form={form} name="reason" label={label} rows={3} maxLength={REMARK_MAX} required />
      )}
    </RequestDialog>
  );
}
