import type { BankTransfer } from '@fovea/shared-types/finance/payment.dto';
import { platformBankAccount } from '@fovea/shared-types/finance/platform-account.record';
import type { Language } from '@fovea/shared-types/language';
import type { Currency } from '@fovea/shared-types/money';
import { textIn } from '@fovea/shared-types/record/translations';

const { fields } = platformBankAccount.declared;

/** Where a payer transfers to, as their bank asks for it: a transfer in yen also by the kind of the account. */
export function transferFacts(account: BankTransfer, currency: Currency, language: Language) {
  const type = fields.account_type.names?.[account.account_type];
  const facts = [
    { field: fields.bank_name, value: account.bank_name },
    { field: fields.branch_name, value: account.branch_name },
    {
      field: fields.account_type,
      value: currency === 'JPY' && type !== undefined ? textIn(type, language) : '',
    },
    { field: fields.account_no, value: account.account_no },
    { field: fields.payee, value: account.payee },
    { field: fields.bic, value: account.bic },
    { field: fields.payee_latin, value: account.payee_latin },
  ];
  return facts
    .filter(({ value }) => value !== '')
    .map(({ field, value }) => ({ label: textIn(field.label, language), value }));
}
