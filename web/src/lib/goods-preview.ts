import type { GoodsDetail } from '@fovea/shared-types/goods/goods.dto';
import type { Language } from '@fovea/shared-types/language';
import { readKept } from './kept-text';

/** Goods as shoppers would see them, once per language: what the publish form hands to the shop's own page. */
export type GoodsPreview = Record<Language, GoodsDetail>;

const KEY = 'fovea_goods_preview';

/** A window opened from here gets a copy of this window's session storage, and keeps it when it is read anew. */
export const keepPreview = (preview: GoodsPreview): void =>
  sessionStorage.setItem(KEY, JSON.stringify(preview));

export function keptPreview(language: Language): GoodsDetail | null {
  const kept = readKept(sessionStorage.getItem(KEY));
  const goods: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, language) : null;
  // Only `keepPreview` of this program writes it.
  return typeof goods === 'object' && goods !== null ? (goods as GoodsDetail) : null;
}
