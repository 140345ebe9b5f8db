/** What staff find by Ctrl+K beside pages; each leads to its detail. */
export const RECORD_KINDS = ['member', 'merchant', 'goods', 'auction', 'auction_order'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

export const RECORD_SEARCH = { wordsMin: 2, wordsMax: 100, hitsMax: 5 } as const;
