import { Injectable } from '@nestjs/common';
import type { AuditBidderRequest, AuditedBidder } from '@fovea/shared-types/auction/admin-auction.dto';
import { auditBidder } from '@fovea/shared-types/auction/auction.calls';
import { bidderMachine } from '@fovea/shared-types/states/auction.states';
import { BIDDER_STATUS } from '@fovea/shared-types/sale-states';
import { DepositService } from '../../finance/ledger/deposit.service.js';
import type {
  ApprovalDocument,
  LockedDocument,
  Decision,
} from '../../platform/approval/approval-document.js';
import { ApprovalService } from '../../platform/approval/approval.service.js';
import type { AuditLine } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import type { NewEvent } from '../../platform/jobs/events.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { type RequestedAdmissionRow, AuctionAdmissionRepository } from './auction-admission.repository.js';
import { bidderDecided, depositOfBidder } from './bidder-decided.js';
import type { ReachedRows } from '../../platform/database/row-scope.js';
import { LOT_ROWS } from '../rules/lot-rows.js';

const { admitted, refused } = BIDDER_STATUS;

/** An account that requested admission to a lot. */
interface RequestedAdmission extends LockedDocument {
  bidder: RequestedAdmissionRow;
}

/** The decision of a lot's seller, or the platform's, on who takes part. */
@Injectable()
export class AdmissionReviewService implements ApprovalDocument<RequestedAdmission, { status: number }> {
  readonly name = 'auction_bidder';
  readonly notesField = 'reason';
  readonly reached: ReachedRows = {
    from: 'auction_bidder b JOIN auction a ON a.id = b.auction_id',
    id: 'b.id',
    rowsOf: LOT_ROWS.rowsOf,
  };

  constructor(
    private readonly approval: ApprovalService,
    private readonly bidders: AuctionAdmissionRepository,
    private readonly deposits: DepositService,
  ) {}

  decideAdmission(caller: StaffCaller, request: AuditBidderRequest): Promise<AuditedBidder[]> {
    const { ids, status, reason: notes } = request;
    return this.approval.decideEach(
      this,
      caller,
      auditBidder,
      request,
      { ids, status, notes },
      { status: null },
    );
  }

  async lock(
    tx: Tx,
    ids: readonly number[],
    companies: readonly number[] | null,
  ): Promise<ReadonlyMap<number, RequestedAdmission>> {
    const rows = await this.bidders.lockBidders(tx, ids, companies);
    return new Map(rows.map((bidder) => [bidder.id, requested(bidder)]));
  }

  async approve(
    tx: Tx,
    _caller: StaffCaller,
    { bidder }: RequestedAdmission,
    decision: Decision,
  ): Promise<{ status: number }> {
    await this.bidders.admit(tx, bidder.id, decision.id);
    return { status: admitted };
  }

  async reject(
    tx: Tx,
    _caller: StaffCaller,
    { bidder }: RequestedAdmission,
    decision: Decision,
  ): Promise<{ status: number }> {
    await this.bidders.refuse(tx, [bidder.id], decision.id);
    await this.deposits.releaseAll(tx, [depositOfBidder(bidder)]);
    return { status: refused };
  }

  event({ bidder }: RequestedAdmission, { isApproved, notes }: Decision): NewEvent {
    return bidderDecided(bidder, isApproved ? admitted : refused, notes);
  }

  audit({ bidder }: RequestedAdmission, { isApproved }: Decision): AuditLine {
    return {
      action: isApproved ? 'auction.admit-bidder' : 'auction.refuse-bidder',
      subjectType: 'auction_bidder',
      subjectId: bidder.id,
    };
  }
}

const requested = (bidder: RequestedAdmissionRow): RequestedAdmission => ({
  id: bidder.id,
  bidder,
  documentId: bidder.id,
  reviewState:
    bidder.status === null ? 'closed' : bidderMachine.may(bidder.status, 'admit') ? 'waiting' : 'decided',
  version: bidder.id,
  initiatorId: bidder.account_id,
  companyId: bidder.company_id,
});
