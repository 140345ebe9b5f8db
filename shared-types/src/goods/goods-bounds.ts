/** Limits of a form of goods, and of their item. */
export const GOODS_NAME_MAX = 200;
export const GOODS_CONTENT_MAX = 50_000;
export const GOODS_IMAGES_MAX = 20;
export const GOODS_ATTACHMENTS_MAX = 20;
