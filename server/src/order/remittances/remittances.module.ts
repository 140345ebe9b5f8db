import { Module } from '@nestjs/common';
import { BALANCE_TYPE } from '@fovea/shared-types/finance/balance-types';
import { FinanceModule } from '../../finance/finance.module.js';
import { registerLedgerCauses } from '../../finance/ledger/ledger-causes.js';
import { OrdersModule } from '../orders/orders.module.js';
import { RemittanceDeskController } from './remittance-desk.controller.js';
import { RemittanceMatches } from './remittance-matches.js';
import { RemittanceJobs } from './remittance.jobs.js';
import { RemittanceQueryService } from './remittance-query.service.js';
import { servedRemittance } from './remittance.record.js';
import { RemittanceRepository } from './remittance.repository.js';
import { RemittanceReviewService } from './remittance-review.service.js';
import { RemittanceController } from './remittance.controller.js';
import { RemittanceService } from './remittance.service.js';

const orderOf = (column: string): string =>
  `SELECT o.${column} FROM remittance r JOIN orders o ON o.id = r.order_id WHERE r.id = e.cause_id`;

/** Orders that are paid by bank: what buyers say to have sent, and what finance finds. */
@Module({
  imports: [FinanceModule, OrdersModule],
  controllers: [RemittanceController, RemittanceDeskController, ...servedRemittance.controllers],
  providers: [
    RemittanceJobs,
    RemittanceMatches,
    RemittanceQueryService,
    RemittanceRepository,
    RemittanceReviewService,
    RemittanceService,
    ...servedRemittance.providers,
  ],
})
export class RemittancesModule {
  constructor() {
    registerLedgerCauses({
      remittance: {
        steps: { credit: BALANCE_TYPE.recharge },
        document: { type: `'order'`, id: orderOf('id'), name: orderOf('order_no') },
      },
    });
  }
}
