// `node scripts/verify-lot.mjs http://localhost:3000 42`: reads the public log of a lot, checks its chain of hashes, and
// that no commitment comes twice: a repeated one would reveal that a maximum was raised in secret.
import { createHash } from 'node:crypto';

const [address, lot] = process.argv.slice(2);
if (!address || !/^\d+$/.test(lot ?? '')) {
  console.error('usage: node scripts/verify-lot.mjs <address of the site> <auction id>');
  process.exit(2);
}

/**
 * @typedef {{ seq: number, kind: string, created_at: string, amount: number, end_after: string, bidder: number | null,
 *   commitment: string | null, voids_seq: number | null, hash: string }} Row
 * @returns {Promise<Row[]>}
 */
async function readLog() {
  /** @type {Row[]} */
  const rows = [];
  for (let page = 1; ; page++) {
    const answer = await fetch(new URL('/auctions/bid-list', address), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: Number(lot), page, limit: 160 }),
    });
    /** @type {{ code: number, msg: string, data: { data: Row[], total: number } }} */
    const { code, msg, data } = Object(await answer.json());
    if (code !== 200) throw new Error(msg || `the site answered ${code}`);
    rows.push(...data.data);
    if (rows.length >= data.total || data.data.length === 0) return rows.sort((a, b) => a.seq - b.seq);
  }
}

try {
  const rows = await readLog();
  let hash = '0'.repeat(64);
  /** @type {Map<string, number>} */
  const commitments = new Map();
  for (const row of rows) {
    const text = JSON.stringify([
      row.seq,
      row.kind,
      row.created_at,
      row.amount,
      row.end_after,
      row.bidder,
      row.commitment,
      row.voids_seq,
    ]);
    hash = createHash('sha256')
      .update(hash + text)
      .digest('hex');
    if (hash !== row.hash) {
      console.error(`row ${row.seq} does not continue the chain`);
      process.exit(1);
    }
    if (row.commitment === null) continue;
    const first = commitments.get(row.commitment);
    if (first !== undefined) {
      console.error(`row ${row.seq} carries the commitment of row ${first}`);
      process.exit(1);
    }
    commitments.set(row.commitment, row.seq);
  }
  console.log(
    `${rows.length} rows, every hash continues the one before, no commitment comes twice; the last is ${hash}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
