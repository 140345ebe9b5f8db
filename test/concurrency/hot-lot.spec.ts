import { randomUUID } from 'node:crypto';
import { auctionDetail, placeBid } from '@fovea/shared-types/auction/auction.calls';
import type { AuctionDetail } from '@fovea/shared-types/auction/auction.dto';
import type { PlaceBidResponse } from '@fovea/shared-types/auction/bid.dto';
import type { AuctionPush } from '@fovea/shared-types/socket-events';
import type { Database } from '../../server/src/platform/database/database.js';
import type { Person } from '../support/api.js';
import { expectInvariants } from '../support/check-invariants.js';
import { canCluster } from '../support/cluster.js';
import { aCrowd, databaseAt } from '../support/crowd.js';
import { type SharedCluster, sharedCluster } from '../support/shared-cluster.js';
import { eventually } from '../support/eventually.js';
import { aLot, inSeconds } from '../support/people.js';
import { type Client, openSocket, type Outcome, emitForAnswer, send } from '../support/wire.js';

jest.setTimeout(600_000);

const BIDDERS = 64;
const BIDS_EACH = 8;
const WATCHERS_PER_NODE = 12;

const describeIt = canCluster ? describe : describe.skip;

/** A page that watches: it keeps what it was pushed and notes whatever should not happen. */
class Watcher {
  readonly pushes: AuctionPush[] = [];
  readonly complaints: string[] = [];
  seq = 0;

  constructor(readonly socket: Client) {
    socket.on('auction:state', (push) => this.take(push));
  }

  async join(id: number): Promise<void> {
    const snapshot = await emitForAnswer<AuctionDetail>(this.socket, 'auction:join', { id });
    if (snapshot.kind !== 'ok') throw new Error(`join: ${JSON.stringify(snapshot)}`);
    this.seq = Math.max(this.seq, snapshot.data.seq);
  }

  private take(push: AuctionPush): void {
    const last = this.pushes.at(-1);
    if (last && push.seq < last.seq) this.complaints.push(`${push.seq} after ${last.seq}`);
    if (last && Number(push.current_price) < Number(last.current_price))
      this.complaints.push('the price fell');
    if (last && push.prev_seq > last.seq) this.complaints.push(`a gap from ${last.seq} to ${push.prev_seq}`);
    if (last && push.end_at < last.end_at) this.complaints.push('the end came nearer');
    if (last && last.status === 40 && push.status !== 40) this.complaints.push('a closed lot opened again');
    this.pushes.push(push);
    this.seq = Math.max(this.seq, push.seq);
  }
}

