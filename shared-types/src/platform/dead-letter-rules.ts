/** The most that are put back at once: a page of the list. */
export const REQUEUED_MAX = 160;
/** What an event carries, at most, when a person mends it. */
export const PAYLOAD_MAX_BYTES = 65_536;
