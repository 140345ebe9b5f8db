import type { BankTransfer } from '@fovea/shared-types/finance/payment.dto';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../copy-button/copy-button';
import classes from './bank-facts.module.css';

const TYPES = [1, 2, 4] as const;

/** Where a transfer goes; what has to be typed at the bank can be copied. */
export function BankFacts({
  bank,
  reference,
  amount,
}: {
  bank: BankTransfer;
  reference: string;
  amount: string;
}) {
  const { t } = useTranslation('remittance');
  const type = TYPES.find((one) => one === bank.account_type) ?? 1;
  const facts = [
    { key: 'payee', label: t('bank.payee'), value: bank.payee, isCopied: true },
    { key: 'bank_name', label: t('bank.bank_name'), value: bank.bank_name, isCopied: true },
    { key: 'branch_name', label: t('bank.branch_name'), value: bank.branch_name, isCopied: true },
    { key: 'account_type', label: t('bank.account_type'), value: t(`type.${type}`), isCopied: false },
    { key: 'account_no', label: t('bank.account_no'), value: bank.account_no, isCopied: true },
    { key: 'bic', label: t('bank.bic'), value: bank.bic, isCopied: true },
    { key: 'payee_latin', label: t('bank.payee_latin'), value: bank.payee_latin, isCopied: true },
    { key: 'reference', label: t('bank.reference'), value: reference, isCopied: true },
    { key: 'amount', label: t('bank.amount'), value: amount, isCopied: false },
  ];
  return (
    <dl className={classes.root}>
      {facts
        .filter(({ value }) => value !== '')
        .map(({ key, label, value, isCopied }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              {value}
              {isCopied && <CopyButton text={value} label={t('bank.copy', { what: label })} />}
            </dd>
          </div>
        ))}
    </dl>
  );
}
