import { Injectable } from '@nestjs/common';
import { addAuction, relistAuction } from '@fovea/shared-types/auction/auction.calls';
import type {
  AddAuctionRequest,
  AuctionTerms,
  RelistAuctionRequest,
} from '@fovea/shared-types/auction/admin-auction.dto';
import type { IdAnswer } from '@fovea/shared-types/common.dto';
import { goodsMachine } from '@fovea/shared-types/states/goods.states';
import { AUCTION_STATUS, SALE_STATE, SALE_TYPE } from '@fovea/shared-types/sale-states';
import { GOODS_STATUS } from '@fovea/shared-types/states';
import { GoodsService } from '../../goods/goods.service.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { isInScope, type StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { LotPieces } from '../ending/lot-pieces.js';
import { AuctionTermsRepository, type TermsRow } from './auction-terms.repository.js';
import { type LotTermsDraft, readTerms } from './auction-terms.js';
import { IdleSellerService } from './idle-seller.service.js';
import { openingTermsOf } from './terms-change.js';
import { refuseBeyondReach } from '../../platform/database/row-scope.js';
import { GOODS_ROWS } from '../../goods/listing/goods-rows.js';

/** A draft of this company opens by itself. */
interface Drafted {
  companies: readonly number[];
}

/** What goes up, and after which run. */
interface Opened {
  goodsId: number;
  last: TermsRow | null;
  serialNumber?: string | undefined;
}

/** Puts goods up for auction, for the first time or again. */
@Injectable()
export class AuctionOpeningService {
  constructor(
    private readonly db: Database,
    private readonly terms: AuctionTermsRepository,
    private readonly goods: GoodsService,
    private readonly pieces: LotPieces,
    private readonly idleSellers: IdleSellerService,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditLog,
  ) {}

  openAuction(caller: StaffCaller, request: AddAuctionRequest): Promise<IdAnswer> {
    return this.idempotency.run(caller, addAuction.path, request, (tx) =>
      this.openLot(tx, caller, termsIn(request), {
        goodsId: request.goods_id,
        last: null,
        serialNumber: request.serial_number,
      }),
    );
  }

  /** A new run of goods whose last one failed, was cancelled, or was won by somebody who did not pay. */
  relist(caller: StaffCaller, request: RelistAuctionRequest): Promise<IdAnswer> {
    return this.idempotency.run(caller, relistAuction.path, request, async (tx) => {
      const last = await this.terms.lockAuctionTerms(tx, request.id, caller);
      return this.openAgain(tx, caller, last, termsIn(request), request.serial_number);
    });
  }

  /** One of several goods whose terms were read before. */
  openOne(
    tx: Tx,
    caller: StaffCaller,
    goodsId: number,
    terms: LotTermsDraft,
    serialNumber: string | undefined,
  ): Promise<IdAnswer> {
    return this.openLot(tx, caller, () => terms, { goodsId, last: null, serialNumber });
  }

  /**
   * @param last locked; undefined where it is not in the caller's scope
   * @param serialNumber of its piece of stock; absent: that of the last run, empty: none
   */
  async openAgain(
    tx: Tx,
    caller: StaffCaller,
    last: TermsRow | undefined,
    termsAt: (now: number) => LotTermsDraft,
    serialNumber?: string,
  ): Promise<IdAnswer> {
    if (!last) throw new AppError('NOT_FOUND');
    const { failed, cancelled, successful } = AUCTION_STATUS;
    const isOver = last.status === failed || last.status === cancelled;
    const isFree = isOver || (last.status === successful && (await this.terms.hasDefaulted(tx, last.id)));
    if (!isFree) throw new AppError('STATE_CONFLICT');
    return this.openLot(tx, caller, termsAt, { goodsId: last.goods_id, last, serialNumber });
  }

