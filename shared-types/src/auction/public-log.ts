/** A row of a lot's public log as it enters the hash chain. */
export interface PublicLogRow {
  seq: number;
  kind: string;
  /** Database time, epoch milliseconds. */
  at: number;
  /** Integer minor units. */
  priceAfter: number;
  /** Epoch milliseconds. */
  endAfter: number;
  /** The number within the lot of the bidder of the row; null where it has none. */
  bidderNo: number | null;
  /** Of the secret maximum behind a bid, lower-case hex. */
  commitment: string | null;
  voidsSeq: number | null;
}

/** What the first row of a lot is hashed with. */
export const GENESIS_HASH = '0'.repeat(64);

/**
 * The text that is hashed: the fields in this order as a JSON array without spaces, times in UTC with milliseconds.
 * It is here and not on the server because the page and the script that verify a log must write the same text.
 * hash = hex(SHA-256(previous hash in hex + this text))
 */
export function canonicalRow(row: PublicLogRow): string {
  const commitment = row.commitment === null ? 'null' : `"${row.commitment}"`;
  return `[${row.seq},"${row.kind}","${atText(row.at)}",${row.priceAfter},"${endText(row.endAfter)}",${row.bidderNo},${commitment},${row.voidsSeq}]`;
}

// Rows decided together share their time and mostly their end; formatting both anew is half the cost of a row.
const atText = rememberingUtc();
const endText = rememberingUtc();

function rememberingUtc(): (ms: number) => string {
  let lastMs = Number.NaN;
  let lastText = '';
  return (ms) => {
    if (ms !== lastMs) {
      lastText = new Date(ms).toISOString();
      lastMs = ms;
    }
    return lastText;
  };
}

/**
 * The text whose SHA-256 is the commitment to a maximum: with the salt, published later, anybody can check
 * the amount.
 */
export function commitmentText(salt: string, maxMinor: number): string {
  return `${salt}:${maxMinor}`;
}
