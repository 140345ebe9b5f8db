import { Injectable } from '@nestjs/common';
import { eachByItself } from '../../platform/database/each-by-itself.js';
import type { Tx } from '../../platform/database/database.js';
import { AuctionOpeningService } from './auction-opening.service.js';
import { readTerms } from './auction-terms.js';
import { PLAN_ZONE, type PlannedTerms, planTerms } from './plan-terms.js';

interface PlanRow extends PlannedTerms {
  id: number;
  goods_id: number;
  company_id: number;
  time_zone: string | null;
}

/** Opens what was drafted for goods that have come onto the shelf. */
@Injectable()
export class PlannedOpeningService {
  constructor(private readonly opening: AuctionOpeningService) {}

  /**
   * Each separately; a lot that cannot be opened stays a draft with the reason. A repeat finds nothing left
   * to do.
   */
  async openListed(tx: Tx, goodsIds: readonly number[]): Promise<void> {
    const plans = new Map((await lockPlans(tx, goodsIds)).map((plan) => [plan.id, plan]));
    const results = await eachByItself(tx, [...plans.keys()], async (id) => {
      const plan = plans.get(id);
      if (plan) await this.openPlan(tx, plan);
    });
    const refused = results.flatMap((result) => ('refusal' in result ? [result.id] : []));
    await tx.query('UPDATE auction_plan SET is_refused = true WHERE id = ANY ($1::bigint[])', [refused]);
  }

  private async openPlan(tx: Tx, plan: PlanRow): Promise<void> {
    await this.opening.openPlanned(tx, plan.company_id, plan.goods_id, (now) =>
      readTerms(planTerms(plan, now, plan.time_zone ?? PLAN_ZONE), now),
    );
  }
}

async function lockPlans(tx: Tx, goodsIds: readonly number[]): Promise<PlanRow[]> {
  const { rows } = await tx.query<PlanRow>(
    `SELECT p.*, c.time_zone FROM auction_plan p JOIN company c ON c.id = p.company_id
     WHERE p.goods_id = ANY ($1::bigint[]) AND p.opens_by_itself AND NOT p.is_refused
     ORDER BY p.goods_id FOR UPDATE OF p`,
    [[...goodsIds]],
  );
  return rows;
}
