import '../form/form-styles';
import type { Balance } from '@fovea/shared-types/finance/balance.dto';
import type { BankAccount } from '@fovea/shared-types/finance/bank-account.dto';
import type { AddWithdrawalRequest } from '@fovea/shared-types/finance/withdrawal.dto';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../lib/format';
import { toast } from '../../lib/toast-store';
import { SelectField, TextField } from '../form/fields';
import { FormDialog } from '../form/form-dialog';
import { plainText, useForm } from '../form/use-form';
import { useSaving } from '../form/use-saving';

interface Values {
  bank_account_id: string | null;
  money: string;
}

export interface AskWithdrawalDialogProps {
  balances: readonly Balance[];
  accounts: readonly BankAccount[];
  send: (request: AddWithdrawalRequest) => Promise<unknown>;
  changed: () => Promise<unknown>;
  onClose: () => void;
}

/** How much goes where; what is there of the account's currency is told beside. */
export function AskWithdrawalDialog({
  balances,
  accounts,
  send,
  changed,
  onClose,
}: AskWithdrawalDialogProps) {
  const { t } = useTranslation('payout');
  const form = useForm<Values>({
    initial: {
      bank_account_id: String((accounts.find(({ is_default }) => is_default === 1) ?? accounts[0])?.id ?? ''),
      money: '',
    },
    validate: ({ money }) => ({
      money: Number(plainText(money)) > 0 ? undefined : t('problem.empty', { label: t('field.money') }),
    }),
  });
  const chosen = accounts.find(({ id }) => String(id) === form.values.bank_account_id);
  const currency = chosen?.currency ?? 'JPY';
  const held = balances.find((balance) => balance.currency === currency)?.balance ?? '0';
  const saving = useSaving({
    form,
    save: ({ bank_account_id, money }, request_id) =>
      send({
        bank_account_id: Number(bank_account_id),
        currency,
        money: plainText(money).replaceAll(',', ''),
        request_id,
      }),
    onSaved: async () => {
      toast.success(t('ask.done'));
      await changed();
      onClose();
    },
    byError: { INSUFFICIENT_BALANCE: 'money', AMOUNT_INVALID: 'money' },
  });
  return (
    <FormDialog
      title={t('ask.title')}
      submitLabel={t('ask.submit')}
      form={form}
      saving={saving}
      onClose={onClose}
    >
      <SelectField
        form={form}
        name="bank_account_id"
        label={t('field.bank_account')}
        required
        options={accounts.map(({ id, bank_name, account_no, currency: its }) => ({
          value: String(id),
          label: `${bank_name} ${account_no} · ${its}`,
        }))}
      />
      <TextField
        form={form}
        name="money"
        label={t('field.money')}
        hint={t('hint.money', { balance: formatMoney(held, currency) })}
        required
        maxLength={20}
        autoComplete="off"
      />
    </FormDialog>
  );
}
