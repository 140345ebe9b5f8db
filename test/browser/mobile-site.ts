/** Where phones read about goods: the product of the journeys runs with it as MOBILE_SITE_URL. */
export const MOBILE_SITE = 'https://m.fovea.example/goods';
