import type { CartPieces } from '@fovea/shared-types/order/cart.dto';
import { CART_LINES_MAX, CART_QUANTITY_MAX } from '@fovea/shared-types/order/cart-rules';
import { useSyncExternalStore } from 'react';
import { readKept } from '../../lib/kept-text';

const KEY = 'fovea_cart';

const isPieces = (value: unknown): value is CartPieces =>
  typeof value === 'object' &&
  value !== null &&
  Number.isSafeInteger(Reflect.get(value, 'goods_id')) &&
  Number.isSafeInteger(Reflect.get(value, 'quantity'));

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

// Told of what other tabs write, never of this tab's own; a null key is all of the storage cleared.
window.addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) show(read());
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What a visitor put into the cart in this browser, the newest first; it goes to his account when he signs in. */
export const cartHere = (): readonly CartPieces[] => lines;

/** On top of what lies there. */
export function putHere(goodsId: number, quantity: number): void {
  const kept = read();
  const before = kept.find(({ goods_id }) => goods_id === goodsId)?.quantity ?? 0;
  const line = { goods_id: goodsId, quantity: Math.min(before + quantity, CART_QUANTITY_MAX) };
  const next = [line, ...kept.filter(({ goods_id }) => goods_id !== goodsId)].slice(0, CART_LINES_MAX);
  localStorage.setItem(KEY, JSON.stringify(next));
  show(next);
}

export function forgetCartHere(): void {
  localStorage.removeItem(KEY);
  show([]);
}

/** Pieces a visitor has put aside. */
export const usePiecesHere = (): number =>
  useSyncExternalStore(subscribe, cartHere).reduce((sum, { quantity }) => sum + quantity, 0);