  /** Opens goods whose terms were drafted; called by the server, without a request. */
  openPlanned(
    tx: Tx,
    companyId: number,
    goodsId: number,
    termsAt: (now: number) => LotTermsDraft,
  ): Promise<IdAnswer> {
    return this.openLot(tx, { companies: [companyId] }, termsAt, { goodsId, last: null });
  }

  private async openLot(
    tx: Tx,
    /** Without a member when a draft opens by itself. */
    caller: StaffCaller | Drafted,
    /** By the clock that is read once the goods are locked. */
    termsAt: (now: number) => LotTermsDraft,
    { goodsId, last, serialNumber }: Opened,
  ): Promise<IdAnswer> {
    const relistedFromId = last?.id ?? null;
    const goods = (await this.goods.lockGoods(tx, [goodsId])).get(goodsId);
    if (!goods || !isInScope(caller, goods.company_id)) throw new AppError('NOT_FOUND');
    if ('member' in caller) await refuseBeyondReach(tx, caller, GOODS_ROWS, goodsId);
    await this.idleSellers.refuse(tx, goods.company_id);
    const isOnShelf =
      goods.status === GOODS_STATUS.listed ||
      // What the failed run took off the shelf is listed again by the next one.
      (relistedFromId !== null && goodsMachine.may(goods.status, 'relist') && !goods.needs_review);
    const isUnavailable =
      goods.sale_state === SALE_STATE.sold_out || goods.sale_state === SALE_STATE.negotiating;
    if (!isOnShelf || isUnavailable || goods.quantity !== 1) throw new AppError('STATE_CONFLICT');
    if (await this.terms.hasLiveOffer(tx, goodsId)) throw new AppError('STATE_CONFLICT');

    const draft = termsAt(await this.db.clock(tx));
    const terms: LotTermsDraft = { ...draft, needApproval: draft.needApproval || goods.need_licence };
    const member = 'member' in caller ? caller.member : null;
    const isPlatformStaff =
      member !== null && caller.companies === null && (member.companyId ?? 0) !== goods.company_id;
    if (last !== null) await this.pieces.returnPieces(tx, [last.id]);
    const wanted = wantedPiece(serialNumber, last);
    const piece = wanted && (await this.pieces.choose(tx, goods, wanted));
    const id = await this.terms.insertAuctionTerms(
      tx,
      {
        goodsId,
        companyId: goods.company_id,
        sellerId: goods.seller_id,
        handlerId: isPlatformStaff && member.accountId !== goods.seller_id ? member.accountId : null,
        relistedFromId,
        serialUnitId: piece?.unitId ?? null,
      },
      terms,
    );
    await this.goods.setSaleState(tx, goodsId, {
      saleState: SALE_STATE.in_auction,
      saleType: SALE_TYPE.auction,
      auctionId: id,
      auctionEndAt: new Date(terms.endAt),
      isListed: true,
    });
    const accountId = member?.accountId ?? null;
    if (piece) await this.pieces.promise(tx, { id, companyId: goods.company_id, accountId }, piece);
    await this.terms.deletePlan(tx, goodsId);
    await this.audit.record(tx, 'member' in caller ? caller : null, {
      action: relistedFromId === null ? 'auction.add' : 'auction.relist',
      subjectType: 'auction',
      subjectId: id,
      after: {
        goods_id: goodsId,
        relisted_from_id: relistedFromId,
        ...(piece && { serial_number: piece.serialNumber }),
        ...openingTermsOf(terms),
      },
    });
    return { id };
  }
}

/** The piece of a run: the requested one, else that of the previous run. */
function wantedPiece(serialNumber: string | undefined, last: TermsRow | null) {
  if (serialNumber !== undefined) return serialNumber.trim() === '' ? null : { serialNumber: serialNumber };
  return last === null || last.serial_unit_id === null ? null : { unitId: last.serial_unit_id };
}

const termsIn =
  (requested: AuctionTerms) =>
  (now: number): LotTermsDraft =>
    readTerms(requested, now);
