import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createBankLines } from './finance/bank-lines.js';
import { createLedger } from './finance/ledger.js';
import { createMonthBills } from './finance/month-bills.js';
import { createPayments } from './finance/payments.js';
import { createProceedsPayouts } from './finance/proceeds-payouts.js';
import { createRemittances } from './finance/remittances.js';
import { createVouchers } from './finance/vouchers.js';
import { createWithdrawals } from './finance/withdrawals.js';

/** The ledger, payments, and the documents of finance. */
export class CreateFinance1764103000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await createLedger(db);
    await createPayments(db);
    await createRemittances(db);
    await createBankLines(db);
    await createWithdrawals(db);
    await createProceedsPayouts(db);
    await createMonthBills(db);
    await createVouchers(db);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE ledger_account, journal_entry, posting, account_code, payment, payment_charge, payment_event,
        payment_refund, capture, recharge, house_account, remittance, remittance_share, remittance_file,
        bank_import, bank_line, bank_account, withdrawal_limit, withdrawal, withdrawal_history, payout_file,
        payout_file_item, platform_fee, transfer, transfer_history, credit_limit, month_bill, month_bill_line,
        write_off, exchange, journal_voucher, reconciled_day, reconciliation CASCADE;
      DROP FUNCTION posting_moves_balance, journal_entry_balances, remittance_share_belongs,
        remittance_file_belongs, bank_line_belongs, withdrawal_history_belongs, payout_file_item_belongs,
        transfer_history_belongs, add_to_month_bill CASCADE;
      DROP SEQUENCE recharge_no_seq;
      DELETE FROM state_transition WHERE machine IN ('payment', 'recharge', 'withdrawal', 'monthly_bill',
        'remittance', 'transfer', 'exchange', 'journal_voucher', 'bank_line', 'write_off');
    `);
  }
}
