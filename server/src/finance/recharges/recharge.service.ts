import { Injectable } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import { createRecharge } from '@fovea/shared-types/finance/recharge.calls';
import type {
  CreateRechargeAnswer,
  CreateRechargeRequest,
  RechargeOrder,
  RechargeOrderListRequest,
  RechargeOrderListResponse,
} from '@fovea/shared-types/finance/recharge.dto';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { RECHARGE_BOUNDS } from '@fovea/shared-types/finance/recharge-bounds';
import { fromWire, toWire } from '@fovea/shared-types/money';
import { Database } from '../../platform/database/database.js';
import { pageOf, toPage } from '../../platform/database/page.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { PaymentService } from '../payments/payment.service.js';
import { RechargeRepository, type RechargeRow } from './recharge.repository.js';

/** Members put money on their balance. */
@Injectable()
export class RechargeService {
  constructor(
    private readonly db: Database,
    private readonly recharges: RechargeRepository,
    private readonly payments: PaymentService,
    private readonly idempotency: Idempotency,
  ) {}

  /** @throws AMOUNT_INVALID outside the bounds of the currency, PAY_TYPE_REFUSED where nobody takes money this way */
  create(caller: MemberCaller, request: CreateRechargeRequest): Promise<CreateRechargeAnswer> {
    const { accountId } = caller.member;
    const { currency, pay_type: payType } = request;
    const amount = amountOf(request);
    return this.idempotency.run(caller, createRecharge.path, request, async (tx) => {
      const { id, order_no } = await this.recharges.insertRecharge(tx, accountId, amount, currency, payType);
      const subject = { type: 'recharge' as const, id };
      if (payType === PAY_TYPE.bank) {
        if (!(await this.payments.offered(tx, currency)).includes(payType))
          throw new AppError('PAY_TYPE_REFUSED');
        return { id, order_no, payment_id: null, pay_url: null };
      }
      const { paymentId, payUrl } = await this.payments.pay(tx, subject, accountId, payType);
      invariant(payUrl !== null, 'a recharge is paid on a page');
      return { id, order_no, payment_id: paymentId, pay_url: payUrl };
    });
  }

  async listRecharges(
    { member }: MemberCaller,
    request: RechargeOrderListRequest,
  ): Promise<RechargeOrderListResponse> {
    const { rows, total } = await this.recharges.listRecharges(
      this.db,
      member.accountId,
      request.status ?? null,
      pageOf(request),
    );
    return toPage(rows.map(toRecharge), total, request);
  }

  async getRechargeDetail({ member }: MemberCaller, { id }: IdRequest): Promise<RechargeOrder> {
    const row = await this.recharges.findRecharge(this.db, member.accountId, id);
    if (!row) throw new AppError('NOT_FOUND');
    return toRecharge(row);
  }
}

function amountOf({ money, currency }: CreateRechargeRequest): number {
  const { min, max } = RECHARGE_BOUNDS[currency];
  const amount = readMoney(money, currency);
  if (amount < min || amount > max) throw new AppError('AMOUNT_INVALID');
  return amount;
}

function readMoney(money: string, currency: CreateRechargeRequest['currency']): number {
  try {
    return fromWire(money, currency);
  } catch (error) {
    throw new AppError('AMOUNT_INVALID', {}, undefined, { cause: error });
  }
}

const toRecharge = (row: RechargeRow): RechargeOrder => ({
  id: row.id,
  order_no: row.order_no,
  money: toWire(row.amount, row.currency),
  currency: row.currency,
  pay_type: row.pay_type,
  status: row.status,
  remittance_status: row.remittance_status,
  created_at: row.created_at.toISOString(),
});
