import { Module } from '@nestjs/common';
import { BALANCE_TYPE } from '@fovea/shared-types/finance/balance-types';
import { FinanceModule } from '../../finance/finance.module.js';
import { idWithin, registerLedgerCauses } from '../../finance/ledger/ledger-causes.js';
import { ReservationController } from './reservation.controller.js';
import { TaxDocumentsModule } from '../../finance/tax-documents/tax-documents.module.js';
import { TaxRepository } from '../tax/tax.repository.js';
import { BilledViewings } from './billed-viewings.js';
import { ReservationAdminController } from './reservation-admin.controller.js';
import { ReservationAdminService } from './reservation-admin.service.js';
import { ReservationEndingService } from './reservation-ending.service.js';
import { ReservationHandlers } from './reservation.handlers.js';
import { ReservationJobs } from './reservation.jobs.js';
import { GIVE_BACK, ReservationMoves } from './reservation-moves.js';
import { ReservationPayable } from './reservation-payable.js';
import { ReservationQueryRepository } from './reservation-query.repository.js';
import { ReservationQueryService } from './reservation-query.service.js';
import { servedReservation } from './reservation.record.js';
import { ReservationRepository } from './reservation.repository.js';
import { ReservationService } from './reservation.service.js';
import { ViewingHoursRepository } from './viewing-hours.repository.js';
import { ViewingHoursService } from './viewing-hours.service.js';

/** Viewings by video: slots of merchants that buyers book and pay. */
@Module({
  imports: [FinanceModule, TaxDocumentsModule],
  controllers: [ReservationController, ReservationAdminController, ...servedReservation.controllers],
  providers: [
    BilledViewings,
    ReservationAdminService,
    ReservationEndingService,
    ReservationHandlers,
    ReservationJobs,
    ReservationMoves,
    ReservationPayable,
    ReservationQueryRepository,
    ReservationQueryService,
    ReservationRepository,
    ReservationService,
    TaxRepository,
    ViewingHoursRepository,
    ViewingHoursService,
    ...servedReservation.providers,
  ],
  exports: [],
})
export class ReservationsModule {
  constructor() {
    registerLedgerCauses({
      reservation: {
        steps: { [GIVE_BACK]: BALANCE_TYPE.refund },
        document: {
          type: `'reservation'`,
          name: `'V' || e.cause_id`,
          numbered: (no) => `SELECT ${idWithin(no, 'V')}`,
        },
      },
    });
  }
}
