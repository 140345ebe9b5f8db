/**
 * The auction rules once more, read straight from their text and written to be obvious instead of fast: every
 * submission is kept, and after each event leader, runner-up and price are worked out again from all of them.
 * It shares no line with the server, not even the step tables.
 */

const STEP_TABLES = `
JPY 0 10
JPY 1000 100
JPY 5000 250
JPY 10000 500
JPY 50000 2000
JPY 100000 5000
JPY 300000 10000
JPY 500000 20000
JPY 1000000 30000
JPY 5000000 50000
JPY 10000000 100000
CNY 0 1
CNY 50 10
CNY 500 50
CNY 1000 100
CNY 5000 200
CNY 10000 500
CNY 30000 1000
CNY 100000 2000
CNY 300000 5000
USD 0 1
USD 5 1
USD 50 5
USD 100 10
USD 500 20
USD 1000 50
USD 3000 100
USD 10000 200
USD 30000 500`;

const STEPS = STEP_TABLES.trim()
  .split('\n')
  .map((line) => {
    const [currency = '', from = '', step = ''] = line.split(' ');
    const unit = currency === 'JPY' ? 1 : 100;
    return { currency, from: Number(from) * unit, step: Number(step) * unit };
  });

export interface NaiveTerms {
  currency: 'JPY' | 'CNY' | 'USD';
  start: number;
  reserve: number | null;
  buyNow: number | null;
  fixedStep: number | null;
  opensAt: number;
  endsAt: number;
  latestEnd: number | null;
  windowMs: number;
  chances: number | null;
}

interface Published {
  bidder: number;
  max: number;
  /** null: nobody else received it. */
  seq: number | null;
  voided: boolean;
}

export interface NaiveRow {
  kind: string;
  seq: number | null;
  bidder: number | null;
  prices: [before: number, after: number];
  ends: [before: number, after: number];
}

type Answer = { rows: NaiveRow[] } | { refused: string };

export class NaiveLot {
  readonly received: Published[] = [];
  readonly log: NaiveRow[] = [];
  reserve: number | null;
  end: number;
  price: number;
  soldNow = false;

  constructor(readonly terms: NaiveTerms) {
    this.reserve = terms.reserve;
    this.end = terms.endsAt;
    this.price = terms.start;
  }

  /** Standing submissions, best first: the highest maximum, of equal ones the earlier. */
  private ranking(): Published[] {
    return this.received
      .filter((one, index) => this.stands(one, index))
      .sort((a, b) => b.max - a.max || this.received.indexOf(a) - this.received.indexOf(b));
  }

  /** A secret raise needs an earlier valid public bid of the same bidder. */
  private stands(one: Published, index: number): boolean {
    const isBacked = (other: Published) => other.bidder === one.bidder && other.seq !== null && !other.voided;
    return !one.voided && this.received.slice(0, index + 1).some(isBacked);
  }

  leader(): number | null {
    return this.ranking()[0]?.bidder ?? null;
  }

  m1(): number | null {
    return this.ranking()[0]?.max ?? null;
  }

  m2(): number | null {
    const leader = this.leader();
    return this.ranking().find((one) => one.bidder !== leader)?.max ?? null;
  }

  reserveMet(): boolean {
    const m1 = this.m1();
    return this.soldNow || (m1 !== null && (this.reserve === null || m1 >= this.reserve));
  }

  step(price: number): number {
    if (this.terms.fixedStep !== null) return this.terms.fixedStep;
    const fitting = STEPS.filter((row) => row.currency === this.terms.currency && row.from <= price);
    return Math.max(...fitting.map((row) => row.step));
  }

  buyNowOffered(): boolean {
    const { buyNow } = this.terms;
    if (buyNow === null || this.soldNow || this.price >= buyNow) return false;
    return this.reserve === null || !this.reserveMet();
  }

  leastNext(): number {
    if (this.leader() === null) return this.terms.start;
    const next = this.price + this.step(this.price);
    return this.buyNowOffered() ? Math.min(next, this.terms.buyNow ?? next) : next;
  }

  chancesUsed(bidder: number): number {
    return this.received.filter((one) => one.bidder === bidder).length;
  }

  bidderNumbers(): number[] {
    return [...new Set(this.received.map((one) => one.bidder))];
  }

  bidCount(): number {
    return this.received.filter((one) => one.seq !== null && !one.voided).length;
  }

  bid(bidder: number, max: number, eligibility: string, now: number): Answer {
    const refused = this.refusesBidder(bidder, eligibility, now) ?? this.refusesAmount(bidder, max);
    if (refused !== null) return { refused };
    if (this.terms.buyNow !== null && this.buyNowOffered() && max >= this.terms.buyNow) {
      return this.sell(bidder, max, this.terms.buyNow);
    }
    const leader = this.leader();
    const wasMet = this.reserveMet();
    const entry: Published = { bidder, max, seq: null, voided: false };
    this.received.push(entry);
    if (leader === bidder && (wasMet || !this.wouldMeet(max))) {
      return { rows: [this.row('raise', null, bidder, this.price, this.end)] };
    }
    entry.seq = this.log.length + 1;
    const end = this.extended(now);
    if (this.leader() === bidder)
      return { rows: [this.row('bid', entry.seq, bidder, this.definition(), end)] };
    const challenge = this.row('bid', entry.seq, bidder, max, end);
    return { rows: [challenge, this.row('automatic', entry.seq + 1, leader, this.definition(), end)] };
  }

