import { auctionPlan, PLAN_STATE } from '@fovea/shared-types/auction/plan.record';
import { brokenField } from '../../platform/database/constraint-errors.js';
import { localized } from '../../platform/database/localized.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import { PlanRules } from './plan.rules.js';

/** Draft auctions: of all companies for the platform, of its own for each. */
export const servedPlan = serveRecord(auctionPlan, {
  table: 'auction_plan',
  joins: 'JOIN company c ON c.id = t.company_id JOIN goods g ON g.id = t.goods_id',
  shown: {
    company_name: ({ language }) => localized('c.name', language),
    goods_name: ({ language }) => localized('g.name', language),
    goods_status: 'g.status',
    state: `CASE WHEN t.is_refused THEN ${PLAN_STATE.refused} ELSE ${PLAN_STATE.waiting} END`,
  },
  filters: { company_id: 't.company_id' },
  constraints: {
    auction_plan_goods_uq: 'ALREADY_DONE',
    auction_plan_goods_fk: 'NOT_FOUND',
    auction_plan_company_fk: 'NOT_FOUND',
    auction_plan_terms_ck: brokenField(['start_price', 'reserve_price', 'buy_now_price']),
  },
  rules: PlanRules,
});
