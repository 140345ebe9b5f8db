import { VIEWS_MAX } from '@fovea/shared-types/goods/kept-sorts';
import type { SeenGoods } from '@fovea/shared-types/goods/views.dto';
import { readKept } from '../../lib/kept-text';

const KEY = 'fovea_seen_goods';

const isSeen = (value: unknown): value is SeenGoods =>
  typeof value === 'object' &&
  value !== null &&
  Number.isSafeInteger(Reflect.get(value, 'goods_id')) &&
  typeof Reflect.get(value, 'viewed_at') === 'string';

/** What a visitor viewed in this browser, the newest first; it is added to their account when they sign in. */
export function seenHere(): SeenGoods[] {
  const kept = readKept(localStorage.getItem(KEY));
  return Array.isArray(kept) ? kept.filter(isSeen).slice(0, VIEWS_MAX) : [];
}

export function rememberSeen(goodsId: number): void {
  const others = seenHere().filter(({ goods_id }) => goods_id !== goodsId);
  const seen = [{ goods_id: goodsId, viewed_at: new Date().toISOString() }, ...others].slice(0, VIEWS_MAX);
  localStorage.setItem(KEY, JSON.stringify(seen));
}

export const forgetSeen = (): void => localStorage.removeItem(KEY);
