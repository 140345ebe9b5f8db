import type { GoodsDetail } from '@fovea/shared-types/goods/goods.dto';

/** False for the preview of a form: goods without an id, which have no questions or notifications yet. */
export const isInShop = ({ id }: GoodsDetail): boolean => id > 0;
