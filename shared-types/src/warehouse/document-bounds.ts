/** Of one arrival or delivery. */
export const DOCUMENT_LINES_MAX = 500;
export const DOCUMENT_IMAGES_MAX = 20;
export const QUANTITY_MAX = 1_000_000;
export const SERIAL_MAX = 60;

/** Files of a maker's answer to a notice. */
export const ANSWER_FILES_MAX = 10;
