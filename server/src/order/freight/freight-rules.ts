import { FIXED_FREIGHT_MAX } from '@fovea/shared-types/order/cart-rules';

/** A row of the freight table; prices in minor units of the currency asked for. */
export interface FreightRate {
  id: number;
  companyId: number | null;
  /** Null: wherever no row of its own leads. */
  country: string | null;
  maxKg: number;
  price: number;
  /** For each piece beyond those that the fixed freight of goods covers. */
  stepPrice: number;
  /** A piece of so many kilograms and more goes in a crate; null: none does. */
  crateFromKg: number | null;
  cratePrice: number;
  /** Where it leaves the country. */
  exportPrice: number;
}

export interface FreightLine {
  quantity: number;
  /** What the seller asks for up to two pieces; null: by the table, else by quotation. */
  fixed: number | null;
  weightGrams: number | null;
}

export interface Shipment {
  companyId: number | null;
  from: string | null;
  to: string;
  lines: readonly FreightLine[];
}

const GRAMS = 1_000;

/**
 * What one seller's lines cost to send together: up to two pieces of a line for what its seller asks, the rest by
 * weight, place and number from the table, without a row for it again by what its seller asks for each two pieces.
 * @returns null: nobody can say yet, it is quoted once the order is there
 */
export function freightOf(rates: readonly FreightRate[], shipment: Shipment): number | null {
  const isFixed = ({ fixed, quantity }: FreightLine): boolean =>
    fixed !== null && quantity <= FIXED_FREIGHT_MAX;
  const rest = shipment.lines.filter((line) => !isFixed(line));
  const fixed = sum(shipment.lines.filter(isFixed).map((line) => line.fixed ?? 0));
  if (rest.length === 0) return fixed;
  const tariff = tariffOf(rates, { ...shipment, lines: rest });
  if (tariff !== null) return fixed + tariff.price + tariff.step + tariff.crate + tariff.customs;
  if (rest.some((line) => line.fixed === null)) return null;
  return fixed + sum(rest.map((line) => (line.fixed ?? 0) * Math.ceil(line.quantity / FIXED_FREIGHT_MAX)));
}

/** What a row of the table asks for, part by part. */
export interface Tariff {
  rateId: number;
  price: number;
  /** For the pieces beyond those that a fixed freight would cover. */
  step: number;
  crate: number;
  customs: number;
}

/** @returns null: no row holds it, or nobody knows what a piece weighs */
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
    customs: from !== null && from !== to ? rate.exportPrice : 0,
  };
}

/** The seller's own rows before the platform's, those of the country before those of any, the narrowest band. */
function rateFor(
  rates: readonly FreightRate[],
  { companyId, to, grams }: { companyId: number | null; to: string; grams: number },
): FreightRate | null {
  const rank = (rate: FreightRate): number =>
    (rate.companyId === null ? 2 : 0) + (rate.country === null ? 1 : 0);
  const [best = null] = rates
    .filter((rate) => rate.companyId === null || rate.companyId === companyId)
    .filter((rate) => (rate.country === null || rate.country === to) && rate.maxKg * GRAMS >= grams)
    .toSorted((a, b) => rank(a) - rank(b) || a.maxKg - b.maxKg);
  return best;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
