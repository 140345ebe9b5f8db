import { Module } from '@nestjs/common';
import { BALANCE_TYPE } from '@fovea/shared-types/finance/balance-types';
import { FinanceModule } from '../../finance/finance.module.js';
import { registerLedgerCauses } from '../../finance/ledger/ledger-causes.js';
import { OrdersModule } from '../orders/orders.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { FreightBillController } from './freight-bill.controller.js';
import { FreightBillAdminService } from './freight-bill-admin.service.js';
import { FreightBillHandlers } from './freight-bill.handlers.js';
import { FreightBillJobs } from './freight-bill.jobs.js';
import { FreightBillPayable } from './freight-bill-payable.js';
import { FreightBillRepository } from './freight-bill.repository.js';
import { FreightBillService } from './freight-bill.service.js';

/** Freight that is billed after an order was paid. */
@Module({
  imports: [FinanceModule, OrdersModule, RefundsModule],
  controllers: [FreightBillController],
  providers: [
    FreightBillAdminService,
    FreightBillHandlers,
    FreightBillJobs,
    FreightBillPayable,
    FreightBillRepository,
    FreightBillService,
  ],
})
export class FreightBillsModule {
  constructor() {
    registerLedgerCauses({
      freight_bill: {
        steps: { 'give-back': BALANCE_TYPE.refund, credit: BALANCE_TYPE.refund },
        // A bill is identified by the id of its order.
        document: {
          type: `'order'`,
          name: 'SELECT o.order_no FROM orders o WHERE o.id = e.cause_id',
          numbered: (no) => `SELECT o.id FROM orders o WHERE o.order_no = ${no}`,
        },
      },
    });
  }
}
