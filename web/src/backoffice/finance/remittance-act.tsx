import '../../kit/form/form-styles';
import { CURRENCIES, isCurrency, type Currency } from '@fovea/shared-types/money';
import { confirmRemittance, creditRemittance } from '@fovea/shared-types/finance/remittance.calls';
import { REMITTANCE_NOTES_MAX } from '@fovea/shared-types/finance/remittance-bounds';
import type { SentRemittance } from '@fovea/shared-types/finance/remittance.dto';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog';
import { minorOf } from '../../kit/form/amount-text';
import { SelectField, TextAreaField } from '../../kit/form/fields';
import { FormDialog } from '../../kit/form/form-dialog';
import { SumField } from '../../kit/form/number-field';
import { useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { api } from '../../lib/api-client';
import { formatMoney } from '../../lib/format';
import { toast } from '../../lib/toast-store';
import { useSentOnce } from '../../lib/use-sent-once';

export type Verdict = 'confirm' | 'credit' | 'reject';

interface ActProps {
  shown: SentRemittance;
  changed: () => Promise<unknown>;
  onClose: () => void;
}

/** Finance's decision on one transfer. Mount it to open it. */
export function RemittanceAct({ verdict, ...props }: ActProps & { verdict: Verdict }) {
  return verdict === 'confirm' ? <Confirm {...props} /> : <Refuse {...props} verdict={verdict} />;
}

function Confirm({ shown, changed, onClose }: ActProps) {
  const { t } = useTranslation('remittance');
  const confirm = useSentOnce((id: number, request_id) =>
    api(confirmRemittance, { id, status: 1, request_id }),
  );
  const confirming = useMutation({
    mutationFn: () => confirm(shown.id),
    onSuccess: async () => {
      toast.success(t('admin.done'));
      onClose();
      await changed();
    },
  });
  return (
    <ConfirmDialog
      opened
      title={t('admin.confirm_title')}
      confirmLabel={t('admin.confirm')}
      isPending={confirming.isPending}
      onConfirm={() => confirming.mutate()}
      onClose={onClose}
    >
      {t('admin.confirm_text', {
        money: formatMoney(shown.money, shown.currency),
        reference: shown.reference,
      })}
    </ConfirmDialog>
  );
}

interface Values {
  /** In whole units, as it is typed. */
  amount: string;
  currency: string;
  notes: string;
}

/** The money is not there, or is not what was due. */
function Refuse({ shown, changed, onClose, verdict }: ActProps & { verdict: 'credit' | 'reject' }) {
  const { t } = useTranslation('remittance');
  const isCredit = verdict === 'credit';
  const form = useForm<Values>({
    initial: { amount: '', currency: shown.currency, notes: '' },
    validate: ({ amount, currency, notes }) => ({
      amount: isCredit && (minorOf(amount, currency) ?? 0) < 1 ? t('admin.amount_wrong') : undefined,
      notes: notes.trim() === '' ? t('admin.reason_missing') : undefined,
    }),
  });
  const saving = useSaving({
    form,
    save: (values, request_id) => {
      const decision = { id: shown.id, audit_notes: values.notes.trim(), request_id };
      return isCredit
        ? api(
            creditRemittance,
            {
              ...decision,
              amount: minorOf(values.amount, values.currency) ?? 0,
              currency: currencyOf(values.currency, shown.currency),
            },
            { quiet: true },
          )
        : api(confirmRemittance, { ...decision, status: -1 }, { quiet: true });
    },
    onSaved: async () => {
      toast.success(t('admin.done'));
      onClose();
      await changed();
    },
  });
  return (
    <FormDialog
      title={t(`admin.${verdict}_title`)}
      form={form}
      saving={saving}
      submitLabel={t(`admin.${verdict}`)}
      onClose={onClose}
    >
      <p>{t(`admin.${verdict}_text`)}</p>
      {isCredit && (
        <>
          <SelectField
            form={form}
            name="currency"
            label={t('admin.currency')}
            options={CURRENCIES.map((value) => ({ value, label: value }))}
            required
          />
          <SumField
            form={form}
            name="amount"
            currency={form.values.currency}
            label={t('admin.amount')}
            required
          />
        </>
      )}
      <TextAreaField
        form={form}
        name="notes"
        label={t('admin.reason')}
        rows={4}
        maxLength={REMITTANCE_NOTES_MAX}
        required
      />
    </FormDialog>
  );
}

const currencyOf = (text: string, otherwise: Currency): Currency => (isCurrency(text) ? text : otherwise);
