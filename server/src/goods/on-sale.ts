import { GOODS_STATUS } from '@fovea/shared-types/states';
import { isOfSellerSql } from '../member/certification-rules.js';

/**
 * SQL for goods that the shop shows: on the shelf, and of somebody who may sell now. The shelf is left as it is while
 * a merchant is disabled or expired, so that its goods are back at once when it may sell again.
 * @param goods alias of `goods`
 */
export const onSaleSql = (goods: string): string =>
  `${goods}.status = ${GOODS_STATUS.listed} AND ${isOfSellerSql(`${goods}.company_id`)}`;
