export const STARS_MAX = 5;
export const EVALUATION_TEXT_MAX = 1000;
export const EVALUATION_REPLY_MAX = 1000;
export const EVALUATION_REASON_MAX = 500;
export const EVALUATION_IMAGES_MAX = 9;
