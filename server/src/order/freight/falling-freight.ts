import { ENABLED_STATUS } from '@fovea/shared-types/states';
import { type Currency, fromWire, isCurrency, ofUnits, toWire } from '@fovea/shared-types/money';
import { FIXED_FREIGHT_MAX } from '@fovea/shared-types/order/cart-rules';
import type { FreightFall, FreightTerms } from '../../goods/publishing/sellers-freight.js';
import type { Queryable } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { freightOf, type FreightRate, type Place } from './freight-rules.js';

/** What a band asks for its pieces, in whole units. */
export interface BandPrice {
  price: number;
  step_price: number;
}

const PIECES_COMPARED = 20;

const totalOf = ({ price, step_price }: BandPrice, pieces: number): number =>
  price + step_price * Math.max(0, pieces - FIXED_FREIGHT_MAX);

/** The first number of pieces in a band that cost more than one piece more in the wider band; null: none does. */
export function fallBetween(narrow: BandPrice, wide: BandPrice, currency: Currency): FreightFall | null {
  for (let fewer = 1; fewer <= PIECES_COMPARED; fewer += 1) {
    const [higher, lower] = [totalOf(narrow, fewer), totalOf(wide, fewer + 1)];
    if (lower < higher)
      return {
        ...{ fewer, higher: toWire(ofUnits(higher, currency), currency) },
        ...{ more: fewer + 1, lower: toWire(ofUnits(lower, currency), currency) },
        currency,
      };
  }
  return null;
}

/** A country that no row names. */
const ELSEWHERE = 'ZZ';

/** A place for which each row of the table may lead. */
const placesOf = (rates: readonly FreightRate[]): Place[] =>
  rates.map(({ country, postalPrefixes }) => ({
    country: country ?? ELSEWHERE,
    postal_code: postalPrefixes?.[0] ?? null,
  }));

/** Goods whose seller sets a freight for up to two pieces, where the third comes by the table and for less. */
export function fallOfGoods(
  rates: readonly FreightRate[],
  companyId: number | null,
  { freight, weight_g: weightGrams, quantity: pieces, ships_from: from, currency }: FreightTerms,
): FreightFall | null {
  if (freight === null || pieces <= FIXED_FREIGHT_MAX || !isCurrency(currency)) return null;
  const fixed = fromWire(freight, currency);
  const more = FIXED_FREIGHT_MAX + 1;
  for (const to of placesOf(rates)) {
    const lines = [{ quantity: more, fixed, weightGrams }];
    const total = freightOf(rates, { companyId, from, to, lines })?.total;
    if (total !== undefined && total < fixed)
      return {
        ...{ fewer: FIXED_FREIGHT_MAX, higher: toWire(fixed, currency) },
        ...{ more, lower: toWire(total, currency), currency },
      };
  }
  return null;
}

interface Bands {
  currency: Currency;
  narrow: BandPrice;
  wide: BandPrice;
}

/**
 * Of rows of the table that were just written, and the bands beside them.
 * @throws FREIGHT_FALLS where more pieces cost less and nobody has confirmed it
 */
export async function refuseFalls(q: Queryable, ids: readonly number[]): Promise<void> {
  const { rows } = await q.query<Bands>(
    `SELECT w.currency, json_build_object('price', n.price, 'step_price', n.step_price) AS narrow,
       json_build_object('price', w.price, 'step_price', w.step_price) AS wide
     FROM freight_rate w JOIN LATERAL (
       SELECT x.id, x.price, x.step_price, x.may_fall FROM freight_rate x
       WHERE (x.company_id, x.delivery_country, x.zone_id) IS NOT DISTINCT FROM (w.company_id, w.delivery_country, w.zone_id)
         AND x.currency = w.currency AND x.status = ${ENABLED_STATUS.enabled} AND x.max_kg < w.max_kg
       ORDER BY x.max_kg DESC LIMIT 1) n ON true
     WHERE w.status = ${ENABLED_STATUS.enabled} AND NOT w.may_fall AND NOT n.may_fall AND (w.id = ANY($1::bigint[]) OR n.id = ANY($1::bigint[]))
     ORDER BY w.id`,
    [[...ids]],
  );
  for (const { narrow, wide, currency } of rows) {
    const fall = fallBetween(narrow, wide, currency);
    if (fall) throw new AppError('FREIGHT_FALLS', fall, { may_fall: { key: 'freight_falls', params: fall } });
  }
}
