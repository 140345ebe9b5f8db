export const EXPORT_STATUS = { cancelled: -2, failed: -1, waiting: 0, running: 10, done: 20 } as const;
export type ExportStatus = (typeof EXPORT_STATUS)[keyof typeof EXPORT_STATUS];

/**
 * Up to so many rows are written while the caller waits; more are written by a job, and a message reports its
 * end.
 */
export const EXPORT_WAITED_ROWS_MAX = 10_000;

/** So many rows can be chosen one by one: several pages of the longest. */
export const EXPORT_IDS_MAX = 1_000;
