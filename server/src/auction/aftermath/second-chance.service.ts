import { Injectable } from '@nestjs/common';
import { addOffer, answerOffer } from '@fovea/shared-types/auction/auction.calls';
import type {
  AddOfferRequest,
  AddOfferResponse,
  AnswerOfferRequest,
  AnswerOfferResponse,
  AuctionOffer,
  MyOfferListRequest,
  MyOfferListResponse,
} from '@fovea/shared-types/auction/auction-order.dto';
import { toWire } from '@fovea/shared-types/money';
import { OFFER_STATUS, SALE_STATE } from '@fovea/shared-types/states';
import { LedgerService } from '../../finance/ledger.service.js';
import { GoodsService } from '../../goods/goods.service.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { pageOf, toPage } from '../../platform/database/page.js';
import { AppError, invariant } from '../../platform/kernel/app-error.js';
import { isInScope, type MemberCaller, type StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import type { NewEvent } from '../../platform/jobs/events.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { fileUrl } from '../../platform/storage/file-url.js';
import { depositMovement } from '../admission/deposit-movement.js';
import { exactTotal } from '../../platform/database/exact-total.js';
import { IdleSellerService } from '../lifecycle/idle-seller.service.js';
import { LotRepository } from '../bidding/lot.repository.js';
import type { Lot } from '../lot/lot.js';
import { type MyOfferRow, type OfferRow, SecondChanceRepository } from './second-chance.repository.js';
import { nextOffer, type SecondChanceOffer } from '../rules/second-chance.js';

/** Offers that expire in one transaction; the rest waits for the next run. */
const EXPIRE_MAX = 500;

/** After a default: the deposit is the seller's, the goods are free, and the next bidders may be asked. */
@Injectable()
export class SecondChanceService {
  constructor(
    private readonly db: Database,
    private readonly chances: SecondChanceRepository,
    private readonly lots: LotRepository,
    private readonly ledger: LedgerService,
    private readonly goods: GoodsService,
    private readonly idleSellers: IdleSellerService,
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** The winner, or who took a second chance, did not pay. A repeat, or a default after payment, changes nothing. */
  async recordDefault(tx: Tx, auctionId: number, buyerId: number): Promise<void> {
    const [lot] = await this.lots.lock(tx, [auctionId]);
    invariant(lot, `there is no auction ${auctionId} to default on`);
    const bidder = await this.chances.markDefaulted(tx, auctionId, buyerId);
    if (!bidder) return;
    await this.chances.addStrike(tx, auctionId, buyerId);
    await this.goods.setSaleState(tx, lot.goodsId, { saleState: SALE_STATE.in_auction, isListed: false });
    if (bidder.is_forfeited) {
      const { currency } = lot.state.terms;
      await this.ledger.forfeit(
        tx,
        depositMovement({ id: bidder.id, accountId: buyerId, deposit: bidder.deposit, currency }),
        { sellerId: lot.sellerId, companyId: lot.companyId },
      );
    }
    await this.audit.record(tx, null, {
      action: 'auction.default',
      subjectType: 'auction',
      subjectId: auctionId,
      after: { account_id: buyerId, forfeited: bidder.is_forfeited ? bidder.deposit : 0 },
    });
  }

  /** Offers the lot to the next highest bidder, at the price without the bids of those who are out. */
  async offer(caller: StaffCaller, request: AddOfferRequest): Promise<AddOfferResponse> {
    const answer = await this.idempotency.run(caller, addOffer.path, request, async (tx) => {
      const [lot] = await this.lots.lock(tx, [request.auction_id]);
      if (!lot || !isInScope(caller, lot.companyId)) throw new AppError('NOT_FOUND');
      await this.idleSellers.refuse(tx, lot.companyId);
      const { bidderId, price, answerUntil } = await this.decideOffer(tx, lot);
      const { currency } = lot.state.terms;
      const row = await this.chances.insertOffer(tx, {
        auction_id: lot.id,
        account_id: bidderId,
        price,
        currency,
        answerUntil,
        createdBy: caller.member.accountId,
      });
      invariant(row, 'an inserted offer comes back');
      await this.audit.record(tx, caller, {
        action: 'auction.offer',
        subjectType: 'auction_offer',
        subjectId: row.id,
        after: { auction_id: lot.id, account_id: bidderId, price, currency },
      });
      const expiredAt = row.expired_at.toISOString();
      await this.outbox.add(tx, 'auction.offer-made', {
        offer_id: row.id,
        auction_id: lot.id,
        account_id: bidderId,
        price,
        currency,
        expired_at: expiredAt,
      });
      return { id: row.id, price: toWire(price, currency), currency, expired_at: expiredAt };
    });
    this.outbox.wake();
    return answer;
  }

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

  async answer(caller: MemberCaller, request: AnswerOfferRequest): Promise<AnswerOfferResponse> {
    const answer = await this.idempotency.run(caller, answerOffer.path, request, async (tx) => {
      const { accountId } = caller.member;
      const seen = await this.chances.find(tx, request.id, accountId);
      if (!seen) throw new AppError('NOT_FOUND');
      const [lot] = await this.lots.lock(tx, [seen.auction_id]);
      invariant(lot, 'an offer has its auction');
      if (!(await this.chances.answer(tx, seen.id, request.status))) throw await this.whyNot(tx, seen);
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

  private async decideOffer(tx: Tx, lot: Lot): Promise<SecondChanceOffer> {
    const facts = await this.chances.readFacts(tx, lot.id);
    const goods = (await this.goods.lockGoods(tx, [lot.goodsId])).get(lot.goodsId);
    invariant(facts && goods, 'an auction has its goods');
    const isFree =
      facts.has_winner_defaulted &&
      !facts.is_running_again &&
      !facts.has_live_offer &&
      goods.sale_state !== SALE_STATE.sold_out;
    if (!isFree || facts.defaulted_at === null) throw new AppError('STATE_CONFLICT');
    const submissions = await this.lots.submissions(tx, lot.id);
    const { terms, reserveMet } = lot.state;
    const offer = nextOffer({
      // As it was sold: the seller may have taken a bid below his reserve.
      terms: reserveMet ? terms : { ...terms, reservePrice: null },
      submissions: submissions.map((row) => ({
        ord: row.ord,
        bidderId: row.bidder_id,
        max: row.max_amount,
        seq: row.seq,
        voided: row.voided,
      })),
      excluded: new Set(facts.excluded),
      offersMade: facts.offers_made,
      defaultedAt: facts.defaulted_at.getTime(),
      now: await this.db.clock(tx),
    });
    if (!offer) throw new AppError('OFFER_LIMIT');
    return offer;
  }

  private async accept(tx: Tx, lot: Lot, accountId: number): Promise<void> {
    if (await this.chances.isBarred(tx, accountId)) throw new AppError('BIDDER_BARRED');
    if (!(await this.chances.markWon(tx, lot.id, accountId))) throw new AppError('STATE_CONFLICT');
    const goods = (await this.goods.lockGoods(tx, [lot.goodsId])).get(lot.goodsId);
    if (goods?.sale_state === SALE_STATE.sold_out) throw new AppError('STATE_CONFLICT');
    await this.goods.setSaleState(tx, lot.goodsId, { saleState: SALE_STATE.sold_out, isListed: true });
  }

  /** Why an offer could not be answered, read again under the lock. */
  private async whyNot(tx: Tx, seen: OfferRow): Promise<AppError> {
    const now = await this.chances.find(tx, seen.id, seen.account_id);
    const isTooLate = now?.status === OFFER_STATUS.open || now?.status === OFFER_STATUS.expired;
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
