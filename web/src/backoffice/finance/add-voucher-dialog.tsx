import {
  VOUCHER_ACCOUNTS,
  VOUCHER_KIND,
  VOUCHER_REASON_MAX,
  VOUCHER_REFERENCE_MAX,
} from '@fovea/shared-types/finance/journal-voucher-bounds';
import { journalVoucher } from '@fovea/shared-types/finance/journal-voucher.record';
import { CURRENCIES } from '@fovea/shared-types/money';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '../../kit/form/field-pair';
import { DateField, RadioField, SelectField, TextAreaField, TextField } from '../../kit/form/fields';
import { SumField } from '../../kit/form/number-field';
import { type FormState, errorTexts } from '../../kit/form/use-form';
import { api } from '../../lib/api-client';
import { type DocumentShown, useDocumentChanged } from '../document/document.queries';
import type { RequestFormProps } from '../document/request-again';
import { RequestDialog } from '../document/request-dialog';
import {
  isCorrection,
  isPayout,
  problemsOf,
  voucherRequest,
  voucherValues,
  type VoucherValues,
} from './voucher-values';

/** Pixels: two fields are beside each other. */
const WIDTH = 720;
const { payout, charge, correction } = VOUCHER_KIND;
const NOTHING: VoucherValues = {
  kind: String(payout),
  currency: null,
  amount: '',
  fee: '',
  debit_kind: null,
  credit_kind: null,
  value_day: '',
  reference: '',
  reason: '',
};

interface AddVoucherProps extends RequestFormProps<DocumentShown<typeof journalVoucher.declared>> {
  /** What is known of it: where a movement of the bank or a missing balance asks for it. */
  start?: Partial<VoucherValues>;
}

/** Requests an entry that no other document posts; another person approves it. */
export function AddVoucherDialog({ onClose, former, start }: AddVoucherProps) {
  const { t } = useTranslation('voucher');
  const changed = useDocumentChanged(journalVoucher);
  return (
    <RequestDialog<VoucherValues>
      texts={{ title: t('add.title'), text: t('add.text'), submit: t('add.submit'), done: t('add.done') }}
      initial={former === undefined ? { ...NOTHING, ...start } : voucherValues(former.shown)}
      validate={(values) =>
        errorTexts(problemsOf(values), (problem, name) =>
          problem === 'empty' ? t('problem.empty', { label: t(`field.${name}`) }) : t(`problem.${problem}`),
        )
      }
      save={(values, sent) =>
        api(journalVoucher.calls.add, { ...voucherRequest(values), ...sent }, { quiet: true })
      }
      byError={{ AMOUNT_INVALID: 'amount' }}
      size={WIDTH}
      {...{ former, changed, onClose }}
    >
      {(form) => (
        <>
          <RadioField
            form={form}
            name="kind"
            label={t('field.kind')}
            options={([payout, charge, correction] as const).map((code) => ({
              value: String(code),
              label: t(`kind.${code}`),
            }))}
          />
          <TermFields form={form} />
          <DocumentFields form={form} />
        </>
      )}
    </RequestDialog>
  );
}

interface PartProps {
  form: FormState<VoucherValues>;
}

function TermFields({ form }: PartProps) {
  const { t } = useTranslation('voucher');
  const { t: named } = useTranslation('finance');
  const accounts = VOUCHER_ACCOUNTS.map((value) => ({ value, label: named(`kind.${value}`) }));
  return (
    <>
      {isCorrection(form.values) && (
        <FieldPair>
          <SelectField
            form={form}
            name="debit_kind"
            label={t('field.debit_kind')}
            hint={t('hint.debit_kind')}
            required
            options={accounts}
          />
          <SelectField
            form={form}
            name="credit_kind"
            label={t('field.credit_kind')}
            hint={t('hint.credit_kind')}
            required
            options={accounts}
          />
        </FieldPair>
      )}
      <FieldPair>
        <SelectField
          form={form}
          name="currency"
          label={t('field.currency')}
          required
          options={CURRENCIES.map((value) => ({ value, label: value }))}
        />
        <SumField
          form={form}
          name="amount"
          currency={form.values.currency}
          label={t('field.amount')}
          {...(isPayout(form.values) && { hint: t('hint.amount') })}
          required
        />
      </FieldPair>
      {isPayout(form.values) && (
        <SumField
          form={form}
          name="fee"
          currency={form.values.currency}
          label={t('field.fee')}
          hint={t('hint.fee')}
        />
      )}
    </>
  );
}

function DocumentFields({ form }: PartProps) {
  const { t } = useTranslation('voucher');
  const isOfBank = !isCorrection(form.values);
  return (
    <>
      <FieldPair>
        <DateField form={form} name="value_day" label={t('field.value_day')} required={isOfBank} />
        <TextField
          form={form}
          name="reference"
          label={t('field.reference')}
          hint={t('hint.reference')}
          required={isOfBank}
          maxLength={VOUCHER_REFERENCE_MAX}
          autoComplete="off"
        />
      </FieldPair>
      <TextAreaField
        form={form}
        name="reason"
        label={t('field.reason')}
        required
        rows={3}
        maxLength={VOUCHER_REASON_MAX}
      />
    </>
  );
}
