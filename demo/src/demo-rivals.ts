import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { stepAt } from '@fovea/shared-types/currency-steps';
import { isWholeUnits } from '@fovea/shared-types/money';
import { BidService } from '@fovea/server/auction/bidding/bid.service';
import { AppError } from '@fovea/server/platform/kernel/app-error';
import { allGoods, starGoodsSn } from './content/all-goods.js';
import { rivals } from './content/people.js';
import { asMember } from './demo-callers.js';
import { DemoRepository, type OpenLot } from './demo.repository.js';
import { OwnerDatabase } from './owner-database.js';

const BIDS_MAX = 14;
/** Nearer to its end a bid would move it, and lots that should end soon would not. */
const END_DISTANCE_S = 360;
const CHANCE_PER_TICK = 0.3;

const rivalGoods = allGoods.filter((goods) => goods.auction !== undefined && goods.goodsSn !== starGoodsSn);
const priceOf = new Map(rivalGoods.map((goods) => [goods.goodsSn, goods.price.amount]));

/** Fictional bidders who keep lots moving; never on the star, where two visitors fight undisturbed. */
@Injectable()
export class DemoRivals {
  constructor(
    private readonly db: OwnerDatabase,
    private readonly demo: DemoRepository,
    private readonly bids: BidService,
  ) {}

  /** A short history for lots that have none yet: `count` bids each, by different people. */
  async open(goodsSns: readonly string[], count: (goodsSn: string) => number): Promise<void> {
    const wanted = goodsSns.filter((goodsSn) => priceOf.has(goodsSn));
    const rounds = Math.max(0, ...wanted.map(count));
    for (let round = 0; round < rounds; round += 1) {
      const lots = await this.demo.listOpenLots(this.db, wanted);
      for (const lot of lots) if (round < count(lot.goods_sn)) await this.bid(lot, round + lot.id);
    }
  }

  /** Now and then one bid on one lot that is not about to end. */
  async tick(): Promise<void> {
    if (Math.random() > CHANCE_PER_TICK) return;
    const lots = (await this.demo.listOpenLots(this.db, [...priceOf.keys()])).filter(
      (lot) => lot.seconds_left > END_DISTANCE_S && lot.bid_count < BIDS_MAX,
    );
    const lot = lots[Math.floor(Math.random() * lots.length)];
    if (lot !== undefined) await this.bid(lot, Math.floor(Math.random() * rivals.length));
  }

  private async bid(lot: OpenLot, turn: number): Promise<void> {
    const ids = await this.demo.listAccountIds(
      this.db,
      rivals.map(({ email }) => email),
    );
    const free = rivals.flatMap(({ email }) => {
      const id = ids.get(email);
      return id === undefined || id === lot.leader_id ? [] : [id];
    });
    const accountId = free[turn % Math.max(1, free.length)];
    const step = lot.step_price ?? stepAt(lot.price, lot.currency);
    const amount = lot.leader_id === null ? lot.start_price : lot.price + step * (1 + (turn % 3));
    const ceiling = Math.min(priceOf.get(lot.goods_sn) ?? 0, lot.buy_now_price ?? Infinity);
    if (accountId === undefined || amount >= ceiling * 0.85 || !isWholeUnits(amount, lot.currency)) return;
    try {
      await this.bids.place(asMember(accountId), {
        id: lot.id,
        amount,
        currency: lot.currency,
        request_id: randomUUID(),
      });
    } catch (error) {
      // Somebody was quicker, or the lot just ended: a rival shrugs, like anybody else.
      if (!(error instanceof AppError)) throw error;
    }
  }
}
