import { Injectable } from '@nestjs/common';
import { addAuctions, relistAuctions } from '@fovea/shared-types/auction/auction.calls';
import type {
  AddAuctionsRequest,
  OpenedLot,
  RelistAuctionsRequest,
  RelistedLot,
} from '@fovea/shared-types/auction/admin-auction.dto';
import type { IdAnswer } from '@fovea/shared-types/common.dto';
import { GoodsService } from '../../goods/goods.service.js';
import { errorText } from '../../i18n/texts.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { eachByItself } from '../../platform/database/each-by-itself.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { AuctionOpeningService } from './auction-opening.service.js';
import type { LotTermsDraft } from './auction-terms.js';
import { AuctionTermsRepository, type TermsRow } from './auction-terms.repository.js';
import { readLotsAgain, readNewLots, type TermsOfPlace } from './lots-in-one-go.js';
import { termsOf } from './terms-change.js';

/** The result of one of many lots, without its id. */
type Outcome = Omit<OpenedLot, 'goods_id'>;

/**
 * Opens several lots, each separately. Their ends are a minute apart in the requested order; a refused one
 * leaves no gap.
 */
@Injectable()
export class BulkOpeningService {
  constructor(
    private readonly db: Database,
    private readonly terms: AuctionTermsRepository,
    private readonly goods: GoodsService,
    private readonly opening: AuctionOpeningService,
    private readonly idempotency: Idempotency,
  ) {}

  addMany(caller: StaffCaller, request: AddAuctionsRequest): Promise<OpenedLot[]> {
    return this.idempotency.run(caller, addAuctions.path, request, async (tx) => {
      const lots = readNewLots(request, await this.db.clock(tx));
      const goodsIds = [...lots.keys()];
      const serials = new Map(request.lots.map(({ goods_id, serial_number }) => [goods_id, serial_number]));
      await this.lockGoods(tx, goodsIds);
      const results = await openEach(tx, caller, goodsIds, lots, (goodsId, terms) =>
        orUnknownPiece(this.opening.openOne(tx, caller, goodsId, terms, serials.get(goodsId))),
      );
      return results.map(([goods_id, outcome]) => ({ goods_id, ...outcome }));
    });
  }

  relistMany(caller: StaffCaller, request: RelistAuctionsRequest): Promise<RelistedLot[]> {
    return this.idempotency.run(caller, relistAuctions.path, request, async (tx) => {
      const ids = request.lots.map(({ id }) => id);
      const last = await this.lockLots(tx, caller, ids);
      const lastTerms = new Map([...last].map(([id, row]) => [id, termsOf(row)]));
      const lots = readLotsAgain(request, lastTerms, await this.db.clock(tx));
      await this.lockGoods(
        tx,
        [...last.values()].map(({ goods_id }) => goods_id),
      );
      const results = await openEach(tx, caller, ids, lots, (id, terms) =>
        this.opening.openAgain(tx, caller, last.get(id), () => terms),
      );
      return results.map(([relisted_from_id, outcome]) => ({ relisted_from_id, ...outcome }));
    });
  }

  /** In id order, as all code that locks several of them, so that two calls never deadlock. */
  private async lockLots(
    tx: Tx,
    caller: StaffCaller,
    ids: readonly number[],
  ): Promise<Map<number, TermsRow>> {
    const found = new Map<number, TermsRow>();
    for (const id of inOrder(ids)) {
      const row = await this.terms.lockAuctionTerms(tx, id, caller);
      if (row) found.set(id, row);
    }
    return found;
  }

  private async lockGoods(tx: Tx, ids: readonly number[]): Promise<void> {
    await eachByItself(tx, inOrder(ids), (id) => this.goods.lockGoods(tx, [id]));
  }
}

/** A fault of one of many is shown as text, not beside a field. */
async function orUnknownPiece<Done>(opening: Promise<Done>): Promise<Done> {
  try {
    return await opening;
  } catch (error) {
    if (error instanceof AppError && error.fields?.serial_number)
      throw new AppError('SERIAL_UNKNOWN', {}, undefined, { cause: error });
    throw error;
  }
}

const inOrder = (ids: readonly number[]): number[] => ids.toSorted((a, b) => a - b);

/** @param lots without those that are not there */
async function openEach(
  tx: Tx,
  { language }: StaffCaller,
  ids: readonly number[],
  lots: ReadonlyMap<number, TermsOfPlace>,
  open: (id: number, terms: LotTermsDraft) => Promise<IdAnswer>,
): Promise<[number, Outcome][]> {
  let opened = 0;
  const results = await eachByItself(tx, ids, async (id) => {
    const terms = lots.get(id)?.(opened);
    if (!terms) throw new AppError('NOT_FOUND');
    const lot = await open(id, terms);
    opened += 1;
    return { id: lot.id, end_at: new Date(terms.endAt).toISOString() };
  });
  return results.map((result) => [
    result.id,
    'done' in result
      ? { ...result.done, error: null, msg: null }
      : {
          id: null,
          end_at: null,
          error: result.refusal.id,
          msg: errorText(language, result.refusal.id, result.refusal.details),
        },
  ]);
}
