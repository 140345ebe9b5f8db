import { SALE_STATE, SALE_TYPE } from '@fovea/shared-types/sale-states';
import { GOODS_STATUS } from '@fovea/shared-types/states';
import { isOfSellerSql } from '../../member/company/certification-rules.js';

/**
 * SQL for goods that the shop shows: on the shelf, and of somebody who may sell now. The shelf is left as it is while
 * a merchant is disabled or expired, so that its goods are back at once when it may sell again.
 * @param goods alias of `goods`
 */
export const onSaleSql = (goods: string): string =>
  `${goods}.status = ${GOODS_STATUS.listed} AND ${isOfSellerSql(`${goods}.company_id`)}`;

/**
 * SQL for goods that can be ordered at their price, as far as some are left.
 * @param goods alias of `goods`
 */
export const isBuyableSql = (goods: string): string =>
  `(${onSaleSql(goods)} AND ${goods}.sale_type = ${SALE_TYPE.immediate} AND ${goods}.price IS NOT NULL
    AND ${goods}.sale_state IN (${SALE_STATE.on_sale}, ${SALE_STATE.negotiating}))`;

/**
 * SQL for goods that somebody may have followed to an auction: in one, sold by one, or taken off the shelf by one.
 * @param goods alias of `goods`
 */
export const hasRunSql = (goods: string): string =>
  `${goods}.auction_id IS NOT NULL AND (${goods}.status = ${GOODS_STATUS.off_shelf} OR (
    ${goods}.status = ${GOODS_STATUS.listed} AND ${goods}.sale_state IN (${SALE_STATE.in_auction}, ${SALE_STATE.sold_out})))`;

/**
 * SQL for goods that have a page in the shop: for sale, or followed to their auction's end.
 * @param goods alias of `goods`
 */
export const isShownSql = (goods: string): string => `(${onSaleSql(goods)} OR (${hasRunSql(goods)}))`;
