// plants nothing
import type { Basket } from '../basket/basket.js';
import { full } from '../basket/full.js';

export interface Shelf {
  into: Basket;
}
export const isFull = full;
