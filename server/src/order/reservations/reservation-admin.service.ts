import { Injectable } from '@nestjs/common';
import { auditReservation, cancelReservation } from '@fovea/shared-types/order/reservation.calls';
import type {
  AuditReservationRequest,
  CancelReservationRequest,
  ReservationAnswer,
} from '@fovea/shared-types/order/reservation.dto';
import { reservationMachine } from '@fovea/shared-types/states/reservation.states';
import { RESERVATION_STATUS } from '@fovea/shared-types/states';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { refuseBeyondReach } from '../../platform/database/row-scope.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { filled } from '../../platform/text/filled.js';
import { ReservationMoves } from './reservation-moves.js';
import { RESERVATION_ROWS } from './reservation.record.js';
import { ReservationRepository, type ReservationState } from './reservation.repository.js';

/** A merchant confirms or refuses what was paid; the platform calls off what cannot take place. */
@Injectable()
export class ReservationAdminService {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly moves: ReservationMoves,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /** @throws STATE_CONFLICT unless it waits, also once the time to answer is over; SELF_APPROVAL */
  async answerReservation(caller: StaffCaller, request: AuditReservationRequest): Promise<ReservationAnswer> {
    const isRefused = request.status === RESERVATION_STATUS.refunding;
    const reason = isRefused ? filled('audit_notes', request.audit_notes ?? '') : null;
    const by = caller.member.accountId;
    return this.decideReservation(
      caller,
      auditReservation.path,
      request,
      'order:reservation:audit',
      reason,
      (tx, found) => {
        if (found.buyer_id === by) throw new AppError('SELF_APPROVAL');
        if (!reservationMachine.may(found.status, 'confirm') || found.is_silent)
          throw new AppError('STATE_CONFLICT');
        return isRefused ? this.moves.refuse(tx, found, by, reason) : this.moves.book(tx, found.id, by);
      },
    );
  }

  /** @throws STATE_CONFLICT unless it is booked */
  cancelReservation(caller: StaffCaller, request: CancelReservationRequest): Promise<ReservationAnswer> {
    const reason = filled('reason', request.reason);
    const by = caller.member.accountId;
    return this.decideReservation(
      caller,
      cancelReservation.path,
      request,
      'order:reservation:cancel',
      reason,
      (tx, found) => {
        if (!reservationMachine.may(found.status, 'host cannot attend, goods sold'))
          throw new AppError('STATE_CONFLICT');
        return this.moves.refuse(tx, found, by, reason);
      },
    );
  }

  private async decideReservation(
    caller: StaffCaller,
    path: string,
    request: { id: number; request_id?: string | undefined },
    action: 'order:reservation:audit' | 'order:reservation:cancel',
    reason: string | null,
    move: (tx: Tx, found: ReservationState) => Promise<number>,
  ): Promise<ReservationAnswer> {
    const answer = await this.idempotency.run(caller, path, request, async (tx) => {
      const found = await this.reservations.lockReservation(tx, request.id);
      if (!found) throw new AppError('NOT_FOUND');
      await refuseBeyondReach(tx, caller, RESERVATION_ROWS, request.id);
      const status = await move(tx, found);
      await this.audit.record(tx, caller, {
        action,
        subjectType: 'reservation',
        subjectId: found.id,
        ...(reason !== null && { reason }),
        before: { status: found.status },
        after: { status },
      });
      return { id: found.id, status };
    });
    this.outbox.wake();
    return answer;
  }
}
