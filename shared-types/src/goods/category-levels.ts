/** Below a root there are two more levels. */
export const CATEGORY_LEVELS = 3;
