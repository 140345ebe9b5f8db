import { Injectable } from '@nestjs/common';
import { updateOrderRemittance } from '@fovea/shared-types/order/remittance.calls';
import { REMITTANCE_IMAGES_MAX } from '@fovea/shared-types/order/remittance-bounds';
import type {
  RemittanceAnswer,
  UpdateOrderRemittanceRequest,
} from '@fovea/shared-types/order/remittance.dto';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { ORDER_STATUS, REMITTANCE_STATUS } from '@fovea/shared-types/states';
import { PaymentService } from '../../finance/payments/payment.service.js';
import { HouseAccounts } from '../../finance/house-accounts/house-accounts.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { FileService, type ClaimRule } from '../../platform/storage/file.service.js';
import { OrderMoveService } from '../orders/order-move.service.js';
import { RemittanceRepository } from './remittance.repository.js';

const PAPERS: ClaimRule = { kinds: ['image'], max: REMITTANCE_IMAGES_MAX, isPrivate: true };
const { pending_payment, payment_review } = ORDER_STATUS;

/** Buyers show that they transferred what is due: the order waits for finance, and its deadline no longer runs. */
@Injectable()
export class RemittanceService {
  constructor(
    private readonly payments: PaymentService,
    private readonly houseAccounts: HouseAccounts,
    private readonly remittances: RemittanceRepository,
    private readonly orders: OrderMoveService,
    private readonly files: FileService,
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
  ) {}

  /** @throws NOT_FOUND, FORBIDDEN where nobody pays by bank, ALREADY_PAID, ORDER_EXPIRED, STATE_CONFLICT, FILE_UNKNOWN */
  async send(caller: MemberCaller, request: UpdateOrderRemittanceRequest): Promise<RemittanceAnswer> {
    const buyerId = caller.member.accountId;
    const { id: orderId } = request;
    const images = [...new Set(request.remittance_images)];
    const answer = await this.idempotency.run(caller, updateOrderRemittance.path, request, async (tx) => {
      const due = await this.payments.lockDue(tx, { type: 'order', id: orderId }, buyerId);
      const bank = await this.houseAccounts.find(tx, due.currency);
      if (!bank || !due.methods.includes(PAY_TYPE.bank)) throw new AppError('FORBIDDEN');
      await this.files.claim(tx, buyerId, images, PAPERS);
      const move = { from: pending_payment, to: payment_review, actorId: buyerId, reason: null };
      await this.orders.move(tx, [orderId], move);
      const { amount, currency } = due;
      const id = await this.remittances.insert(tx, { orderId, buyerId, amount, currency, bank }, images);
      await this.outbox.add(tx, 'order.remittance-moved', {
        ...{ remittance_id: id, order_id: orderId, buyer_id: buyerId, amount, currency },
        ...{ status: REMITTANCE_STATUS.pending, reason: '', is_late: false },
      });
      return { id: orderId, status: payment_review };
    });
    this.outbox.wake();
    return answer;
  }
}
