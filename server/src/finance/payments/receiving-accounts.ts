import { Injectable } from '@nestjs/common';
import { receivingAccount } from '@fovea/shared-types/finance/receiving-account.record';
import type { BankTransfer } from '@fovea/shared-types/finance/payment.dto';
import type { Currency } from '@fovea/shared-types/money';
import type { Queryable } from '../../platform/database/database.js';
import { serveRecord } from '../../platform/records/serve-record.js';

/** As staff edit them. */
export const servedReceivingAccount = serveRecord(receivingAccount, {
  table: 'receiving_account',
  shown: {},
});

/** The platform's own accounts at banks, to which money is transferred. */
@Injectable()
export class ReceivingAccounts {
  /** @returns null where staff named none: nobody pays by bank in this currency */
  async find(q: Queryable, currency: Currency): Promise<BankTransfer | null> {
    const { rows } = await q.query<BankTransfer>(
      `SELECT payee, bank_name, branch_name, account_type, account_no FROM receiving_account
       WHERE currency = $1 AND account_no <> ''`,
      [currency],
    );
    return rows[0] ?? null;
  }
}