describeIt('one hot lot over two nodes', () => {
  let cluster: SharedCluster;
  let db: Database;
  beforeAll(async () => {
    cluster = await sharedCluster();
    db = databaseAt(cluster.databaseUrl);
  });
  afterAll(async () => {
    await db?.onApplicationShutdown();
  });

  const url = (node: number): string => cluster.urls[node] ?? '';

  const watch = async (id: number, nodes: readonly number[]): Promise<Watcher[]> =>
    Promise.all(
      nodes.flatMap((node) =>
        Array.from({ length: WATCHERS_PER_NODE }, async () => {
          const watcher = new Watcher(await openSocket(url(node)));
          await watcher.join(id);
          return watcher;
        }),
      ),
    );

  /** One bidder: bids a little more than the known price, again and again. */
  const fight = async (
    id: number,
    person: Person,
    place: (person: Person, amount: number) => Promise<Outcome<PlaceBidResponse>>,
  ): Promise<Outcome<PlaceBidResponse>[]> => {
    const outcomes: Outcome<PlaceBidResponse>[] = [];
    let least = 1_000;
    for (let i = 0; i < BIDS_EACH; i++) {
      const outcome = await place(person, Math.ceil(least * (1 + Math.random() / 2)));
      outcomes.push(outcome);
      if (outcome.kind === 'ok') least = Number(outcome.data.min_next_bid);
      else {
        const detail = await send(url(0), auctionDetail, { id }, null);
        if (detail.kind === 'ok') least = Number(detail.data.min_next_bid);
      }
    }
    return outcomes;
  };

  const publicRows = async (id: number) =>
    (
      await db.query<{ seq: number; price_after: number }>(
        'SELECT seq, price_after FROM auction_bid WHERE auction_id = $1 AND seq IS NOT NULL ORDER BY seq',
        [id],
      )
    ).rows;

  const expectSameAsDatabase = async (id: number, watchers: readonly Watcher[]): Promise<void> => {
    const { rows } = await db.query<{
      seq: number;
      price: number;
      leader_no: number;
      bid_count: number;
      end_at: Date;
    }>('SELECT seq, price, leader_no, bid_count, end_at FROM auction WHERE id = $1', [id]);
    const [lot] = rows;
    await eventually('every page knows the last state', () =>
      watchers.every((watcher) => watcher.pushes.at(-1)?.seq === lot?.seq),
    );
    for (const watcher of watchers) {
      expect(watcher.complaints).toEqual([]);
      expect(watcher.pushes.at(-1)).toMatchObject({
        seq: lot?.seq,
        current_price: String(lot?.price),
        leader_no: lot?.leader_no,
        bid_count: lot?.bid_count,
        end_at: lot?.end_at.getTime(),
      });
    }
  };

  it('taken on node A alone is followed by pages on node B, never an older state after a newer one', async () => {
    const lot = await aLot({ db }, { bid_chances: null });
    const people = await aCrowd(db, BIDDERS);
    const watchers = await watch(lot.id, [0, 1]);
    const outcomes = await Promise.all(
      people.map((person) =>
        fight(lot.id, person, (who, amount) =>
          send(
            url(0),
            placeBid,
            { id: lot.id, amount, currency: 'JPY', request_id: randomUUID() },
            who.token,
          ),
        ),
      ),
    );
    expect(outcomes.flat().filter(({ kind }) => kind === 'unknown')).toEqual([]);
    expect(outcomes.flat().filter(({ kind }) => kind === 'ok').length).toBeGreaterThan(BIDDERS / 2);
    await expectSameAsDatabase(lot.id, watchers);
    for (const watcher of watchers) watcher.socket.disconnect();
  });

  it('bid on by HTTP and by sockets on both nodes stays one gapless log, and has one winner with one order', async () => {
    const lot = await aLot({ db }, { bid_chances: null, end_at: inSeconds(10), extend_window_ms: 0 });
    const people = await aCrowd(db, BIDDERS);
    const watchers = await watch(lot.id, [0, 1]);
    const sockets = await Promise.all(people.map((person, i) => openSocket(url(i % 2), person.token)));
    const outbid = new Map<number, number[]>();
    sockets.forEach((socket, i) =>
      socket.on('auction:outbid', ({ seq }) => {
        const received = outbid.get(i) ?? [];
        received.push(seq);
        outbid.set(i, received);
      }),
    );
    const outcomes = await Promise.all(
      people.map((person, i) =>
        fight(lot.id, person, (who, amount) => {
          const request = { id: lot.id, amount, currency: 'JPY', request_id: randomUUID() };
          const socket = sockets[i];
          return i % 4 < 2 && socket
            ? emitForAnswer<PlaceBidResponse>(socket, 'auction:bid', request)
            : send(url(i % 2), placeBid, request, who.token);
        }),
      ),
    );
    const answered = outcomes.flat();
    expect(answered.filter(({ kind }) => kind === 'unknown')).toEqual([]);
    const errors = new Set(
      answered.flatMap((outcome) => (outcome.kind === 'refused' ? [outcome.error] : [])),
    );
    for (const error of errors)
      expect(['BID_TOO_LOW', 'MAXIMUM_NOT_RAISED', 'AUCTION_ENDED']).toContain(error);

    const rows = await publicRows(lot.id);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1));
    expect(rows.map(({ price_after }) => price_after)).toEqual(
      rows.map(({ price_after }) => price_after).sort((a, b) => a - b),
    );

    const order = await eventually(
      'the order of the winner',
      async () =>
        (
          await db.query<{ buyer_id: number; total: number; winner_id: number; price: number }>(
            `SELECT o.buyer_id, o.total, a.winner_id, a.price FROM orders o JOIN auction a ON a.id = o.auction_id
             WHERE a.id = $1`,
            [lot.id],
          )
        ).rows[0],
      30_000,
    );
    expect(order.buyer_id).toBe(order.winner_id);
    expect(order.total).toBe(order.price);
    await eventually('every page sees the lot closed', () =>
      watchers.every((watcher) => watcher.pushes.at(-1)?.status === 40),
    );
    await expectSameAsDatabase(lot.id, watchers);
    // Everybody who lost the lead was notified, on any node, and once per loss.
    expect(outbid.size).toBeGreaterThan(1);
    for (const seqs of outbid.values()) expect(new Set(seqs).size).toBe(seqs.length);
    for (const socket of [...sockets, ...watchers.map((watcher) => watcher.socket)]) socket.disconnect();
    await eventually('no event waits', async () => {
      const { rows: waiting } = await db.query<{ n: number }>('SELECT count(*) AS n FROM outbox');
      return waiting[0]?.n === 0;
    });
    await expectInvariants(cluster.databaseUrl);
  });
});
