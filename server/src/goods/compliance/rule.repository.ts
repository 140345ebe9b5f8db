import { Injectable } from '@nestjs/common';
import { LICENCE_STATUS, ENABLED_STATUS, CERTIFICATION_STATUS } from '@fovea/shared-types/states';
import { BUYER_KIND, RULE_ABOUT } from '@fovea/shared-types/warehouse/rule.record';
import { int8s, texts } from '../../platform/database/array-param.js';
import type { Queryable } from '../../platform/database/database.js';
import type { LocalizedText } from '../../platform/database/localized.js';
import type { Rule } from './resolve.js';

export interface RuleRow extends Rule {
  name: LocalizedText;
  source: string;
  /** One of them will do. */
  kinds: { id: number; name: LocalizedText }[];
}

/** What the law looks at of a company that sells. */
export interface SellerRow {
  country: string | null;
  /** Kinds of its licences that were approved and hold today. */
  kinds: number[];
}

/** Somebody who would buy certain goods. */
export interface BuyerRow extends Omit<ItemRow, 'id'> {
  seller_country: string | null;
  /** As stated, else of the default address, of the company, of the member. */
  delivery_country: string | null;
  condition: number;
  is_controlled: boolean;
  buyer_kind: number;
  kinds: number[];
  /** Of the company that sells; null: none does. */
  seller_kinds: number[] | null;
}

/** Goods as their company offers them, and its licences. */
export interface OfferedRow extends Omit<ItemRow, 'id'> {
  goods_id: number;
  seller_country: string | null;
  condition: number;
  is_controlled: boolean;
  kinds: number[];
}

export interface ItemRow {
  id: number;
  device_class: number | null;
  is_maintenance_required: boolean;
}

const nameOf = (table: string): string =>
  `json_build_object('c', ${table}.name_c, 'e', ${table}.name_e, 'j', ${table}.name_j)`;

/** Kinds of licences of a company that hold today, where it does business. */
const kindsOf = (company: string): string =>
  `ARRAY(SELECT DISTINCT l.kind::int FROM company_licence l WHERE l.company_id = ${company}.id AND l.status = ${LICENCE_STATUS.approved}
     AND (now() AT TIME ZONE ${company}.time_zone)::date BETWEEN l.valid_from AND coalesce(l.valid_until, 'infinity')
     ORDER BY 1)`;

/** Rules of sales in force, and the facts they are held against. */
@Injectable()
export class RuleRepository {
  async inForce(q: Queryable): Promise<RuleRow[]> {
    const { rows } = await q.query<RuleRow>(
      `SELECT r.id, r.about, r.outcome, r.seller_country, r.delivery_country, r.device_classes, r.maintenance, r.used,
         r.controlled, r.buyer_kind, r.purposes, ${nameOf('r')} AS name, r.source,
         (SELECT coalesce(json_agg(json_build_object('id', k.id, 'name', ${nameOf('k')}) ORDER BY k.id), '[]')
          FROM licence_kind k WHERE k.id IN (r.licence_kind_id, r.or_kind_id)) AS kinds
       FROM compliance_rule r
       WHERE r.about <> ${RULE_ABOUT.keeping} AND r.status = ${ENABLED_STATUS.enabled} AND current_date BETWEEN r.effective_from AND coalesce(r.effective_until, 'infinity')
       ORDER BY r.id`,
    );
    return rows;
  }

  async seller(q: Queryable, companyId: number): Promise<SellerRow | null> {
    const { rows } = await q.query<SellerRow>(
      `SELECT c.country, ${kindsOf('c')} AS kinds FROM company c WHERE c.id = $1`,
      [companyId],
    );
    return rows[0] ?? null;
  }

  async items(q: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, ItemRow>> {
    if (ids.length === 0) return new Map();
    const { rows } = await q.query<ItemRow>(
      `SELECT id, device_class, is_maintenance_required FROM product WHERE id = ANY ($1::bigint[])`,
      [[...ids]],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Those that a company offers; the platform's own are of none that the law could require a licence of. */
  async offered(q: Queryable, goodsIds: readonly number[]): Promise<OfferedRow[]> {
    if (goodsIds.length === 0) return [];
    const { rows } = await q.query<OfferedRow>(
      `SELECT g.id AS goods_id, s.country AS seller_country, g.condition, g.need_licence AS is_controlled,
         coalesce(g.jp_class, p.device_class) AS device_class,
         coalesce(p.is_maintenance_required, false) AS is_maintenance_required, ${kindsOf('s')} AS kinds
       FROM goods g JOIN company s ON s.id = g.company_id LEFT JOIN product p ON p.id = g.product_id
       WHERE g.id = ANY ($1::bigint[]) ORDER BY g.id`,
      [[...new Set(goodsIds)]],
    );
    return rows;
  }

  /** By their place in the list; one whose goods there are not is missing. Who has no account has no licence either. */
  async buyers(
    q: Queryable,
    buyers: readonly { accountId: number; goodsId: number; deliveryCountry?: string | null }[],
  ): Promise<ReadonlyMap<number, BuyerRow>> {
    const { rows } = await q.query<BuyerRow & { place: number }>(
      `SELECT w.place - 1 AS place, coalesce(s.country, g.ships_from) AS seller_country, g.condition,
         g.need_licence AS is_controlled, coalesce(g.jp_class, p.device_class) AS device_class,
         coalesce(p.is_maintenance_required, false) AS is_maintenance_required,
         coalesce(w.delivery_country, (SELECT a.country FROM address a WHERE a.account_id = u.id AND a.deleted_at IS NULL
           ORDER BY a.is_default DESC, a.id LIMIT 1), c.country, u.country) AS delivery_country,
         CASE WHEN c.certification_status = ${CERTIFICATION_STATUS.certified} THEN ${BUYER_KIND.certified} ELSE ${BUYER_KIND.other} END AS buyer_kind,
         ${kindsOf('c')} AS kinds, CASE WHEN s.id IS NOT NULL THEN ${kindsOf('s')} END AS seller_kinds
       FROM unnest($1::bigint[], $2::bigint[], $3::text[])
         WITH ORDINALITY AS w(account_id, goods_id, delivery_country, place)
       JOIN goods g ON g.id = w.goods_id LEFT JOIN account u ON u.id = w.account_id
       LEFT JOIN company s ON s.id = g.company_id LEFT JOIN company c ON c.id = u.company_id
       LEFT JOIN product p ON p.id = g.product_id`,
      [
        int8s(buyers, ({ accountId }) => accountId),
        int8s(buyers, ({ goodsId }) => goodsId),
        texts(buyers, ({ deliveryCountry }) => deliveryCountry ?? null),
      ],
    );
    return new Map(rows.map(({ place, ...row }) => [place, row]));
  }
}
