import { Injectable } from '@nestjs/common';
import { addProceedsPayout } from '@fovea/shared-types/finance/transfer.calls';
import type {
  AddProceedsPayoutRequest,
  ProceedsPayoutState,
} from '@fovea/shared-types/finance/proceeds-payout.dto';
import { fromWire, isAmount } from '@fovea/shared-types/money';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError, fieldError, invariant } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { heldInEscrow } from './order-proceeds.js';
import { ProceedsOrders } from './proceeds-orders.js';
import { made } from './proceeds-payout-movement.js';
import { ProceedsPayoutRepository } from './proceeds-payout.repository.js';

/** Corrections: what escrow still holds for an order is put aside for its merchant, until another person releases it. */
@Injectable()
export class ProceedsPayoutService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly orders: ProceedsOrders,
    private readonly payouts: ProceedsPayoutRepository,
    private readonly ledger: LedgerService,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /** @throws NOT_FOUND, STATE_CONFLICT before it is completed, CURRENCY_MISMATCH, AMOUNT_INVALID above what is held */
  async addProceedsPayout(
    caller: StaffCaller,
    request: AddProceedsPayoutRequest,
  ): Promise<ProceedsPayoutState> {
    const remark = request.remark.normalize('NFC').trim();
    if (remark === '') throw fieldError({ remark: { key: 'required' } });
    const state = await this.idempotency.run(caller, addProceedsPayout.path, request, (tx) =>
      this.addLocked(tx, caller, request, remark),
    );
    this.outbox.wake();
    return state;
  }

  private async addLocked(
    tx: Tx,
    caller: StaffCaller,
    request: AddProceedsPayoutRequest,
    remark: string,
  ): Promise<ProceedsPayoutState> {
    const [order] = await this.orders.lock(tx, [request.order_id]);
    if (!order) throw new AppError('NOT_FOUND');
    const { accountId, companyId } = caller.member;
    if (order.sellerId === accountId || (order.companyId !== null && order.companyId === companyId))
      throw new AppError('SELF_APPROVAL');
    if (!order.isCompleted || order.hasOpenRefund) throw new AppError('STATE_CONFLICT');
    if (order.currency !== request.currency) throw new AppError('CURRENCY_MISMATCH');
    const gross = amountOf(request);
    if (gross > heldInEscrow(order, await this.payouts.lockOf(tx, [order.id])))
      throw new AppError('AMOUNT_INVALID');
    const [row] = await this.payouts.insertAll(tx, [{ ...order, orderId: order.id, gross, fee: 0, tax: 0 }], {
      accountId,
      remark,
    });
    invariant(row, 'a transfer that is written has its row');
    await this.ledger.postAll(tx, [made(row)]);
    await this.audit.record(tx, caller, {
      action: 'finance:transfer:add',
      subjectType: 'transfer',
      subjectId: row.id,
      after: { status: row.status },
      reason: remark,
    });
    await this.outbox.add(tx, 'transfer.submitted', { transfer_id: row.id });
    return { id: row.id, status: row.status };
  }
}

/** @throws AMOUNT_INVALID for what is no amount of this currency */
function amountOf({ money, currency }: AddProceedsPayoutRequest): number {
  try {
    const amount = fromWire(money, currency);
    if (isAmount(amount)) return amount;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  throw new AppError('AMOUNT_INVALID');
}
