import { Inject, Injectable } from '@nestjs/common';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import { LotCommandService } from '@fovea/server/auction/lifecycle/lot-command.service';
import { ENV } from '@fovea/server/platform/config/config.module';
import type { Env } from '@fovea/server/platform/config/env';
import { AppError } from '@fovea/server/platform/kernel/app-error';
import { Log } from '@fovea/server/platform/logging/log';
import { Seeded } from './seeded.js';
import { allGoods, starGoodsSn } from './content/all-goods.js';
import type { DemoGoods } from './content/demo-goods.js';
import { platformPeople } from './content/people.js';
import { asStaff } from './demo-callers.js';
import { DemoRepository, type DemoRun } from './demo.repository.js';
import { DemoRivals } from './demo-rivals.js';
import { DemoRuns } from './demo-runs.js';
import { OwnerDatabase } from './owner-database.js';

const lotGoods = new Map(
  allGoods.flatMap((goods) => (goods.auction === undefined ? [] : [[goods.goodsSn, goods] as const])),
);
/** How much of a missed reserve makes a demo seller agree. */
const GOOD_ENOUGH = 0.85;

/** Keeps auctions running: opens the first run of every lot, and the next one some time after a run has ended. */
@Injectable()
export class DemoAuctions {
  private isBusy = false;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: OwnerDatabase,
    private readonly demo: DemoRepository,
    private readonly runs: DemoRuns,
    private readonly commands: LotCommandService,
    private readonly rivals: DemoRivals,
    private readonly log: Log,
  ) {}

  /** So long a result stays to be looked at. */
  private get pauseS(): number {
    return Math.min(90, Math.max(3, this.env.demoAuctionS / 3));
  }

  /** Opens what should run and does not, and answers for sellers whose reserve was missed. */
  async keepRunning(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      const staffId = await this.findStaff();
      if (staffId === undefined) return;
      const opened: string[] = [];
      for (const run of await this.demo.listRuns(this.db, [...lotGoods.keys()])) {
        const goods = lotGoods.get(run.goods_sn);
        if (goods !== undefined && (await this.careFor(goods, run, staffId))) opened.push(run.goods_sn);
      }
      await this.rivals.open(opened, openingBids);
    } finally {
      this.isBusy = false;
    }
  }

  private async findStaff(): Promise<number | undefined> {
    const email = platformPeople.find(({ duty }) => duty === 'auction-staff')?.email ?? '';
    return (await this.demo.listAccountIds(this.db, [email])).get(email);
  }

  /** @returns whether a new run was opened */
  private async careFor(goods: DemoGoods, run: DemoRun, staffId: number): Promise<boolean> {
    const isRested = (run.seconds_since_end ?? Infinity) > this.pauseS;
    try {
      if (run.auction_id === null) return await this.runs.open(goods, run, staffId);
      if (run.status === AUCTION_STATUS.ended && isRested) {
        const isFair = (run.price ?? 0) >= (goods.auction?.reservePrice ?? 0) * GOOD_ENOUGH;
        await this.commands.acceptHighestBid(asStaff(staffId), {
          id: run.auction_id,
          status: isFair ? 1 : -1,
        });
        return false;
      }
      const isOver = (run.status ?? 0) >= AUCTION_STATUS.successful && isRested;
      // What the demo shows as sold stays sold.
      if (!isOver || goods.auction?.runs === 'ended') return false;
      return await this.runs.open(goods, run, staffId);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // Another node was quicker, or somebody is working with these goods right now.
      this.log.debug('demo lot left alone', { goods: goods.goodsSn, refusal: error.id });
      return false;
    }
  }
}

/** Lots have had some bids when the first visitor comes; those that were won had a little fight. */
function openingBids(goodsSn: string): number {
  const goods = lotGoods.get(goodsSn);
  if (goods === undefined || goodsSn === starGoodsSn) return 0;
  if (goods.auction?.runs === 'ended') return 6;
  return new Seeded(`bids ${goodsSn}`).whole(0, goods.auction?.runs === 'minutes' ? 2 : 5);
}
