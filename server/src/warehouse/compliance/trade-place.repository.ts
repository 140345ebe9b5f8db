import { Injectable } from '@nestjs/common';
import { LICENCE_STATUS } from '@fovea/shared-types/states';
import type { Language } from '@fovea/shared-types/language';
import type { Queryable } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { ofCompanies } from '../../platform/database/row-scope.js';

export interface Period {
  placeId: number;
  /** Days, the first and the last. */
  begin: string;
  end: string;
  /** 0 both. */
  direction: number;
}

/** A place of business in the head of its records. */
export interface TradePlace {
  company_id: number;
  company_name: string;
  time_zone: string;
  name: string;
  address: string;
  manager: string;
  phone: string;
  /** Licences of the company that held within the period. */
  licences: { kind: string; number: string; until: string | null }[];
  /** The period as instants, where the company does business. */
  begins_at: Date;
  ends_at: Date;
}

@Injectable()
export class TradePlaceRepository {
  async findTradePlace(
    q: Queryable,
    { placeId, begin, end }: Period,
    language: Language,
    companies: readonly number[] | null,
  ): Promise<TradePlace | null> {
    const { rows } = await q.query<TradePlace>(
      `SELECT w.company_id, ${localized('c.name', language)} AS company_name, c.time_zone, w.name, w.address, w.manager, w.phone,
         ARRAY(SELECT json_build_object('kind', ${localized('k.name', language)}, 'number', l.number, 'until', l.valid_until)
           FROM company_licence l JOIN licence_kind k ON k.id = l.kind
           WHERE l.company_id = c.id AND l.status IN (${LICENCE_STATUS.approved}, ${LICENCE_STATUS.replaced}) AND l.valid_from <= $3::date
             AND coalesce(l.valid_until, 'infinity') >= $2::date ORDER BY l.kind, l.id) AS licences,
         $2::date::timestamp AT TIME ZONE c.time_zone AS begins_at,
         ($3::date + 1)::timestamp AT TIME ZONE c.time_zone - interval '1 microsecond' AS ends_at
       FROM warehouse w JOIN company c ON c.id = w.company_id WHERE w.id = $1 AND ${ofCompanies('w', companies)}`,
      [placeId, begin, end],
    );
    return rows[0] ?? null;
  }
}
