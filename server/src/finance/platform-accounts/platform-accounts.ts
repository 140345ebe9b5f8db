import { Injectable } from '@nestjs/common';
import { platformBankAccount } from '@fovea/shared-types/finance/platform-account.record';
import type { BankTransfer } from '@fovea/shared-types/finance/payment.dto';
import type { Currency } from '@fovea/shared-types/money';
import type { PayoutSender } from '../../platform/bank-files/payout-order.js';
import type { Queryable } from '../../platform/database/database.js';
import { brokenField } from '../../platform/database/constraint-errors.js';
import { serveRecord } from '../../platform/records/serve-record.js';

/** As staff edit them: one for each currency, which come with the schema. */
export const servedPlatformBankAccount = serveRecord(platformBankAccount, {
  table: 'house_account',
  shown: {},
  constraints: {
    house_account_bic_ck: brokenField('bic'),
    house_account_payee_latin_ck: brokenField('payee_latin'),
  },
  rules: {
    settle: (wanted) => ({ ...wanted, bic: wanted.bic.replace(/\s/g, '').toUpperCase() }),
  },
});

/** An account of ours as lines of its bank are held against it. */
export interface PlatformAccountRow {
  id: number;
  currency: Currency;
  bank_name: string;
  bank_code: string;
  branch_code: string;
  account_no: string;
}

/** The platform's own accounts at banks: money is transferred to them, and payouts go from them. */
@Injectable()
export class PlatformAccounts {
  /** @returns null where staff named none: nobody pays by bank in this currency */
  async find(q: Queryable, currency: Currency): Promise<BankTransfer | null> {
    const { rows } = await q.query<BankTransfer>(
      `SELECT payee, bank_name, branch_name, account_type, account_no, bic, payee_latin FROM house_account
       WHERE currency = $1 AND account_no <> ''`,
      [currency],
    );
    return rows[0] ?? null;
  }

  async list(q: Queryable): Promise<PlatformAccountRow[]> {
    const { rows } = await q.query<PlatformAccountRow>(
      `SELECT id, currency, bank_name, bank_code, branch_code, account_no FROM house_account ORDER BY id`,
    );
    return rows;
  }

  /** The paying accounts in files to our banks, by currency. */
  async senders(q: Queryable): Promise<ReadonlyMap<Currency, PayoutSender>> {
    const { rows } = await q.query<PayoutSender & { currency: Currency }>(
      `SELECT currency, client_code AS "clientCode", payee AS name, bank_code AS "bankCode", bank_name AS "bankName",
         branch_code AS "branchCode", branch_name AS "branchName", account_type AS "accountType",
         account_no AS "accountNo" FROM house_account`,
    );
    return new Map(rows.map(({ currency, ...sender }) => [currency, sender]));
  }
}
