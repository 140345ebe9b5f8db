/** What a count is of. */
export const COUNT_SCOPE = { warehouse: 0, zone: 1, bins: 2, products: 3 } as const;

export const COUNT_LINES_MAX = 20_000;
/** Bins or products that one count names. */
export const COUNT_CHOSEN_MAX = 500;
/** Counted in one call. */
export const COUNT_ENTRIES_MAX = 200;
export const COUNT_ROUNDS_MAX = 9;
export const COUNT_REASON_MAX = 500;
/** Open for so many days without an end it is cancelled. */
export const COUNT_DAYS_MAX = 7;

/** What becomes of what is counted, one by one. */
export const COUNT_RESULTS = [
  /** One more, or so many. */
  'counted',
  /** A piece that is not recorded here: to be received. */
  'found',
  /** A piece that was scanned already. */
  'again',
  /** A piece that belongs elsewhere: noted. */
  'elsewhere',
  /** Unknown: noted. */
  'unknown',
  /** It is in several bins or lots of the count: one must be chosen. */
  'which',
  /** A bin or product that this count is not of. */
  'outside',
  /** The line is counted already; it may be counted anew on request. */
  'closed',
  /** Stock of the line moved while it was being counted: it begins anew. */
  'moved',
  /** Who counted it first does not count it again while there is somebody else. */
  'other_person',
] as const;
export type CountResultKind = (typeof COUNT_RESULTS)[number];

/** Those after which something more is counted. */
export const isCounted = (kind: CountResultKind): boolean => kind === 'counted' || kind === 'found';

/** Which lines are read. */
export const COUNT_LINE_KINDS = ['open', 'counted', 'differing'] as const;
export type CountLineKind = (typeof COUNT_LINE_KINDS)[number];
