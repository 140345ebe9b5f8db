import type { AuctionDetail } from '@fovea/shared-types/auction/auction.dto';
import type { GoodsDetail } from '@fovea/shared-types/goods/goods.dto';
import type { Language } from '@fovea/shared-types/language';
import { readKept } from './kept-text';

/**
 * Goods as shoppers would see them, once per language: passed from the publish form to the shop's own page.
 */
export type GoodsPreview = Record<Language, GoodsDetail>;

const KEY = 'fovea_goods_preview';

/**
 * A lot as bidders will see it, in the language it was made in: passed from the terms of an auction to the
 * shop.
 */
export interface LotPreview {
  goods: GoodsDetail;
  lot: AuctionDetail;
}

/** A window opened from here gets a copy of this window's session storage, and keeps it when it is read anew. */
export const keepPreview = (preview: GoodsPreview): void =>
  sessionStorage.setItem(KEY, JSON.stringify(preview));

export function keptPreview(language: Language): GoodsDetail | null {
  const kept = readKept(sessionStorage.getItem(KEY));
  const goods: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, language) : null;
  // Only `keepPreview` of this program writes it.
  return typeof goods === 'object' && goods !== null ? (goods as GoodsDetail) : null;
}

/** The same of a lot: the window shows whichever was passed last. */
export const keepLotPreview = (preview: LotPreview): void =>
  sessionStorage.setItem(KEY, JSON.stringify(preview));

export function keptLotPreview(): LotPreview | null {
  const kept = readKept(sessionStorage.getItem(KEY));
  // Only `keepLotPreview` writes a lot there.
  return typeof kept === 'object' && kept !== null && 'lot' in kept ? (kept as LotPreview) : null;
}
