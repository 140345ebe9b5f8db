import { Injectable } from '@nestjs/common';
import { answerOffer } from '@fovea/shared-types/auction/auction.calls';
import type {
  AnswerOfferRequest,
  AnswerOfferResponse,
  AuctionOffer,
  MyOfferListRequest,
  MyOfferListResponse,
} from '@fovea/shared-types/auction/auction-order.dto';
import { toWire } from '@fovea/shared-types/money';
import { offerMachine } from '@fovea/shared-types/states/auction.states';
import { SALE_STATE } from '@fovea/shared-types/sale-states';
import { OFFER_STATUS } from '@fovea/shared-types/states';
import { GoodsService } from '../../goods/goods.service.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { pageOf, toPage } from '../../platform/database/page.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import { type MemberCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import type { NewEvent } from '../../platform/jobs/events.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { fileUrl } from '../../platform/storage/file-url.js';
import { exactTotal } from '../../platform/database/exact-total.js';
import { LotPieces } from '../ending/lot-pieces.js';
import { LockedLots } from '../bidding/locked-lots.js';
import type { Lot } from '../lot/lot.js';
import { type MyOfferRow, type OfferRow, SecondChanceRepository } from './second-chance.repository.js';

/** Offers that expire in one transaction; the rest waits for the next run. */
const EXPIRE_MAX = 500;

/** What bidders answer to an offer, and what silence means. */
@Injectable()
export class OfferAnswerService {
  constructor(
    private readonly db: Database,
    private readonly chances: SecondChanceRepository,
    private readonly lots: LockedLots,
    private readonly goods: GoodsService,
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
    private readonly pieces: LotPieces,
  ) {}

  async listMine(caller: MemberCaller, request: MyOfferListRequest): Promise<MyOfferListResponse> {
    const { accountId } = caller.member;
    const { status } = request;
    const bounds = pageOf(request);
    const rows = await this.chances.listMine(this.db, caller.language, accountId, status, bounds);
    const total = await exactTotal(rows.length, bounds, () =>
      this.chances.countMine(this.db, accountId, status),
    );
    return toPage(rows.map(toOffer), total, request);
  }

  async answerOffer(caller: MemberCaller, request: AnswerOfferRequest): Promise<AnswerOfferResponse> {
    const answer = await this.idempotency.run(caller, answerOffer.path, request, async (tx) => {
      const { accountId } = caller.member;
      const seen = await this.chances.findSecondChance(tx, request.id, accountId);
      if (!seen) throw new AppError('NOT_FOUND');
      const [lot] = await this.lots.lockLots(tx, [seen.auction_id]);
      invariant(lot, 'an offer has its auction');
      if (!(await this.chances.answerSecondChance(tx, seen.id, request.status)))
        throw await this.whyNot(tx, seen);
      if (request.status === OFFER_STATUS.accepted) await this.accept(tx, lot, accountId);
      await this.outbox.addAll(tx, [offerAnswered({ ...seen, status: request.status })]);
      return { id: seen.id, status: request.status, order_id: null };
    });
    this.outbox.wake();
    return answer;
  }

  /** A job: silence is no. */
  async expireOffers(): Promise<void> {
    const expired = await this.db.transaction(async (tx) => {
      const rows = await this.chances.expire(tx, EXPIRE_MAX);
      await this.outbox.addAll(tx, rows.map(offerAnswered));
      return rows.length;
    });
    if (expired > 0) this.outbox.wake();
  }

  private async accept(tx: Tx, lot: Lot, accountId: number): Promise<void> {
    if (await this.chances.isBarred(tx, accountId)) throw new AppError('BIDDER_BARRED');
    if (!(await this.chances.markWon(tx, lot.id, accountId))) throw new AppError('STATE_CONFLICT');
    const goods = (await this.goods.lockGoods(tx, [lot.goodsId])).get(lot.goodsId);
    if (goods?.sale_state === SALE_STATE.sold_out) throw new AppError('STATE_CONFLICT');
    await this.goods.setSaleState(tx, lot.goodsId, { saleState: SALE_STATE.sold_out, isListed: true });
    await this.pieces.keep(tx, lot.id);
  }

  /** Why an offer could not be answered, read again under the lock. */
  private async whyNot(tx: Tx, seen: OfferRow): Promise<AppError> {
    const now = await this.chances.findSecondChance(tx, seen.id, seen.account_id);
    const isTooLate =
      now?.status === OFFER_STATUS.expired ||
      offerMachine.may(now?.status ?? seen.status, 'accept', 'decline');
    return new AppError(isTooLate ? 'OFFER_EXPIRED' : 'ALREADY_DECIDED');
  }
}

const offerAnswered = (offer: OfferRow): NewEvent => ({
  event: 'auction.offer-answered',
  payload: {
    offer_id: offer.id,
    auction_id: offer.auction_id,
    account_id: offer.account_id,
    status: offer.status,
    price: offer.price,
    currency: offer.currency,
  },
});

const toOffer = (row: MyOfferRow): AuctionOffer => ({
  id: row.id,
  auction_id: row.auction_id,
  goods_id: row.goods_id,
  goods_name: row.goods_name,
  image: fileUrl(row.image_key),
  price: toWire(row.price, row.currency),
  currency: row.currency,
  status: row.status,
  expired_at: row.expired_at.toISOString(),
});
