import { Injectable } from '@nestjs/common';
import {
  acceptHighestBid,
  cancelAuction,
  updateAuction,
  voidBid,
} from '@fovea/shared-types/auction/auction.calls';
import type {
  AcceptHighestBidRequest,
  AcceptHighestBidResponse,
  AuctionStatusResponse,
  CancelAuctionRequest,
  UpdateAuctionRequest,
} from '@fovea/shared-types/auction/admin-auction.dto';
import type { VoidBidRequest, VoidBidResponse } from '@fovea/shared-types/auction/bid.dto';
import type { IdAnswer } from '@fovea/shared-types/common.dto';
import type { AuditAction } from '@fovea/shared-types/rbac/audit-actions';
import { toWire } from '@fovea/shared-types/money';
import { auctionMachine } from '@fovea/shared-types/states/auction.states';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import type { NewEvent } from '../../platform/jobs/events.js';
import { applyLoweredReserve, applyMovedEnd, recomputeAfterVoid } from '../rules/lot-rules.js';
import { ClockWatch } from '../bidding/clock-watch.js';
import { LotCommandRunner } from '../bidding/lot-command-runner.js';
import { LotOutcomes, type EndedLot } from '../ending/lot-outcomes.js';
import { LockedLots, type SubmissionRow } from '../bidding/locked-lots.js';
import { leadOf } from '../rules/lead.js';
import type { LotRefusal, Submission, LogRow, LotState } from '../rules/lot-state.js';
import { timeOf, type Lot, appendRow, type NewBidRow, type RowAuthor } from '../lot/lot.js';
import { refuseBeyondReach } from '../../platform/database/row-scope.js';
import { LOT_ROWS } from '../rules/lot-rows.js';

/** What may still change once there is a bid: a later end, a lower reserve (A6). Absent: unchanged. */
export interface ChangeAfterBids {
  /** Minor units; null takes the reserve away. */
  reservePrice?: number | null;
  /** Epoch milliseconds. */
  endAt?: number;
}

/** A command under the lock: what it did to the lot, and what is published after the commit. */
interface Done<Answer> {
  lot: Lot;
  rows: NewBidRow[];
  answer: Answer;
}

/** Commands of staff and the seller on an open lot; each runs in its lane and is audited. */
@Injectable()
export class LotCommandService {
  constructor(
    private readonly db: Database,
    private readonly commands: LotCommandRunner,
    private readonly lots: LockedLots,
    private readonly outcomes: LotOutcomes,
    private readonly audit: AuditLog,
    private readonly clocks: ClockWatch,
  ) {}

  /** Removes a bid, with a reason; price and leader follow from the remaining bids. */
  voidBid(caller: StaffCaller, request: VoidBidRequest): Promise<VoidBidResponse> {
    return this.runLotCommand(caller, voidBid.path, request, async (tx, lot, now) => {
      const rows = await this.lots.submissions(tx, lot.id);
      const submissions = rows.map(toSubmission);
      const before = lot.state;
      const row = apply(lot, recomputeAfterVoid(before, submissions, request.seq, now));
      const target = rows.find((submission) => submission.seq === request.seq);
      holdLead(
        lot,
        rows,
        leadOf(submissions.map((one) => (one.seq === request.seq ? { ...one, voided: true } : one))),
      );
      const written = await this.write(
        tx,
        lot,
        row,
        now,
        {
          bidderNo: target?.bidder_no ?? null,
          voidsSeq: request.seq,
          actorId: caller.member.accountId,
          reason: request.reason,
        },
        [
          {
            event: 'auction.voided',
            payload: { auction_id: lot.id, seq: request.seq, reason: request.reason },
          },
        ],
      );
      await this.record(tx, caller, 'auction.void-bid', lot, before, request.reason);
      const { price, terms, seq } = lot.state;
      const answer = {
        id: lot.id,
        current_price: toWire(price, terms.currency),
        currency: terms.currency,
        seq,
      };
      return { lot, rows: written, answer };
    });
  }

  /** Lowers the reserve or moves the end later, the only changes allowed once there is a bid. */
  change(caller: StaffCaller, request: UpdateAuctionRequest, change: ChangeAfterBids): Promise<IdAnswer> {
    return this.runLotCommand(caller, updateAuction.path, request, async (tx, lot, now) => {
      const before = lot.state;
      const actor = { actorId: caller.member.accountId };
      const rows: NewBidRow[] = [];
      if (change.reservePrice !== undefined && change.reservePrice !== before.terms.reservePrice) {
        const row = apply(lot, applyLoweredReserve(lot.state, change.reservePrice, now));
        rows.push(...(await this.write(tx, lot, row, now, actor, [])));
        await this.lots.recordReserveChange(tx, lot, before.terms.reservePrice);
      }
      if (change.endAt !== undefined && change.endAt !== lot.state.endAt) {
        const row = apply(lot, applyMovedEnd(lot.state, change.endAt, now));
        const end = new Date(change.endAt).toISOString();
        rows.push(
          ...(await this.write(tx, lot, row, now, actor, [
            { event: 'auction.extended', payload: { auction_id: lot.id, end_at: end, cause: 'staff' } },
          ])),
        );
      }
      await this.record(tx, caller, 'auction.update', lot, before, null);
      return { lot, rows, answer: { id: lot.id } };
    });
  }

