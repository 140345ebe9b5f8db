/** Millimetres, or labels on an A4 sheet. */
export const LABEL_SIZES = ['62x29', '50x30', '100x50', 'a4-24'] as const;
export type LabelSize = (typeof LABEL_SIZES)[number];
export const LABEL_CODES = ['qr', 'code128', 'gs1datamatrix'] as const;
export type LabelCode = (typeof LABEL_CODES)[number];
/** In one go, copies counted. */
export const LABELS_MAX = 200;
