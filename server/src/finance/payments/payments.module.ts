import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { CaptureService } from './capture.service.js';
import { GiveBackDoor } from './give-back.js';
import { PayableRegistry } from './payable.js';
import { PaymentController } from './payment.controller.js';
import { PaymentQueryService } from './payment-query.service.js';
import { PaymentRepository } from './payment.repository.js';
import { PaymentService } from './payment.service.js';
import { PayMethods } from './pay-methods.js';

/** Tries at paying, what was captured by them, and its way back. */
@Module({
  imports: [LedgerModule],
  controllers: [PaymentController],
  providers: [
    PaymentRepository,
    PayableRegistry,
    PayMethods,
    CaptureService,
    PaymentService,
    PaymentQueryService,
    GiveBackDoor,
  ],
  exports: [PayableRegistry, PayMethods, PaymentService, GiveBackDoor],
})
export class PaymentsModule {}
