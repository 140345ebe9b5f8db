/** How much a form of goods, or of the item they are a piece of, may say. */
export const GOODS_NAME_MAX = 200;
export const GOODS_CONTENT_MAX = 50_000;
export const GOODS_IMAGES_MAX = 20;
export const GOODS_ATTACHMENTS_MAX = 20;
