/** Papers of one bank transfer, and characters of finance's reason. */
export const REMITTANCE_IMAGES_MAX = 20;
export const REMITTANCE_NOTES_MAX = 1000;
