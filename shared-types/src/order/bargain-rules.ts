export const BARGAIN_OFFERS_MAX = 10;
export const BARGAIN_OFFER_HOURS = 48;
/** After a merchant has declined, the same buyer begins again this much later. */
export const BARGAIN_PAUSE_HOURS = 24;
export const BARGAIN_QUANTITY_MAX = 999;
export const BARGAIN_TEXT_MAX = 500;

export type BargainSide = 'buyer' | 'merchant';

/** The offers so far, for one piece in minor units; null: none yet. */
export interface BargainPrices {
  /** The list price when the thread began. */
  price: number;
  buyerPrice: number | null;
  merchantPrice: number | null;
}

/**
 * Between which prices a side may make its next offer, both included: the buyer's rise and stay below the merchant's,
 * the merchant's stay above the buyer's and within the list price. Nothing fits where `min` is above `max`.
 */
export function offerBounds(
  side: BargainSide,
  { price, buyerPrice, merchantPrice }: BargainPrices,
): { min: number; max: number } {
  const min = (buyerPrice ?? 0) + 1;
  return side === 'merchant' ? { min, max: price } : { min, max: (merchantPrice ?? price) - 1 };
}
