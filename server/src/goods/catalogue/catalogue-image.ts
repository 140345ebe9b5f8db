import type { ClaimRule } from '../../platform/storage/file.service.js';

/** The one picture of a category or a maker. */
export const SHOWN_IMAGE: ClaimRule = { kinds: ['image'], max: 1, isPrivate: false };
