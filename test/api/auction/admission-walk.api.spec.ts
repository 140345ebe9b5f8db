import {
  addBidder,
  auctionDetail,
  auditBidder,
  bidderList,
  placeBid,
  updateAuction,
} from '@fovea/shared-types/auction/auction.calls';
import fc from 'fast-check';
import { aLotWalk } from '../../support/lot-walk.js';
import { aBid } from '../../support/lots.js';
import { aLot, giveMoney, type TestLot } from '../../support/people.js';

const PEOPLE = 3;

const walking = aLotWalk({ people: PEOPLE, runs: 20, longRuns: 300 });
beforeAll(async () => {
  for (const { accountId } of walking.people) await giveMoney(walking.api.db, accountId, 10_000_000);
});

const who = fc.nat(PEOPLE - 1);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('ask' as const), who }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('decide' as const), who, isYes: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('approval' as const), isRequired: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('deposit' as const), rate: fc.constantFrom(0, 10, 20) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('bid' as const), who }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const walk = fc.record({
  needApproval: fc.boolean(),
  rate: fc.constantFrom(0, 10),
  // Until somebody has bid the terms may change; then only what was required of each counts.
  steps: fc.array(step, { minLength: 5, maxLength: 30, size: 'max' }),
});

/** The rules of admission once more, implemented as plainly as they read. */
class NaiveLot {
  private readonly approved = new Map<number, 'waiting' | 'yes' | 'no'>();
  private readonly paid = new Set<number>();
  private hasBid = false;

  constructor(
    private needApproval: boolean,
    private rate: number,
  ) {}

  ask(person: number): void {
    if (this.approved.get(person) === 'no') return;
    if (this.needApproval && !this.approved.has(person)) this.approved.set(person, 'waiting');
    if (this.rate > 0) this.paid.add(person);
  }

  decide(person: number, isYes: boolean): void {
    if (this.approved.get(person) !== 'waiting') return;
    this.approved.set(person, isYes ? 'yes' : 'no');
    if (!isYes) this.paid.delete(person);
  }

  setApprovalRequired(isRequired: boolean): void {
    if (this.hasBid) return;
    // A bidder whose pending decision is no longer required has none.
    for (const [person, status] of this.approved)
      if (!isRequired && status === 'waiting') this.approved.delete(person);
    this.needApproval = isRequired;
  }

  setDepositRequired(rate: number): void {
    if (this.hasBid || this.paid.size > 0) return;
    this.rate = rate;
  }

  bid(person: number): string | null {
    const status = this.approved.get(person);
    if (status === 'no' || (this.needApproval && status !== 'yes')) return 'NOT_ADMITTED';
    if (this.rate > 0 && !this.paid.has(person)) return 'DEPOSIT_REQUIRED';
    this.hasBid = true;
    return null;
  }
}

/** Does the same to the lot and to the model; a bid must come out alike. */
async function take(lot: TestLot, model: NaiveLot, one: Step, amount: number): Promise<void> {
  const { api, staff } = walking;
  switch (one.kind) {
    case 'ask':
      model.ask(one.who);
      await walking.call(addBidder.path, { id: lot.id, checked: true }, walking.person(one.who));
      return;
    case 'decide': {
      model.decide(one.who, one.isYes);
      const { rows } = await api.db.query<{ id: number }>(
        'SELECT id FROM auction_bidder WHERE auction_id = $1 AND account_id = $2',
        [lot.id, walking.person(one.who).accountId],
      );
      const status = one.isYes ? 1 : -1;
      if (rows[0])
        await walking.call(
          auditBidder.path,
          { ids: [rows[0].id], status, reason: 'documents checked' },
          staff,
        );
      return;
    }
    case 'approval':
      model.setApprovalRequired(one.isRequired);
      await walking.call(updateAuction.path, { id: lot.id, need_approval: one.isRequired }, staff);
      return;
    case 'deposit':
      model.setDepositRequired(one.rate);
      await walking.call(updateAuction.path, { id: lot.id, deposit_rate: one.rate }, staff);
      return;
    case 'bid':
      expect(await walking.call(placeBid.path, aBid(lot, amount), walking.person(one.who))).toBe(
        model.bid(one.who),
      );
  }
}

it(`approval and deposit are required independently in ${walking.runs} random histories`, () =>
  walking.take(walk, async ({ needApproval, rate, steps }) => {
    const { api, staff } = walking;
    const lot = await aLot(api, {
      need_approval: needApproval,
      deposit_rate: rate,
      deposit: rate * 10,
      bid_chances: null,
    });
    const model = new NaiveLot(needApproval, rate);
    let amount = 10_000;
    for (const one of steps) await take(lot, model, one, (amount += 5_000));
    const { deposit, need_approval } = await api.ok(auctionDetail, { id: lot.id });
    // A bidder with a bid has met all requirements of the lot.
    for (const row of (await api.ok(bidderList, { id: lot.id }, { as: staff })).data) {
      if (row.bidder_no === null) continue;
      if (need_approval) expect(row.status).toBe(1);
      if (Number(deposit) > 0) expect(row.deposit_status).toBe(1);
    }
  }));
