import '../form/form-styles';
import { CURRENCIES } from '@fovea/shared-types/money';
import type { AddBankAccountRequest, BankAccount } from '@fovea/shared-types/finance/bank-account.dto';
import { BANK_ACCOUNT_TYPE } from '@fovea/shared-types/finance/payout-bounds';
import { useTranslation } from 'react-i18next';
import { useCountries } from '../../lib/countries';
import { toast } from '../../lib/toast-store';
import { FieldPair } from '../form/field-pair';
import { PasswordField, SelectField, SwitchField, TextField } from '../form/fields';
import { FormDialog } from '../form/form-dialog';
import { useForm, errorTexts } from '../form/use-form';
import { useSaving } from '../form/use-saving';
import {
  bankAccountProblems,
  bankAccountRequest,
  bankAccountValues,
  type BankAccountValues,
} from './bank-account-values';

export interface BankAccountDialogProps {
  /** In whose place the new one comes; null: a further one. */
  account: BankAccount | null;
  /** Where most readers of this language bank. */
  country: string;
  send: (request: AddBankAccountRequest) => Promise<unknown>;
  changed: () => Promise<unknown>;
  onClose: () => void;
}

/** A bank account for withdrawals, with the fields of its country; requires the password again. */
export function BankAccountDialog({ account, country, send, changed, onClose }: BankAccountDialogProps) {
  const { t } = useTranslation('payout');
  const countries = useCountries();
  const form = useForm<BankAccountValues>({
    initial: bankAccountValues(account, country),
    validate: (values) =>
      errorTexts(bankAccountProblems(values), (_, name) => t('problem.empty', { label: t(`field.${name}`) })),
  });
  const saving = useSaving({
    form,
    save: (values, request_id) => send({ ...bankAccountRequest(values), request_id }),
    onSaved: async () => {
      toast.success(t('account.saved'));
      await changed();
      onClose();
    },
    byError: { PASSWORD_WRONG: 'password', SECOND_FACTOR_INVALID: 'second_factor_code' },
  });
  const isJapan = form.values.country === 'JP';
  const kind = isJapan ? 'jp' : form.values.country === 'CN' ? 'cn' : 'other';
  return (
    <FormDialog
      title={t(account === null ? 'account.add' : 'account.change')}
      submitLabel={t(account === null ? 'account.add' : 'account.change')}
      form={form}
      saving={saving}
      onClose={onClose}
      size={640}
    >
      <FieldPair>
        <SelectField form={form} name="country" label={t('field.country')} required options={countries} />
        <SelectField
          form={form}
          name="currency"
          label={t('field.currency')}
          required
          options={CURRENCIES.map((value) => ({ value, label: value }))}
        />
      </FieldPair>
      <FieldPair>
        <TextField form={form} name="bank_name" label={t('field.bank_name')} required maxLength={60} />
        <TextField
          form={form}
          name="bank_code"
          label={t(`field.bank_code_${kind}`)}
          required
          maxLength={12}
        />
      </FieldPair>
      {isJapan && (
        <>
          <FieldPair>
            <TextField
              form={form}
              name="branch_name"
              label={t('field.branch_name')}
              required
              maxLength={60}
            />
            <TextField form={form} name="branch_code" label={t('field.branch_code')} required maxLength={8} />
          </FieldPair>
          <SelectField
            form={form}
            name="account_type"
            label={t('field.account_type')}
            required
            options={Object.values(BANK_ACCOUNT_TYPE).map((type) => ({
              value: String(type),
              label: t(`account_type.${type}`),
            }))}
          />
        </>
      )}
      <TextField
        form={form}
        name="account_no"
        label={t(kind === 'other' ? 'field.iban' : 'field.account_no')}
        required
        maxLength={42}
        autoComplete="off"
      />
      <TextField
        form={form}
        name="payee"
        label={t('field.payee')}
        hint={t(`hint.payee_${kind}`)}
        required
        maxLength={100}
        autoComplete="off"
      />
      <SwitchField form={form} name="is_default" label={t('field.is_default')} />
      <FieldPair>
        <PasswordField
          form={form}
          name="password"
          label={t('field.password')}
          hint={t('hint.password')}
          required
          autoComplete="current-password"
        />
        <TextField
          form={form}
          name="second_factor_code"
          label={t('field.second_factor_code')}
          hint={t('hint.second_factor_code')}
          autoComplete="one-time-code"
          maxLength={20}
        />
      </FieldPair>
    </FormDialog>
  );
}
