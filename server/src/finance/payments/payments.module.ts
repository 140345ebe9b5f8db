import { Module } from '@nestjs/common';
import { PlatformAccountsModule } from '../platform-accounts/platform-accounts.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { PaymentProvidersModule } from '../../platform/payments/payment-providers.module.js';
import { CaptureService } from './capture.service.js';
import { PaymentPageService } from './payment-page.service.js';
import { CaptureRefunds } from './capture-refunds.js';
import { OnlinePaymentRepository } from './online.repository.js';
import { OnlinePaymentService } from './online-payment.service.js';
import { SuspenseMoney } from './suspense-money.js';
import { SuspensePaymentController } from './suspense-payment.controller.js';
import { servedSuspensePayment } from './suspense-payment.record.js';
import { SuspensePaymentRepository } from './suspense-payment.repository.js';
import { SuspensePaymentService } from './suspense-payment.service.js';
import { PayableRegistry } from './payable.js';
import { registerPaymentCauses } from './payment-causes.js';
import { PaymentController } from './payment.controller.js';
import { PaymentQueryService } from './payment-query.service.js';
import { PaymentJobs } from './payment.jobs.js';
import { PaymentRefundRepository } from './payment-refund.repository.js';
import { PaymentRefundService } from './payment-refund.service.js';
import { PaymentRoutes } from './payment.routes.js';
import { PaymentRepository } from './payment.repository.js';
import { PaymentService } from './payment.service.js';
import { PayMethods } from './pay-methods.js';

/** Tries at paying, what was captured by them, and its way back. */
@Module({
  imports: [PlatformAccountsModule, LedgerModule, PaymentProvidersModule],
  controllers: [PaymentController, SuspensePaymentController, ...servedSuspensePayment.controllers],
  providers: [
    PaymentRepository,
    OnlinePaymentRepository,
    PaymentPageService,
    PaymentRefundRepository,
    PayableRegistry,
    PayMethods,
    CaptureService,
    PaymentService,
    PaymentQueryService,
    OnlinePaymentService,
    SuspenseMoney,
    SuspensePaymentRepository,
    SuspensePaymentService,
    ...servedSuspensePayment.providers,
    PaymentRefundService,
    PaymentJobs,
    PaymentRoutes,
    CaptureRefunds,
  ],
  exports: [PayableRegistry, PayMethods, PaymentService, CaptureRefunds],
})
export class PaymentsModule {
  constructor() {
    registerPaymentCauses();
  }
}
