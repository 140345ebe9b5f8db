import {
  asOwner,
  aStaffCaller,
  openAuctionHouse,
  refusalOf,
} from '../../../../test/fixtures/auction-house.js';

const house = openAuctionHouse();
const { db, commands, bid } = house;
afterAll(() => house.stop());

const TEN_THOUSAND = { start_price: 10_000, price: 10_000 };

const staff = async () => aStaffCaller(await house.aBidder(), null);

const lotOf = async (id: number) =>
  (
    await db.query<{
      status: number;
      price: number;
      leader_id: number | null;
      seq: number;
      end_at: Date;
      reserve_met: boolean;
      winner_id: number | null;
    }>(`SELECT status, price, leader_id, seq, end_at, reserve_met, winner_id FROM auction WHERE id = $1`, [
      id,
    ])
  ).rows[0];

async function aLotWithTwoBids() {
  const lot = await house.aLot(TEN_THOUSAND);
  const [first, second] = [await house.aBidder(), await house.aBidder()];
  await bid(first, lot.id, 20_000);
  await bid(second, lot.id, 60_000);
  return { ...lot, first, second };
}

describe('a void', () => {
  it('removes the leader’s bid: the price follows from the remaining bids, the row stays', async () => {
    const lot = await aLotWithTwoBids();
    const answer = await commands.voidBid(await staff(), { id: lot.id, seq: 2, reason: 'typing error' });
    expect(answer).toMatchObject({ current_price: '10000', seq: 3 });
    expect(await lotOf(lot.id)).toMatchObject({ price: 10_000, leader_id: lot.first, seq: 3 });
    expect(await house.eventsOf('auction.voided', lot.id)).toEqual([
      { auction_id: lot.id, seq: 2, reason: 'typing error' },
    ]);
  });

  it('of every bid returns the lot to its start price, and bidding continues', async () => {
    const lot = await aLotWithTwoBids();
    const caller = await staff();
    await commands.voidBid(caller, { id: lot.id, seq: 1, reason: 'changed description' });
    await commands.voidBid(caller, { id: lot.id, seq: 2, reason: 'changed description' });
    expect(await lotOf(lot.id)).toMatchObject({ price: 10_000, leader_id: null });
    expect(await bid(lot.first, lot.id, 10_000)).toMatchObject({ is_leading: true, current_price: '10000' });
  });

  it('is refused twice, for a row that is no bid, and outside the caller’s companies', async () => {
    const lot = await aLotWithTwoBids();
    const caller = await staff();
    await commands.voidBid(caller, { id: lot.id, seq: 2, reason: 'typing error' });
    expect(await refusalOf(commands.voidBid(caller, { id: lot.id, seq: 2, reason: 'again' }))).toBe(
      'STATE_CONFLICT',
    );
    expect(await refusalOf(commands.voidBid(caller, { id: lot.id, seq: 99, reason: 'none' }))).toBe(
      'NOT_FOUND',
    );
    const stranger = { ...caller, companies: [999_999] };
    expect(await refusalOf(commands.voidBid(stranger, { id: lot.id, seq: 1, reason: 'none' }))).toBe(
      'NOT_FOUND',
    );
  });
});

describe('cancelling', () => {
  it('ends the lot for all with the reason', async () => {
    const lot = await aLotWithTwoBids();
    await commands.cancelLot(await staff(), { id: lot.id, reason: 'the device was damaged' });
    expect(await lotOf(lot.id)).toMatchObject({ status: 42, winner_id: null });
    expect(await house.eventsOf('auction.closed', lot.id)).toMatchObject([
      { status: 42, reason: 'cancelled' },
    ]);
  });

  it('is reserved to the platform once there is a bid', async () => {
    const lot = await aLotWithTwoBids();
    const { rows } = await db.query<{ company_id: number }>(`SELECT company_id FROM auction WHERE id = $1`, [
      lot.id,
    ]);
    const merchant = { ...(await staff()), companies: [rows[0]?.company_id ?? 0] };
    expect(await refusalOf(commands.cancelLot(merchant, { id: lot.id, reason: 'changed my mind' }))).toBe(
      'AUCTION_LOCKED',
    );
  });
});

describe('the seller’s decision below the reserve', () => {
  async function aMissedLot() {
    const lot = await house.aLot({ ...TEN_THOUSAND, reserve_price: 500_000 });
    const bidder = await house.aBidder();
    await bid(bidder, lot.id, 30_000);
    await house.end(lot.id);
    return { ...lot, bidder };
  }

  it('is awaited, and accepting sells at the highest bid', async () => {
    const lot = await aMissedLot();
    expect(await lotOf(lot.id)).toMatchObject({ status: 30, winner_id: null });
    await commands.acceptHighestBid(await staff(), { id: lot.id, status: 1 });
    expect(await lotOf(lot.id)).toMatchObject({ status: 40, winner_id: lot.bidder, price: 30_000 });
  });

  it('declining fails the lot, once', async () => {
    const lot = await aMissedLot();
    const caller = await staff();
    await commands.acceptHighestBid(caller, { id: lot.id, status: -1 });
    expect(await lotOf(lot.id)).toMatchObject({ status: 41 });
    expect(await refusalOf(commands.acceptHighestBid(caller, { id: lot.id, status: 1 }))).toBe(
      'STATE_CONFLICT',
    );
  });

  it('counts no more after its deadline, and silence fails the lot', async () => {
    const lot = await aMissedLot();
    await asOwner(
      `UPDATE auction SET answer_deadline = clock_timestamp() - interval '1 second' WHERE id = ${lot.id}`,
    );
    expect(await refusalOf(commands.acceptHighestBid(await staff(), { id: lot.id, status: 1 }))).toBe(
      'STATE_CONFLICT',
    );
    await house.close.runDue();
    expect(await lotOf(lot.id)).toMatchObject({ status: 41 });
  });
});

describe('closing', () => {
  it('twice, by several at once, closes once', async () => {
    const lot = await aLotWithTwoBids();
    await asOwner(`UPDATE auction SET end_at = clock_timestamp() WHERE id = ${lot.id}`);
    await Promise.all(Array.from({ length: 8 }, () => house.close.runDue()));
    expect(await lotOf(lot.id)).toMatchObject({ status: 40, winner_id: lot.second });
    expect(await house.eventsOf('auction.closed', lot.id)).toHaveLength(1);
  });

  it('waits for a lot whose end fell into an outage: 15 minutes after the recovery', async () => {
    const lot = await aLotWithTwoBids();
    await asOwner(
      `UPDATE auction SET end_at = clock_timestamp() - interval '90 seconds' WHERE id = ${lot.id}`,
    );
    await db.query(
      `INSERT INTO outage (began_at, recovered_at) VALUES (clock_timestamp() - interval '2 minutes', clock_timestamp())`,
    );
    await house.close.runDue();
    const { rows } = await db.query<{ minutes: number }>(
      `SELECT round(extract(epoch FROM a.end_at - o.recovered_at) / 60)::int AS minutes
       FROM auction a JOIN outage o ON o.id = a.last_outage_id WHERE a.id = $1`,
      [lot.id],
    );
    expect(rows[0]?.minutes).toBe(15);
    expect(await lotOf(lot.id)).toMatchObject({ status: 20, seq: 3 });
    expect(await house.eventsOf('auction.extended', lot.id)).toMatchObject([{ cause: 'outage' }]);
  });
});
