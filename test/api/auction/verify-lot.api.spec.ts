import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bidList } from '@fovea/shared-types/auction/auction.calls';
import type { AuctionBidRow } from '@fovea/shared-types/auction/bid.dto';
import { canonicalRow, GENESIS_HASH } from '@fovea/shared-types/auction/public-log';
import { startApi, type TestApi } from '../../support/api.js';
import { runCommand } from '../../support/command.js';
import { bid } from '../../support/lots.js';
import { aLot, aMember, type TestLot } from '../../support/people.js';

let api: TestApi;
let lot: TestLot;
beforeAll(async () => {
  api = await startApi();
  lot = await aLot(api, { bid_chances: null });
  const leader = await aMember(api);
  await bid(api, leader, lot, 50_000);
  for (const amount of [5_000, 8_000]) await bid(api, await aMember(api), lot, amount);
  await bid(api, leader, lot, 60_000);
  await bid(api, await aMember(api), lot, 20_000);
});
afterAll(() => api?.stop());

async function verified(address: string): Promise<{ code: number | null; output: string }> {
  const command = runCommand('scripts/verify-lot.mjs', {}, [address, String(lot.id)]);
  return { code: await command.ended, output: command.output() };
}

/** Verifies a log as a site would serve it that hashes whatever it likes. */
async function verifiedAfter(rows: readonly AuctionBidRow[]): ReturnType<typeof verified> {
  let hash = GENESIS_HASH;
  const data = rows.map((row) => {
    const text = canonicalRow({
      seq: row.seq,
      kind: row.kind,
      at: Date.parse(row.created_at),
      priceAfter: row.amount,
      endAfter: Date.parse(row.end_after),
      bidderNo: row.bidder,
      commitment: row.commitment,
      voidsSeq: row.voids_seq,
    });
    hash = createHash('sha256')
      .update(hash + text)
      .digest('hex');
    return { ...row, hash };
  });
  const site = createServer((_, response) =>
    response.end(JSON.stringify({ code: 200, msg: '', data: { data, total: data.length } })),
  );
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = site.address() as AddressInfo; // it listens on a port
    return await verified(`http://127.0.0.1:${port}`);
  } finally {
    site.closeAllConnections();
    site.close();
  }
}

const wholeLog = async (): Promise<AuctionBidRow[]> =>
  (await api.ok(bidList, { id: lot.id, limit: 160 })).data.sort((a, b) => a.seq - b.seq);

describe('verifying a lot from outside', () => {
  it('finds nothing wrong with a lot whose leader was defended, and raised in between', async () => {
    const rows = await wholeLog();
    expect(rows.map(({ kind }) => kind).filter((kind) => kind === 'automatic')).toHaveLength(3);
    expect(await verified(api.url)).toMatchObject({
      code: 0,
      output: expect.stringContaining('7 rows, every hash continues'),
    });
  });

  it('names a row that shows the commitment of another, which would reveal a raise', async () => {
    const rows = await wholeLog();
    expect((await verifiedAfter(rows)).code).toBe(0);
    const { code, output } = await verifiedAfter(
      rows.map((row) => (row.seq === 5 ? { ...row, commitment: rows[0]?.commitment ?? null } : row)),
    );
    expect([code, output]).toEqual([1, expect.stringContaining('row 5 carries the commitment of row 1')]);
  });
});
