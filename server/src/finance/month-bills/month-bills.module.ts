import { Module } from '@nestjs/common';
import { BALANCE_TYPE } from '@fovea/shared-types/finance/balance-types';
import { AccountsModule } from '../../member/accounts/accounts.module.js';
import { BankMatchesModule } from '../bank-matches/bank-matches.module.js';
import { idWithin, registerLedgerCauses } from '../ledger/ledger-causes.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { PlatformAccountsModule } from '../platform-accounts/platform-accounts.module.js';
import { TaxDocumentsModule } from '../tax-documents/tax-documents.module.js';
import { BilledParts } from './billed-parts.js';
import { servedCreditLimit } from './credit-limit.record.js';
import { CreditRepository } from './credit.repository.js';
import { CustomerStatementRepository } from './customer-statement.repository.js';
import { CustomerStatements } from './customer-statements.js';
import { MonthBillController } from './month-bill.controller.js';
import { MonthBillAdminService } from './month-bill-admin.service.js';
import { MonthBillJobs } from './month-bill.jobs.js';
import { MonthBillIssuing } from './month-bill-issuing.js';
import { MonthBillMatches } from './month-bill-matches.js';
import { MonthBillPaymentRepository } from './month-bill-payment.repository.js';
import { MonthBillPaymentService } from './month-bill-payment.service.js';
import { MonthBillPayments } from './month-bill-payments.js';
import { MonthBillPrinting } from './month-bill-printing.js';
import { MonthBillPayable } from './month-bill-payable.js';
import { servedMonthBill } from './month-bill.record.js';
import { MonthBillRepository } from './month-bill.repository.js';
import { MonthBillSettlement } from './month-bill-settlement.js';
import { MonthEndRepository } from './month-end.repository.js';
import { MonthlyMethod } from './monthly-method.js';
import { MyMonthBillService } from './my-month-bill.service.js';
import { servedWriteOff } from './write-off.document.js';
import { WriteOffsOfBill } from './write-offs-of-bill.js';

const ofPayment = (column: string): string =>
  `SELECT p.${column} FROM month_bill_payment p WHERE p.id = e.cause_id`;

/** Monthly payment: limits, the method itself, and the bills it leads to. */
@Module({
  imports: [
    AccountsModule,
    BankMatchesModule,
    LedgerModule,
    PaymentsModule,
    PlatformAccountsModule,
    TaxDocumentsModule,
  ],
  controllers: [
    MonthBillController,
    ...servedMonthBill.controllers,
    ...servedCreditLimit.controllers,
    ...servedWriteOff.controllers,
  ],
  providers: [
    BilledParts,
    CreditRepository,
    CustomerStatementRepository,
    CustomerStatements,
    MonthBillAdminService,
    MonthBillJobs,
    MonthBillIssuing,
    MonthBillMatches,
    MonthBillPaymentRepository,
    MonthBillPaymentService,
    MonthBillPayments,
    MonthBillPrinting,
    MonthBillPayable,
    MonthBillRepository,
    MonthBillSettlement,
    MonthEndRepository,
    MonthlyMethod,
    MyMonthBillService,
    WriteOffsOfBill,
    ...servedMonthBill.providers,
    ...servedCreditLimit.providers,
    ...servedWriteOff.providers,
  ],
  exports: [BilledParts],
})
export class MonthBillsModule {
  constructor() {
    registerLedgerCauses({
      month_bill: {
        steps: { settle: BALANCE_TYPE.month_bill, rounding: BALANCE_TYPE.month_bill },
        document: {
          type: `'month_bill'`,
          name: 'SELECT b.month FROM month_bill b WHERE b.id = e.cause_id',
          numbered: (no) => `SELECT ${idWithin(no, 'MB')}`,
        },
      },
      month_bill_payment: {
        steps: { settle: BALANCE_TYPE.month_bill, reverse: BALANCE_TYPE.month_bill },
        document: {
          type: `'month_bill'`,
          id: ofPayment('bill_id'),
          name: `SELECT b.month FROM month_bill b WHERE b.id = (${ofPayment('bill_id')})`,
          numbered: (no) => `SELECT p.id FROM month_bill_payment p WHERE p.bill_id = ${idWithin(no, 'MB')}`,
        },
      },
    });
  }
}
