import '../form/form-styles';
import type { Balance } from '@fovea/shared-types/finance/balance.dto';
import type { BankAccount } from '@fovea/shared-types/finance/bank-account.dto';
import type { AddWithdrawalRequest } from '@fovea/shared-types/finance/withdrawal.dto';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../lib/format';
import { toast } from '../../lib/toast-store';
import { minorOf, wireOf } from '../form/amount-text';
import { SelectField } from '../form/fields';
import { SumField } from '../form/number-field';
import { FormDialog } from '../form/form-dialog';
import { useForm } from '../form/use-form';
import { useSaving } from '../form/use-saving';

interface Values {
  bank_account_id: string | null;
  money: string;
}

export interface RequestWithdrawalDialogProps {
  balances: readonly Balance[];
  accounts: readonly BankAccount[];
  send: (request: AddWithdrawalRequest) => Promise<unknown>;
  changed: () => Promise<unknown>;
  onClose: () => void;
}

/** How much goes where; the balance of the account's currency is shown beside it. */
export function RequestWithdrawalDialog({
  balances,
  accounts,
  send,
  changed,
  onClose,
}: RequestWithdrawalDialogProps) {
  const { t } = useTranslation('payout');
  /** The currency of a bank account, and what is there of it. */
  const drawnFrom = (accountId: string | null) => {
    const currency = accounts.find(({ id }) => String(id) === accountId)?.currency ?? 'JPY';
    return { currency, held: balances.find((one) => one.currency === currency)?.balance ?? '0' };
  };
  const form = useForm<Values>({
    initial: {
      bank_account_id: String((accounts.find(({ is_default }) => is_default === 1) ?? accounts[0])?.id ?? ''),
      money: '',
    },
    validate: ({ bank_account_id, money }) => {
      const { currency, held } = drawnFrom(bank_account_id);
      const minor = minorOf(money, currency) ?? 0;
      if (minor < 1) return { money: t('problem.empty', { label: t('field.money') }) };
      const isAbove = minor > (minorOf(held, currency) ?? 0);
      return { money: isAbove ? t('problem.above', { balance: formatMoney(held, currency) }) : undefined };
    },
  });
  const { currency, held } = drawnFrom(form.values.bank_account_id);
  const saving = useSaving({
    form,
    save: ({ bank_account_id, money }, request_id) =>
      send({
        bank_account_id: Number(bank_account_id),
        currency,
        money: wireOf(money),
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
      <SumField
        form={form}
        name="money"
        currency={currency}
        label={t('field.money')}
        hint={t('hint.money', { balance: formatMoney(held, currency) })}
        required
      />
    </FormDialog>
  );
}
