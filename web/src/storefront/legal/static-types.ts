import type { StaticPageType } from '@fovea/shared-types/content/static-page-rules';

/** Every text that has an address; one that is missing here does not compile. */
const KNOWN: Record<StaticPageType, true> = {
  company: true,
  auction: true,
  contact: true,
  privacy: true,
  protocol: true,
  commerce: true,
  licence: true,
  member: true,
  description: true,
};

// The keys of an object typed by its keys are these keys.
export const STATIC_TYPES = Object.keys(KNOWN) as StaticPageType[];
