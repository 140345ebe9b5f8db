import { Injectable } from '@nestjs/common';
import { addBidder } from '@fovea/shared-types/auction/auction.calls';
import type { AddBidderRequest, AddBidderResponse } from '@fovea/shared-types/auction/bid.dto';
import { lacksApproval, lacksDeposit } from '@fovea/shared-types/auction/admission';
import { toWire } from '@fovea/shared-types/money';
import { bidderMachine, depositMachine } from '@fovea/shared-types/states/auction.states';
import { AUCTION_STATUS, BIDDER_STATUS } from '@fovea/shared-types/sale-states';
import { DEPOSIT_STATUS } from '@fovea/shared-types/states';
import { DepositService } from '../../finance/ledger/deposit.service.js';
import { ComplianceChecks } from '../../goods/compliance/compliance-checks.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import {
  type AdmissionRow,
  AuctionAdmissionRepository,
  type BidderOfLotRow,
} from './auction-admission.repository.js';
import { isDepositExempt } from '../rules/close-rules.js';
import { bidderDecided, depositOfBidder } from './bidder-decided.js';
import { depositMovement } from './deposit-movement.js';

const { pending, admitted, refused } = BIDDER_STATUS;
/** Requests that are still undecided when this much time is left are refused. */
const UNDECIDED_UNTIL_MS = 3_600_000;
/** Refused in one transaction; the rest waits for the next run. */
const REFUSE_MAX = 500;

/** Admission to a lot, and the deposit frozen for it: the one place where bidding meets the ledger before the close. */
@Injectable()
export class AuctionAdmissionService {
  constructor(
    private readonly db: Database,
    private readonly bidders: AuctionAdmissionRepository,
    private readonly compliance: ComplianceChecks,
    private readonly deposits: DepositService,
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Requests admission: the approval, the deposit, or what has been required since. A repeat returns the same
   * stages and freezes nothing more.
   */
  async requestAdmission(caller: MemberCaller, request: AddBidderRequest): Promise<AddBidderResponse> {
    if (!request.checked) throw new AppError('AGREEMENT_REQUIRED');
    return this.idempotency.run(caller, addBidder.path, request, async (tx) => {
      const { accountId } = caller.member;
      const lot = await this.bidders.lockLot(tx, request.id, accountId);
      if (!lot) throw new AppError('NOT_FOUND');
      const { currency } = lot;
      await this.refuseIfNotAllowed(tx, lot);
      await this.compliance.refuseBuyers(tx, [{ accountId, goodsId: lot.goods_id }], {
        isBinding: true,
        fieldOf: () => 'id',
      });
      if (!lot.need_approval && lot.deposit === 0) {
        return { bidder_status: null, deposit_status: null, deposit: toWire(0, currency), currency };
      }
      const before = await this.bidders.lockBidder(tx, request.id, accountId);
      const bidder = requestedFor(lot, before);
      await this.bidders.setAdmission(tx, bidder);
      if (bidder.deposit !== before.deposit) {
        const { id, deposit } = bidder;
        await this.deposits.hold(tx, depositMovement({ id, accountId, deposit, currency }));
      }
      return {
        bidder_status: bidder.status,
        deposit_status: bidder.deposit_status,
        deposit: toWire(bidder.deposit, currency),
        currency,
      };
    });
  }

  /** A job: bidders on whom nobody decided by the last hour are notified and their deposits are released. */
  async refuseUndecided(): Promise<void> {
    const ids = await this.bidders.listUndecided(this.db, UNDECIDED_UNTIL_MS, REFUSE_MAX);
    if (ids.length === 0) return;
    await this.db.transaction(async (tx) => {
      const rows = await this.bidders.lockBidders(tx, ids, null);
      const waiting = rows.filter((row) => row.status === pending);
      await this.bidders.refuse(
        tx,
        waiting.map(({ id }) => id),
        null,
      );
      await this.deposits.releaseAll(tx, waiting.map(depositOfBidder));
      await this.outbox.addAll(
        tx,
        waiting.map((row) => bidderDecided(row, refused, null)),
      );
    });
    this.outbox.wake();
  }

  private async refuseIfNotAllowed(tx: Tx, lot: AdmissionRow): Promise<void> {
    const isOver = lot.status >= AUCTION_STATUS.ended || (await this.db.clock(tx)) >= lot.end_at.getTime();
    if (isOver) throw new AppError('AUCTION_ENDED');
    if (lot.is_own_goods) throw new AppError('BID_OWN_GOODS');
    if (lot.is_barred) throw new AppError('BIDDER_BARRED');
  }
}

const mayRequest = (machine: typeof bidderMachine | typeof depositMachine, status: number | null): boolean =>
  status === null || machine.may(status, 'ask to take part');

/** What is still required of a bidder, each item by itself. A refused bidder is required nothing more. */
function requestedFor(lot: AdmissionRow, bidder: BidderOfLotRow): BidderOfLotRow {
  const { status, deposit_status: depositStatus } = bidder;
  if (status === refused) return bidder;
  const requested = { ...bidder };
  // Approval is for first-time bidders; a bidder whom this company admitted before is admitted at once.
  if (lacksApproval(lot.need_approval, status) && mayRequest(bidderMachine, status))
    requested.status = lot.is_known ? admitted : pending;
  if (lacksDeposit(lot.deposit > 0, depositStatus) && mayRequest(depositMachine, depositStatus)) {
    requested.deposit = depositOf(lot);
    requested.deposit_status = requested.deposit > 0 ? DEPOSIT_STATUS.frozen : DEPOSIT_STATUS.exempt;
  }
  return requested;
}

function depositOf(lot: AdmissionRow): number {
  const { is_certified: certified, strikes, start_price: startPrice, currency } = lot;
  return isDepositExempt({ certified, strikes, startPrice, currency }) ? 0 : lot.deposit;
}
