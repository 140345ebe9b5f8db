import type { CartPieces } from '@fovea/shared-types/order/cart.dto';
import { CART_LINES_MAX, CART_QUANTITY_MAX } from '@fovea/shared-types/order/cart-rules';
import { useSyncExternalStore } from 'react';
import { readKept } from '../../lib/kept-text';

const KEY = 'fovea_cart';

const isWithin = (value: unknown, max: number): boolean =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 && value <= max;

const isPieces = (value: unknown): value is CartPieces =>
  typeof value === 'object' &&
  value !== null &&
  isWithin(Reflect.get(value, 'goods_id'), Number.MAX_SAFE_INTEGER) &&
  isWithin(Reflect.get(value, 'quantity'), CART_QUANTITY_MAX);

function read(): readonly CartPieces[] {
  const kept = readKept(localStorage.getItem(KEY));
  return Array.isArray(kept) ? kept.filter(isPieces).slice(0, CART_LINES_MAX) : [];
}

let lines = read();
const listeners = new Set<() => void>();

function show(next: readonly CartPieces[]): void {
  lines = next;
  listeners.forEach((listener) => listener());
}

// Receives what other tabs write, never this tab's own; a null key is all of the storage cleared.
window.addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) show(read());
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What a visitor put into the cart in this browser, the newest first; it is added to their account when they sign in. */
export const cartHere = (): readonly CartPieces[] => lines;

/** Added to what is there. */
export function putHere(goodsId: number, quantity: number): void {
  const kept = read();
  const before = kept.find(({ goods_id }) => goods_id === goodsId)?.quantity ?? 0;
  const line = { goods_id: goodsId, quantity: Math.min(before + quantity, CART_QUANTITY_MAX) };
  keep([line, ...kept.filter(({ goods_id }) => goods_id !== goodsId)].slice(0, CART_LINES_MAX));
}

/** So many pieces, whatever lay there before. */
export const changeHere = (goodsId: number, quantity: number): void =>
  keep(read().map((line) => (line.goods_id === goodsId ? { ...line, quantity } : line)));

export const takeOutHere = (goodsIds: readonly number[]): void =>
  keep(read().filter(({ goods_id }) => !goodsIds.includes(goods_id)));

function keep(next: readonly CartPieces[]): void {
  localStorage.setItem(KEY, JSON.stringify(next));
  show(next);
}

export function forgetCartHere(): void {
  localStorage.removeItem(KEY);
  show([]);
}

export const useCartHere = (): readonly CartPieces[] => useSyncExternalStore(subscribe, cartHere);

/** Pieces a visitor has put aside. */
export const usePiecesHere = (): number => useCartHere().reduce((sum, { quantity }) => sum + quantity, 0);