  /** The seller may cancel while there is no bid, the platform always, with a reason. */
  cancelLot(caller: StaffCaller, request: CancelAuctionRequest): Promise<AuctionStatusResponse> {
    return this.runLotCommand(caller, cancelAuction.path, request, async (tx, lot, now) => {
      const before = lot.state;
      if (!auctionMachine.may(AUCTION_STATUS[before.status], 'cancel')) throw new AppError('STATE_CONFLICT');
      if (before.status === 'bidding' && now >= before.endAt) throw new AppError('AUCTION_ENDED');
      if (before.leaderId !== null && caller.companies !== null) throw new AppError('AUCTION_LOCKED');
      await this.end(tx, {
        lot,
        status: 'cancelled',
        closedAt: now,
        reason: 'cancelled',
        cancelReason: request.reason,
      });
      await this.record(tx, caller, 'auction.cancel', lot, before, request.reason);
      return { lot, rows: [], answer: { id: lot.id, status: AUCTION_STATUS.cancelled } };
    });
  }

  /** The seller's decision on a highest bid below the reserve, before the deadline. */
  acceptHighestBid(caller: StaffCaller, request: AcceptHighestBidRequest): Promise<AcceptHighestBidResponse> {
    return this.runLotCommand(caller, acceptHighestBid.path, request, async (tx, lot, now) => {
      const before = lot.state;
      const isAccepted = request.status === 1;
      const label = isAccepted ? 'accept the highest bid' : 'decline the highest bid';
      if (!auctionMachine.may(AUCTION_STATUS[before.status], label) || before.leaderId === null)
        throw new AppError('STATE_CONFLICT');
      if (before.leaderId === caller.member.accountId) throw new AppError('SELF_APPROVAL');
      const { rows } = await tx.query<{ is_open: boolean }>(
        `SELECT answer_deadline > to_timestamp($2) AS is_open FROM auction WHERE id = $1`,
        [lot.id, now / 1000],
      );
      if (!rows[0]?.is_open) throw new AppError('STATE_CONFLICT');
      const status = isAccepted ? 'successful' : 'failed';
      await this.end(tx, { lot, status, closedAt: now, reason: isAccepted ? 'accepted' : 'declined' });
      await this.record(tx, caller, 'auction.decide', lot, before, null);
      return { lot, rows: [], answer: { id: lot.id, status: AUCTION_STATUS[status], order_id: null } };
    });
  }

  /** Lock, scope, clock, command, and what is published after the commit. */
  private runLotCommand<Answer>(
    caller: StaffCaller,
    path: string,
    request: { id: number; request_id?: string },
    command: (tx: Tx, lot: Lot, now: number) => Promise<Done<Answer>>,
  ): Promise<Answer> {
    return this.commands.runLotCommand(caller, path, request, async (tx) => {
      const [lot] = await this.lots.lockLots(tx, [request.id]);
      if (!lot) throw new AppError('NOT_FOUND');
      await refuseBeyondReach(tx, caller, LOT_ROWS, lot.id);
      const clock = await this.db.clock(tx);
      const now = timeOf(lot, clock);
      if (now > clock) this.clocks.warn(now - clock);
      const { answer, ...moved } = await command(tx, lot, now);
      return { answer, moved };
    });
  }

  private async write(
    tx: Tx,
    lot: Lot,
    row: LogRow,
    now: number,
    author: Partial<RowAuthor>,
    events: NewEvent[],
  ): Promise<NewBidRow[]> {
    const rows = [appendRow(lot, row, now, author)];
    await this.lots.save(tx, { rows, lots: [lot], bidders: [], refusals: [], events });
    return rows;
  }

  private end(tx: Tx, ended: EndedLot): Promise<void> {
    return this.outcomes.write(tx, [ended]);
  }

  private record(
    tx: Tx,
    caller: StaffCaller,
    action: AuditAction,
    lot: Lot,
    before: LotState,
    reason: string | null,
  ): Promise<void> {
    return this.audit.record(tx, caller, {
      action,
      subjectType: 'auction',
      subjectId: lot.id,
      ...(reason === null ? {} : { reason }),
      before: publicState(before),
      after: publicState(lot.state),
    });
  }
}

/** The fields of a lot that an audit line may contain: maxima are secret there too. */
const publicState = ({ status, price, seq, endAt, leaderId, terms }: LotState) => ({
  status,
  price,
  seq,
  end_at: new Date(endAt).toISOString(),
  leader_id: leaderId,
  reserve_price: terms.reservePrice,
});

/** Takes over the state a rule gave, or refuses as it did. */
function apply(lot: Lot, [state, row]: [LotState, LogRow | LotRefusal]): LogRow {
  if ('error' in row) throw new AppError(row.error);
  lot.state = state;
  return row;
}

const toSubmission = (row: SubmissionRow): Submission => ({
  ord: row.ord,
  bidderId: row.bidder_id,
  max: row.max_amount,
  seq: row.seq,
  voided: row.voided,
});

/** Who leads after a void, and by which public row. */
function holdLead(lot: Lot, rows: readonly SubmissionRow[], lead: ReturnType<typeof leadOf>): void {
  const leading = rows.find((row) => row.ord === lead.leaderOrd);
  invariant((leading === undefined) === (lot.state.leaderId === null), 'a leader leads by a submission');
  lot.leaderNo = leading?.bidder_no ?? null;
  lot.leaderSeq = lead.leaderSeq;
}
