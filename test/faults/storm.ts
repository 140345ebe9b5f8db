import { randomUUID } from 'node:crypto';
import { auctionDetail, placeBid } from '@fovea/shared-types/auction/auction.calls';
import type { PlaceBidRequest, PlaceBidResponse } from '@fovea/shared-types/auction/bid.dto';
import type { Database } from '../../server/src/platform/database/database.js';
import { keyDigest } from '../../server/src/platform/http/idempotency.js';
import type { Person } from '../support/api.js';
import { type Outcome, send } from '../support/wire.js';
import { moment } from '../support/moment.js';

/** A bid as its sender remembers it. */
interface SentBid {
  person: Person;
  request: PlaceBidRequest;
  outcome: Outcome<PlaceBidResponse>;
}

/** After a broken call a client waits this long, as a page would. */
const AFTER_UNKNOWN_MS = 60;
const RESOLVED_AT_ONCE = 20;
const BETWEEN_BIDS_MS = 15;
/** While a killed part starts again the storm lets it have the machine. */
const CALM_MS = 400;

/**
 * People who bid without pause on a few lots while something breaks under them. Their answers are recorded: an
 * acknowledged bid must be found in the log, whatever happened; of an unknown one the same key must return the truth.
 */
export class Storm {
  readonly sent: SentBid[] = [];
  private isOver = false;
  /** Few bids instead of many. */
  isCalm = false;
  private readonly bidders: Promise<void>[];
  private readonly least = new Map<number, number>();

  constructor(
    private readonly urls: () => readonly string[],
    people: readonly Person[],
    private readonly lots: readonly { id: number }[],
  ) {
    this.bidders = people.map((person, i) => this.bidOnAndOn(person, i));
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.bidders);
  }

  count(kind: Outcome<unknown>['kind']): number {
    return this.sent.filter(({ outcome }) => outcome.kind === kind).length;
  }

  /** Sends every unknown bid again under its key until it is known. */
  async resolveUnknown(): Promise<void> {
    const unknown = this.sent.filter(({ outcome }) => outcome.kind === 'unknown');
    while (unknown.length > 0)
      await Promise.all(unknown.splice(0, RESOLVED_AT_ONCE).map((one) => this.resolve(one)));
  }

  private async resolve(bid: SentBid): Promise<void> {
    for (let left = 50; bid.outcome.kind === 'unknown'; left--) {
      if (left === 0) throw new Error(`never learned what became of a bid: ${bid.outcome.why}`);
      bid.outcome = await send(this.url(left), placeBid, bid.request, bid.person.token);
      if (bid.outcome.kind === 'unknown') await moment(AFTER_UNKNOWN_MS);
    }
  }

  /** Everything acknowledged is in the log as it was answered; everything in the log was sent. */
  async expectNothingLost(db: Database): Promise<void> {
    const { rows } = await db.query<{
      bidder_id: number;
      digest: string;
      seq: number | null;
      max_amount: number;
    }>(
      `SELECT bidder_id, encode(request_digest, 'hex') AS digest, seq, max_amount FROM auction_bid
       WHERE request_digest IS NOT NULL AND auction_id = ANY ($1::bigint[])`,
      [this.lots.map(({ id }) => id)],
    );
    const written = new Map(rows.map((row) => [`${row.bidder_id} ${row.digest}`, row]));
    const lost: string[] = [];
    for (const { person, request, outcome } of this.sent) {
      const key = `${person.accountId} ${keyDigest(request.request_id).toString('hex')}`;
      const row = written.get(key);
      if (outcome.kind === 'ok') {
        const isSame = row?.seq === outcome.data.seq && row.max_amount === request.amount;
        if (!isSame)
          lost.push(`acknowledged ${JSON.stringify(outcome.data)}, written ${JSON.stringify(row)}`);
      } else if (outcome.kind === 'refused' && row) {
        lost.push(`refused with ${outcome.error}, and yet written ${JSON.stringify(row)}`);
      }
      written.delete(key);
    }
    for (const row of written.values()) lost.push(`nobody sent ${JSON.stringify(row)}`);
    if (lost.length > 0)
      throw new Error(`${lost.length} bids are not as they were answered:\n${lost.join('\n')}`);
  }

  private async bidOnAndOn(person: Person, index: number): Promise<void> {
    for (let i = index; !this.isOver; i++) {
      const lot = this.lots[i % this.lots.length];
      if (!lot) return;
      const least = this.least.get(lot.id) ?? 1_000;
      const request: PlaceBidRequest = {
        id: lot.id,
        amount: Math.ceil(least * (1 + Math.random() / 50)),
        currency: 'JPY',
        request_id: randomUUID(),
      };
      const url = this.url(i);
      const outcome = await send(url, placeBid, request, person.token);
      // Nobody listened: this bid was never sent.
      const isSent = !(outcome.kind === 'unknown' && outcome.why.includes('ECONNREFUSED'));
      if (isSent) this.sent.push({ person, request, outcome });
      if (outcome.kind === 'ok') this.learn(lot.id, Number(outcome.data.min_next_bid));
      else if (outcome.kind === 'refused') await this.look(url, lot.id);
      await moment(this.isCalm ? CALM_MS : outcome.kind === 'unknown' ? AFTER_UNKNOWN_MS : BETWEEN_BIDS_MS);
    }
  }

  private async look(url: string, id: number): Promise<void> {
    const detail = await send(url, auctionDetail, { id }, null);
    if (detail.kind === 'ok') this.learn(id, Number(detail.data.min_next_bid));
  }

  private learn(id: number, least: number): void {
    this.least.set(id, Math.max(least, this.least.get(id) ?? 0));
  }

  private url(turn: number): string {
    const urls = this.urls();
    return urls[turn % urls.length] ?? '';
  }
}
