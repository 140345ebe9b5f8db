import type { AuctionBidRow } from '@fovea/shared-types/auction/bid.dto';
import { describe, expect, it } from 'vitest';
import { aRow } from '../../../../test/fixtures/shown-lot';
import { verifyLog } from './verify-log';

/** Written out by hand, so that a change of the canonical text is noticed. */
async function chained(rows: AuctionBidRow[]): Promise<AuctionBidRow[]> {
  let previous = '0'.repeat(64);
  const log: AuctionBidRow[] = [];
  for (const row of rows) {
    const at = new Date(row.created_at).toISOString();
    const end = new Date(row.end_after).toISOString();
    const text = `[${row.seq},"${row.kind}","${at}",${row.amount},"${end}",${row.bidder ?? 'null'},${row.commitment === null ? 'null' : `"${row.commitment}"`},${row.voids_seq ?? 'null'}]`;
    previous = await sha256(previous + text);
    log.push({ ...row, hash: previous });
  }
  return log;
}

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const log = () =>
  chained([
    aRow({ seq: 1, amount: 100_000, bidder: 1, commitment: 'ab' }),
    aRow({
      seq: 2,
      amount: 120_000,
      bidder: 2,
      commitment: 'cd',
      created_at: '2026-11-20T03:00:01.234+00:00',
    }),
    aRow({ seq: 3, kind: 'void', amount: 100_000, bidder: null, voids_seq: 2 }),
  ]);

describe('verifying the public log', () => {
  it('finds an untouched log intact and names its last hash', async () => {
    const rows = await log();
    expect(await verifyLog(rows)).toEqual({ isIntact: true, rows: 3, lastHash: rows[2]?.hash });
  });

  it('hashes as everybody else does', async () => {
    expect(await sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('finds an empty log intact', async () => {
    expect(await verifyLog([])).toMatchObject({ isIntact: true, rows: 0 });
  });

  it('names the row whose amount was changed afterwards', async () => {
    const rows = (await log()).map((row) => (row.seq === 2 ? { ...row, amount: 110_000 } : row));
    expect(await verifyLog(rows)).toEqual({ isIntact: false, rows: 3, brokenSeq: 2, why: 'chain' });
  });

  it('names the row that shows a commitment again, though the chain fits', async () => {
    const rows = await chained([
      aRow({ seq: 1, commitment: 'ab' }),
      aRow({ seq: 2, bidder: 2, commitment: 'cd' }),
      aRow({ seq: 3, kind: 'automatic', commitment: 'ab' }),
    ]);
    expect(await verifyLog(rows)).toEqual({ isIntact: false, rows: 3, brokenSeq: 3, why: 'commitment' });
  });

  it('notices a row that was taken out', async () => {
    const rows = (await log()).filter((row) => row.seq !== 2);
    expect(await verifyLog(rows)).toMatchObject({ isIntact: false, brokenSeq: 3 });
  });
});
