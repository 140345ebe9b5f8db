import { MonthClosingsModule } from './month-closings/month-closings.module.js';
import { Module } from '@nestjs/common';
import { registerConstraints } from '../platform/database/constraint-errors.js';
import { registerAuditSubjects } from '../platform/audit/audit-subjects.js';
import { BankAccountsModule } from './bank-accounts/bank-accounts.module.js';
import { BankImportsModule } from './bank-imports/bank-imports.module.js';
import { BankMatchesModule } from './bank-matches/bank-matches.module.js';
import { LedgerReportModule } from './ledger-reports/ledger-report.module.js';
import { financeAudit } from './finance.audit.js';
import { financeConstraints } from './finance.constraints.js';
import { MoneyFiguresModule } from './figures/money-figures.module.js';
import { PlatformAccountsModule } from './platform-accounts/platform-accounts.module.js';
import { LedgerModule } from './ledger/ledger.module.js';
import { MonthBillsModule } from './month-bills/month-bills.module.js';
import { PayoutFilesModule } from './payout-files/payout-files.module.js';
import { PaymentsModule } from './payments/payments.module.js';
import { RechargesModule } from './recharges/recharges.module.js';
import { RemittancesModule } from './remittances/remittances.module.js';
import { ExchangesModule } from './exchanges/exchanges.module.js';
import { FeeStatementsModule } from './fee-statements/fee-statements.module.js';
import { FeesModule } from './fees/fees.module.js';
import { ReconciliationModule } from './reconciliation/reconciliation.module.js';
import { ProceedsPayoutsModule } from './proceeds-payouts/proceeds-payouts.module.js';
import { TaxDocumentsModule } from './tax-documents/tax-documents.module.js';
import { VouchersModule } from './vouchers/vouchers.module.js';
import { WalletModule } from './wallet/wallet.module.js';
import { WithdrawalsModule } from './withdrawals/withdrawals.module.js';

/** Money: a room for each thing that is done with it. */
@Module({
  imports: [
    MonthClosingsModule,
    LedgerModule,
    PlatformAccountsModule,
    TaxDocumentsModule,
    BankMatchesModule,
    LedgerReportModule,
    BankAccountsModule,
    FeeStatementsModule,
    MonthBillsModule,
    PaymentsModule,
    WalletModule,
    WithdrawalsModule,
    ExchangesModule,
    VouchersModule,
    PayoutFilesModule,
    BankImportsModule,
    RemittancesModule,
    RechargesModule,
    FeesModule,
    ProceedsPayoutsModule,
    MoneyFiguresModule,
    ReconciliationModule,
  ],
  exports: [
    BankMatchesModule,
    PlatformAccountsModule,
    LedgerModule,
    PaymentsModule,
    ProceedsPayoutsModule,
    MonthBillsModule,
  ],
})
export class FinanceModule {
  constructor() {
    registerConstraints(financeConstraints);
    registerAuditSubjects(financeAudit);
  }
}
