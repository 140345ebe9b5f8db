/** Of one document. */
export const STOCK_LINES_MAX = 500;
export const STOCK_QUANTITY_MAX = 1_000_000;
export const STOCK_IMAGES_MAX = 20;
export const SERIAL_NUMBER_MAX = 60;
export const LOT_NUMBER_MAX = 60;
