export interface BadgeCounts {
  unread: number;
  cart_cnt: number;
}

/** Header counts of several accounts at once; module message provides it. */
export abstract class BadgeReader {
  abstract counts(accountIds: readonly number[]): Promise<Map<number, BadgeCounts>>;
}
