import { Injectable } from '@nestjs/common';
import { isShownSql } from '../listing/on-sale.js';

/**
 * SQL for goods that are in a list of a person's own: a condition.
 * @param goods SQL of the id of the goods
 * @param account SQL of the id of the person
 */
export type GoodsRelation = (goods: string, account: string) => string;

const isFavourite: GoodsRelation = (goods, account) =>
  `EXISTS (SELECT FROM goods_collect f WHERE f.account_id = ${account} AND f.goods_id = ${goods})`;

/**
 * Which goods a person may name by their id. All others are looked up as if they did not exist, so that no call reveals
 * goods that are in review, off the shelf, or of a merchant who may not sell. Later modules register the lists in which
 * goods stay visible to a person, because goods read none of their tables.
 *
 * Calls of staff go by the companies and the reach of a role instead: `GOODS_ROWS` with `refuseBeyondReach`.
 */
@Injectable()
export class VisibleGoods {
  private readonly relations: GoodsRelation[] = [isFavourite];

  register(relation: GoodsRelation): void {
    this.relations.push(relation);
  }

  /**
   * SQL for goods that the shop shows, that the person sells, or that are in a list of theirs: a condition.
   * @param goods alias of `goods`
   * @param account placeholder of a person's id; null there is a visitor
   */
  sql(goods: string, account: string): string {
    const person = `${account}::bigint`;
    const ways = [
      isShownSql(goods),
      `${goods}.seller_id = ${person}`,
      ...this.relations.map((relation) => relation(`${goods}.id`, person)),
    ];
    return `(${ways.join(' OR ')})`;
  }
}
