import { Injectable } from '@nestjs/common';
import { addBargain, replyBargain } from '@fovea/shared-types/order/bargain.calls';
import type {
  AddBargainRequest,
  BargainAnswer,
  ReplyBargainRequest,
} from '@fovea/shared-types/order/bargain.dto';
import { offerBounds } from '@fovea/shared-types/order/bargain-rules';
import { bargainMachine } from '@fovea/shared-types/states/bargain.states';
import { BARGAIN_STATUS } from '@fovea/shared-types/states';
import { ComplianceChecks } from '../../goods/compliance/compliance-checks.js';
import { GoodsUnits } from '../../goods/units/goods-units.js';
import type { Tx } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { type Bargainer, BargainMoves, readOffer, refuseBeyond } from './bargain-moves.js';
import { BargainRepository, type BargainedGoods, type BargainState } from './bargain.repository.js';

const { offered, agreed, declined, withdrawn } = BARGAIN_STATUS;

/** A buyer begins to bargain, and answers the merchant. */
@Injectable()
export class BargainService {
  constructor(
    private readonly bargains: BargainRepository,
    private readonly moves: BargainMoves,
    private readonly units: GoodsUnits,
    private readonly compliance: ComplianceChecks,
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
  ) {}

  /**
   * The first offer; the terms of negotiation are accepted with it.
   * @throws AGREEMENT_REQUIRED, BARGAIN_OWN_GOODS, STATE_CONFLICT where goods are not negotiable now or a thread is open,
   *   STOCK_INSUFFICIENT, AMOUNT_INVALID, CURRENCY_MISMATCH, the refusals of the law
   */
  async addBargain(caller: MemberCaller, request: AddBargainRequest): Promise<BargainAnswer> {
    if (!request.checked) throw new AppError('AGREEMENT_REQUIRED');
    const answer = await this.idempotency.run(caller, addBargain.path, request, async (tx) => {
      const { accountId: buyerId } = caller.member;
      const { goods_id: goodsId, quantity = 1, remark = '' } = request;
      await this.units.lock(tx, [goodsId]);
      const goods = await this.bargains.findGoods(tx, goodsId, buyerId);
      if (!goods) throw new AppError('NOT_FOUND');
      refuseOwn(caller, goods);
      const { price } = goods;
      if (!goods.is_open || price === null) throw new AppError('STATE_CONFLICT');
      if (await this.bargains.isPaused(tx, goodsId, buyerId)) throw new AppError('STATE_CONFLICT');
      await this.compliance.refuseBuyers(tx, [{ accountId: buyerId, goodsId }], {
        isBinding: false,
        fieldOf: () => 'goods_id',
      });
      if (quantity > goods.quantity) throw new AppError('STOCK_INSUFFICIENT');
      const offerPrice = readOffer(request, goods.currency);
      refuseBeyond(offerPrice, offerBounds('buyer', { price, buyerPrice: null, merchantPrice: null }));
      const id = await this.bargains.insertBargain(tx, {
        ...{ goodsId, buyerId, quantity, offerPrice },
        goods: { ...goods, price },
        remark: remark.normalize('NFC').trim(),
      });
      await this.outbox.add(tx, 'bargain.moved', {
        ...{ bargain_id: id, status: offered, price: offerPrice, currency: goods.currency },
        by: 'buyer',
      });
      return { id, status: offered };
    });
    this.outbox.wake();
    return answer;
  }

  /** @throws NOT_FOUND for another's, STATE_CONFLICT out of turn or where the current price is another */
  async reply(caller: MemberCaller, request: ReplyBargainRequest): Promise<BargainAnswer> {
    const answer = await this.idempotency.run(caller, replyBargain.path, request, async (tx) => {
      const by = { accountId: caller.member.accountId, isBuyer: true };
      const bargain = await this.moves.lock(tx, request.id);
      if (bargain?.buyer_id !== by.accountId) throw new AppError('NOT_FOUND');
      // The same words are the merchant's in another state.
      const isCallersTurn = request.status === withdrawn || bargain.status === BARGAIN_STATUS.countered;
      if (!isCallersTurn || !bargainMachine.may(bargain.status, ACTIONS[request.status] ?? 'withdraw'))
        throw new AppError('STATE_CONFLICT');
      return { id: bargain.id, status: await this.move(tx, bargain, by, request) };
    });
    this.outbox.wake();
    return answer;
  }

  private move(tx: Tx, bargain: BargainState, by: Bargainer, request: ReplyBargainRequest): Promise<number> {
    if (request.status === offered) return this.moves.offer(tx, bargain, by, request);
    if (request.status === agreed) return this.moves.accept(tx, bargain, by, request);
    return this.moves.end(tx, bargain, request.status, by);
  }
}

const ACTIONS: Readonly<Record<number, 'offer again' | 'accept' | 'decline' | 'withdraw'>> = {
  [offered]: 'offer again',
  [agreed]: 'accept',
  [declined]: 'decline',
  [withdrawn]: 'withdraw',
};

function refuseOwn({ member }: MemberCaller, goods: BargainedGoods): void {
  const isOfCompany = goods.company_id !== null && goods.company_id === member.companyId;
  if (isOfCompany || goods.seller_id === member.accountId) throw new AppError('BARGAIN_OWN_GOODS');
}
