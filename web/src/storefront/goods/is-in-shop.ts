import type { GoodsDetail } from '@fovea/shared-types/goods/goods.dto';

/** False for the preview of a form: goods without an id, about which nobody can ask or be notified yet. */
export const isInShop = ({ id }: GoodsDetail): boolean => id > 0;
