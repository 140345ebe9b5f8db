/** Texts that the footer, the forms and the log-in dialog point to. */
export const STATIC_PAGE_TYPES = [
  'company',
  'auction',
  'contact',
  'privacy',
  'protocol',
  'commerce',
  'licence',
  'member',
  'description',
] as const;
export type StaticPageType = (typeof STATIC_PAGE_TYPES)[number];

export const TITLE_MAX = 100;
export const CONTENT_MAX = 100_000;