  buyNow(bidder: number, eligibility: string, now: number): Answer {
    const refused = this.refusesBidder(bidder, eligibility, now);
    if (refused !== null) return { refused };
    if (this.terms.buyNow === null || !this.buyNowOffered()) return { refused: 'STATE_CONFLICT' };
    return this.sell(bidder, this.terms.buyNow, this.terms.buyNow);
  }

  void(seq: number, now: number): Answer {
    if (this.soldNow || now >= this.end) return { refused: 'AUCTION_ENDED' };
    const target = this.received.find((one) => one.seq === seq);
    if (target === undefined) return { refused: 'NOT_FOUND' };
    if (target.voided) return { refused: 'STATE_CONFLICT' };
    target.voided = true;
    const price = this.leader() === null ? this.terms.start : Math.min(this.price, this.definition());
    return { rows: [this.row('void', this.log.length + 1, null, price, this.end)] };
  }

  lowerReserve(reserve: number | null, now: number): Answer {
    const unit = this.terms.currency === 'JPY' ? 1 : 100;
    if (this.soldNow || now >= this.end) return { refused: 'AUCTION_ENDED' };
    if (reserve !== null && (reserve <= this.terms.start || reserve % unit !== 0))
      return { refused: 'AMOUNT_INVALID' };
    if (reserve === null && (this.reserve === null || this.reserveMet()))
      return { refused: 'STATE_CONFLICT' };
    if (reserve !== null && (this.reserve === null || reserve >= this.reserve))
      return { refused: 'AUCTION_LOCKED' };
    const wasMet = this.reserveMet();
    this.reserve = reserve;
    const isNewlyMet = !wasMet && this.reserveMet();
    const price = isNewlyMet ? Math.max(this.price, this.definition()) : this.price;
    return { rows: [this.row('reserve_lowered', this.log.length + 1, null, price, this.end)] };
  }

  moveEnd(end: number, now: number): Answer {
    if (this.soldNow || now >= this.end) return { refused: 'AUCTION_ENDED' };
    if (end <= this.end || end > (this.terms.latestEnd ?? Number.POSITIVE_INFINITY))
      return { refused: 'AUCTION_LOCKED' };
    return { rows: [this.row('end_moved', this.log.length + 1, null, this.price, end)] };
  }

  outcome(now: number): string | null {
    if (this.soldNow || now < this.end) return null;
    if (this.leader() === null) return 'failed';
    return this.reserveMet() ? `successful ${this.leader()} ${this.price}` : 'ended';
  }

  /** "No M2: the price is S; with M1 >= R it is R. With M2: min(M1, M2 + step(M2)), and at least R when M1 >= R. */
  private definition(): number {
    const m1 = this.m1() ?? 0;
    const m2 = this.m2();
    // While M1 < R the visible price is M1 itself." (auction rules)
    if (this.reserve !== null && m1 < this.reserve) return m1;
    const withoutReserve = m2 === null ? this.terms.start : Math.min(m1, m2 + this.step(m2));
    return Math.max(withoutReserve, this.reserve ?? 0);
  }

  private wouldMeet(max: number): boolean {
    return this.reserve === null || max >= this.reserve;
  }

  private sell(bidder: number, max: number, price: number): Answer {
    const seq = this.log.length + 1;
    this.received.push({ bidder, max, seq, voided: false });
    this.soldNow = true;
    return { rows: [this.row('bid', seq, bidder, price, this.end)] };
  }

  private extended(now: number): number {
    const isInWindow = this.end - now < this.terms.windowMs;
    if (!isInWindow) return this.end;
    const wanted = Math.min(now + this.terms.windowMs, this.terms.latestEnd ?? Number.POSITIVE_INFINITY);
    return Math.max(this.end, wanted);
  }

  private row(kind: string, seq: number | null, bidder: number | null, price: number, end: number): NaiveRow {
    const row: NaiveRow = { kind, seq, bidder, prices: [this.price, price], ends: [this.end, end] };
    if (seq !== null) this.log.push(row);
    this.price = price;
    this.end = end;
    return row;
  }

  private refusesBidder(bidder: number, eligibility: string, now: number): string | null {
    if (this.soldNow) return 'AUCTION_ENDED';
    if (now < this.terms.opensAt) return 'AUCTION_NOT_STARTED';
    if (now >= this.end) return 'AUCTION_ENDED';
    if (eligibility === 'own_goods') return 'BID_OWN_GOODS';
    if (eligibility === 'barred') return 'BIDDER_BARRED';
    if (eligibility === 'not_admitted') return 'NOT_ADMITTED';
    if (eligibility === 'deposit_required') return 'DEPOSIT_REQUIRED';
    const { chances } = this.terms;
    return chances !== null && this.chancesUsed(bidder) >= chances ? 'NO_CHANCES_LEFT' : null;
  }

  private refusesAmount(bidder: number, max: number): string | null {
    const unit = this.terms.currency === 'JPY' ? 1 : 100;
    if (!(max >= 1 && max <= 1e13) || max % unit !== 0) return 'AMOUNT_INVALID';
    if (this.leader() === bidder) return max > (this.m1() ?? 0) ? null : 'MAXIMUM_NOT_RAISED';
    return max < this.leastNext() ? 'BID_TOO_LOW' : null;
  }
}
