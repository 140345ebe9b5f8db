import { FIXED_FREIGHT_MAX } from '@fovea/shared-types/order/cart-rules';

/** A row of the freight table; prices in minor units of the requested currency. */
export interface FreightRate {
  id: number;
  companyId: number | null;
  /** Null: wherever no row of its own leads. */
  country: string | null;
  /** Of its zone: how postal codes there begin. Null: wherever in the country no zone has a row of its own. */
  postalPrefixes: readonly string[] | null;
  maxKg: number;
  price: number;
  /** For each piece beyond those that the fixed freight of goods covers. */
  stepPrice: number;
  /** A piece of so many kilograms and more is crated; null: none is. */
  crateFromKg: number | null;
  cratePrice: number;
  /** Where it leaves the country. */
  exportPrice: number;
}

export interface FreightLine {
  quantity: number;
  /** The seller's price for up to two pieces; null: by the table, else by quotation. */
  fixed: number | null;
  weightGrams: number | null;
}

/** Where something goes; without a postal code, outside of any zone. */
export interface Place {
  country: string;
  postal_code: string | null;
}

export interface Shipment {
  companyId: number | null;
  from: string | null;
  to: Place;
  lines: readonly FreightLine[];
}

/** What sending costs, and what of it is for crates and for leaving the country. */
export interface Freight {
  total: number;
  crate: number;
  customs: number;
}

const GRAMS = 1_000;

/**
 * What one seller's lines cost to send together: up to two pieces of a line at its seller's price, the rest by
 * weight, place and number from the table, without a row for it again at its seller's price for each two pieces.
 * @returns null: not known yet, it is quoted once the order exists
 */
export function freightOf(rates: readonly FreightRate[], shipment: Shipment): Freight | null {
  const isFixed = ({ fixed, quantity }: FreightLine): boolean =>
    fixed !== null && quantity <= FIXED_FREIGHT_MAX;
  const rest = shipment.lines.filter((line) => !isFixed(line));
  const fixed = sum(shipment.lines.filter(isFixed).map((line) => line.fixed ?? 0));
  if (rest.length === 0) return plain(fixed);
  const tariff = tariffOf(rates, { ...shipment, lines: rest });
  if (tariff !== null) {
    const { price, step, crate, customs } = tariff;
    return { total: fixed + price + step + crate + customs, crate, customs };
  }
  if (rest.some((line) => line.fixed === null)) return null;
  return plain(
    fixed + sum(rest.map((line) => (line.fixed ?? 0) * Math.ceil(line.quantity / FIXED_FREIGHT_MAX))),
  );
}

/** A seller's own request: nobody checks its contents. */
const plain = (total: number): Freight => ({ total, crate: 0, customs: 0 });

/** The charges of a row of the table, part by part. */
export interface Tariff {
  rateId: number;
  price: number;
  /** For the pieces beyond those that a fixed freight would cover. */
  step: number;
  crate: number;
  customs: number;
}

/** @returns null: no row applies, or the weight of a piece is unknown */
export function tariffOf(
  rates: readonly FreightRate[],
  { companyId, from, to, lines }: Shipment,
): Tariff | null {
  const weights = lines.map(({ weightGrams, quantity }) =>
    weightGrams === null ? null : weightGrams * quantity,
  );
  if (weights.includes(null)) return null;
  const rate = rateFor(rates, { companyId, to, grams: sum(weights.map((weight) => weight ?? 0)) });
  if (rate === null) return null;
  const pieces = sum(lines.map(({ quantity }) => quantity));
  const crateFrom = rate.crateFromKg === null ? Infinity : rate.crateFromKg * GRAMS;
  const crates = sum(
    lines.map(({ weightGrams, quantity }) => ((weightGrams ?? 0) >= crateFrom ? quantity : 0)),
  );
  return {
    rateId: rate.id,
    price: rate.price,
    step: rate.stepPrice * Math.max(0, pieces - FIXED_FREIGHT_MAX),
    crate: rate.cratePrice * crates,
    customs: from !== null && from !== to.country ? rate.exportPrice : 0,
  };
}

/**
 * The seller's own rows before the platform's, those of the nearest zone before those of the country before those of any,
 * the narrowest band.
 */
function rateFor(
  rates: readonly FreightRate[],
  { companyId, to, grams }: { companyId: number | null; to: Place; grams: number },
): FreightRate | null {
  const postal = postalKey(to.postal_code ?? '');
  const [best] = rates
    .filter((rate) => rate.companyId === null || rate.companyId === companyId)
    .filter(({ maxKg }) => maxKg * GRAMS >= grams)
    .map((rate) => ({ rate, nearness: nearnessOf(rate, to.country, postal) }))
    .filter(({ nearness }) => nearness >= 0)
    .toSorted(
      (a, b) =>
        Number(a.rate.companyId === null) - Number(b.rate.companyId === null) ||
        b.nearness - a.nearness ||
        a.rate.maxKg - b.rate.maxKg ||
        a.rate.id - b.rate.id,
    );
  return best?.rate ?? null;
}

/** How much of a place a row names: nothing (0), its country (1), and as much of its postal code; below 0 another place. */
function nearnessOf({ country, postalPrefixes }: FreightRate, toCountry: string, postal: string): number {
  if (country === null) return 0;
  if (country !== toCountry) return -1;
  if (postalPrefixes === null) return 1;
  const lengths = postalPrefixes.filter((one) => postal.startsWith(one)).map(({ length }) => length);
  return lengths.length === 0 ? -1 : 1 + Math.max(...lengths);
}

/** A postal code, or how some begin, as they are compared: however it was typed, its digits and letters alone. */
export const postalKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
