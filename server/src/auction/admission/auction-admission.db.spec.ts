import { asOwner, openAuctionHouse, refusalOf } from '../../../../test/fixtures/auction-house.js';
import { aCompany, aMemberCaller, uniqueText } from '../../../../test/fixtures/rows.js';

const house = openAuctionHouse();
const { db, admission, admissionReview, ledger } = house;
afterAll(() => house.stop());

const DEPOSIT_LOT = { start_price: 10_000, price: 10_000, deposit: 1_000, deposit_rate: 10 };

const balanceOf = async (accountId: number): Promise<[available: number, frozen: number]> => {
  const [balance] = await ledger.balance(accountId);
  return [balance?.available ?? 0, balance?.frozen ?? 0];
};

async function aBidderWith(amount: number): Promise<number> {
  const accountId = await house.aBidder();
  if (amount > 0) await house.fund(accountId, amount);
  return accountId;
}

const bidderIds = async (auctionId: number): Promise<number[]> =>
  (
    await db.query<{ id: number }>(`SELECT id FROM auction_bidder WHERE auction_id = $1 ORDER BY id`, [
      auctionId,
    ])
  ).rows.map(({ id }) => id);

describe('requesting admission', () => {
  it('freezes the deposit once, and then the bidder may bid', async () => {
    const { id } = await house.aLot(DEPOSIT_LOT);
    const bidder = await aBidderWith(5_000);
    expect(await refusalOf(house.bid(bidder, id, 10_000))).toBe('DEPOSIT_REQUIRED');
    const answer = { bidder_status: null, deposit_status: 1, deposit: '1000', currency: 'JPY' };
    expect(await house.admit(bidder, id)).toEqual(answer);
    expect(await house.admit(bidder, id)).toEqual(answer);
    expect(await balanceOf(bidder)).toEqual([4_000, 1_000]);
    expect(await house.bid(bidder, id, 10_000)).toMatchObject({ is_leading: true, chances_left: 9 });
  });

  it('freezes it once, however many requests of a bidder arrive together', async () => {
    const { id } = await house.aLot(DEPOSIT_LOT);
    const bidder = await aBidderWith(5_000);
    const answers = await Promise.all(Array.from({ length: 8 }, () => house.admit(bidder, id)));
    expect(new Set(answers.map((answer) => answer.deposit_status))).toEqual(new Set([1]));
    expect(await balanceOf(bidder)).toEqual([4_000, 1_000]);
  });

  it('is refused without the terms accepted, and changes nothing', async () => {
    const { id } = await house.aLot(DEPOSIT_LOT);
    const caller = aMemberCaller(await aBidderWith(5_000));
    expect(await refusalOf(admission.requestAdmission(caller, { id, checked: false }))).toBe(
      'AGREEMENT_REQUIRED',
    );
    expect(await bidderIds(id)).toEqual([]);
  });

  it('without the money is refused, and leaves no trace', async () => {
    const { id } = await house.aLot(DEPOSIT_LOT);
    const bidder = await aBidderWith(999);
    expect(await refusalOf(house.admit(bidder, id))).toBe('INSUFFICIENT_BALANCE');
    expect(await bidderIds(id)).toEqual([]);
    expect(await balanceOf(bidder)).toEqual([999, 0]);
  });

  it('costs a certified company without a strike nothing, while the lot is small', async () => {
    const companyId = await aCompany(db, { certification_status: 2 });
    const { id } = await house.aLot(DEPOSIT_LOT);
    const bidder = await house.aBidder({ company_id: companyId });
    expect(await house.admit(bidder, id)).toMatchObject({ deposit_status: 0, deposit: '0' });
    expect(await house.bid(bidder, id, 10_000)).toMatchObject({ is_leading: true });

    const big = await house.aLot({ start_price: 300_000, price: 300_000, deposit: 30_000, deposit_rate: 10 });
    expect(await refusalOf(house.admit(bidder, big.id))).toBe('INSUFFICIENT_BALANCE');

    const elsewhere = await house.aLot();
    const colleague = await house.aBidder({ company_id: companyId });
    await asOwner(
      `INSERT INTO auction_strike (auction_id, account_id, settled_at, settled_by)
       VALUES (${elsewhere.id}, ${colleague}, now(), ${bidder})`,
    );
    const third = await house.aLot(DEPOSIT_LOT);
    expect(await refusalOf(house.admit(bidder, third.id))).toBe('INSUFFICIENT_BALANCE');
  });

  it('of a lot without conditions is granted and writes nothing', async () => {
    const { id } = await house.aLot();
    expect(await house.admit(await house.aBidder(), id)).toEqual({
      bidder_status: null,
      deposit_status: null,
      deposit: '0',
      currency: 'JPY',
    });
    expect(await bidderIds(id)).toEqual([]);
  });

  it('is refused to the seller’s people, to the barred, and once the end has come', async () => {
    const { id, sellerId, companyId } = await house.aLot({ need_approval: true });
    const barred = await house.aBidder();
    await db.query(
      `INSERT INTO auction_bar (account_id, barred_by, reason) VALUES ($1, $2, 'three defaults')`,
      [barred, sellerId],
    );
    expect(await refusalOf(house.admit(sellerId, id))).toBe('BID_OWN_GOODS');
    expect(await refusalOf(house.admit(await house.aBidder({ company_id: companyId }), id))).toBe(
      'BID_OWN_GOODS',
    );
    expect(await refusalOf(house.admit(barred, id))).toBe('BIDDER_BARRED');
    await asOwner(`UPDATE auction SET end_at = clock_timestamp() WHERE id = ${id}`);
    expect(await refusalOf(house.admit(await house.aBidder(), id))).toBe('AUCTION_ENDED');
    expect(await refusalOf(house.admit(await house.aBidder(), 987_654_321))).toBe('NOT_FOUND');
  });

  it('does not wait for a list of bidders the company admitted before, unless the goods need a licence', async () => {
    const first = await house.aLot({ need_approval: true });
    const bidder = await house.aBidder();
    expect(await house.admit(bidder, first.id)).toMatchObject({ bidder_status: 0 });
    await admissionReview.decideAdmission(first.caller, { ids: await bidderIds(first.id), status: 1 });

    const again = await house.anotherLot(first, { need_approval: true });
    expect(await house.admit(bidder, again)).toMatchObject({ bidder_status: 1 });
    expect(await house.bid(bidder, again, 10_000)).toMatchObject({ is_leading: true });
    expect(await house.admit(await house.aBidder(), again)).toMatchObject({ bidder_status: 0 });

    const licensed = await house.anotherLot(first, { need_approval: true }, { need_licence: true });
    expect(await refusalOf(house.admit(bidder, licensed))).toBe('COMPLIANCE_BUYER');
    await db.query('UPDATE account SET company_id = $2 WHERE id = $1', [bidder, await aCompany(db)]);
    expect(await house.admit(bidder, licensed)).toMatchObject({ bidder_status: 0 });
    const ofAnotherCompany = await house.aLot({ need_approval: true });
    expect(await house.admit(bidder, ofAnotherCompany.id)).toMatchObject({ bidder_status: 0 });
  });

  it('answers a repeated request as it did, though it was decided since', async () => {
    const { id, caller } = await house.aLot({ need_approval: true });
    const member = aMemberCaller(await house.aBidder());
    const request = { id, checked: true, request_id: uniqueText() };
    const first = await admission.requestAdmission(member, request);
    expect(first.bidder_status).toBe(0);
    await admissionReview.decideAdmission(caller, { ids: await bidderIds(id), status: 1 });
    expect(await admission.requestAdmission(member, request)).toEqual(first);
  });
});

describe('deciding who takes part', () => {
  it('admits one, who may bid then, and refuses another, whose deposit is released', async () => {
    const { id, caller } = await house.aLot({ ...DEPOSIT_LOT, need_approval: true });
    const [anna, ben] = [await aBidderWith(2_000), await aBidderWith(2_000)];
    await house.admit(anna, id);
    await house.admit(ben, id);
    expect(await refusalOf(house.bid(anna, id, 10_000))).toBe('NOT_ADMITTED');
    const [annas, bens] = await bidderIds(id);
    if (annas === undefined || bens === undefined) throw new Error('two requested admission');

    expect(await admissionReview.decideAdmission(caller, { ids: [annas], status: 1 })).toMatchObject([
      { id: annas, status: 1, error: null },
    ]);
    await house.bid(anna, id, 10_000);
    await admissionReview.decideAdmission(caller, { ids: [bens], status: -1, reason: 'no licence shown' });
    expect(await balanceOf(ben)).toEqual([2_000, 0]);
    expect(await refusalOf(house.bid(ben, id, 20_000))).toBe('NOT_ADMITTED');
    expect(await house.admit(ben, id)).toMatchObject({ bidder_status: -1, deposit_status: 2 });
    expect(await house.eventsOf('auction.bidder-decided', id)).toEqual([
      { auction_id: id, account_id: anna, status: 1, reason: null },
      { auction_id: id, account_id: ben, status: -1, reason: 'no licence shown' },
    ]);
  });

  it('releases the deposit once, even when many refuse at the same time', async () => {
    const { id, caller } = await house.aLot({ ...DEPOSIT_LOT, need_approval: true });
    const bidder = await aBidderWith(2_000);
    await house.admit(bidder, id);
    const ids = await bidderIds(id);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        admissionReview.decideAdmission(caller, { ids, status: -1, reason: 'no licence' }),
      ),
    );
    expect(answers.flat().filter(({ error }) => error === null)).toHaveLength(1);
    expect(await balanceOf(bidder)).toEqual([2_000, 0]);
  });

  it('leaves other companies’ bidders alone', async () => {
    const mine = await house.aLot({ need_approval: true });
    const theirs = await house.aLot({ need_approval: true });
    await house.admit(await house.aBidder(), mine.id);
    await house.admit(await house.aBidder(), theirs.id);
    const ids = [...(await bidderIds(mine.id)), ...(await bidderIds(theirs.id))];
    const answers = await admissionReview.decideAdmission(mine.caller, { ids, status: 1 });
    expect(answers.map(({ error, status }) => error ?? status)).toEqual([1, 'NOT_FOUND']);
    expect((await house.bidders.listBidders(theirs.caller, { id: theirs.id, status: 0 })).data).toHaveLength(
      1,
    );
    expect(await refusalOf(house.bidders.listBidders(mine.caller, { id: theirs.id }))).toBe('NOT_FOUND');
  });

  it('comes by itself when nobody has decided by the last hour', async () => {
    const soon = new Date(Date.now() + 50 * 60_000);
    const { id } = await house.aLot({ ...DEPOSIT_LOT, need_approval: true, end_at: soon });
    const [early, late] = [await aBidderWith(2_000), await aBidderWith(2_000)];
    await house.admit(early, id);
    await house.admit(late, id);
    await db.query(
      `UPDATE auction_bidder SET created_at = created_at - interval '1 hour' WHERE auction_id = $1 AND account_id = $2`,
      [id, early],
    );
    await Promise.all([admission.refuseUndecided(), admission.refuseUndecided()]);
    expect(await balanceOf(early)).toEqual([2_000, 0]);
    expect(await balanceOf(late)).toEqual([1_000, 1_000]);
    expect(await house.eventsOf('auction.bidder-decided', id)).toEqual([
      { auction_id: id, account_id: early, status: -1, reason: null },
    ]);
  });
});

describe('approval and deposit are two facts', () => {
  const OPEN_LOT = { start_price: 10_000, price: 10_000 };
  const statesOf = async (auctionId: number, accountId: number) =>
    (
      await db.query<{ status: number | null; deposit_status: number | null; deposit: number }>(
        `SELECT status, deposit_status, deposit FROM auction_bidder WHERE auction_id = $1 AND account_id = $2`,
        [auctionId, accountId],
      )
    ).rows[0];

  it('a deposit required after the approval is required before the bid', async () => {
    const { id, caller } = await house.aLot({ ...OPEN_LOT, need_approval: true });
    const bidder = await aBidderWith(5_000);
    await house.admit(bidder, id);
    await admissionReview.decideAdmission(caller, { ids: await bidderIds(id), status: 1 });
    await house.terms.updateAuctionTerms(caller, { id, deposit_rate: 10 });
    expect(await refusalOf(house.bid(bidder, id, 10_000))).toBe('DEPOSIT_REQUIRED');
    const shown = await house.queries.getAuctionDetail(aMemberCaller(bidder), { id });
    expect(shown).toMatchObject({ bidder_status: 1, deposit_status: null, deposit: '1000' });
    expect(await house.admit(bidder, id)).toMatchObject({ bidder_status: 1, deposit_status: 1 });
    expect(await balanceOf(bidder)).toEqual([4_000, 1_000]);
    expect(await house.bid(bidder, id, 10_000)).toMatchObject({ is_leading: true });
  });

  it('an approval required after the deposit was frozen is required before the bid', async () => {
    const { id, caller } = await house.aLot(DEPOSIT_LOT);
    const bidder = await aBidderWith(5_000);
    await house.admit(bidder, id);
    await house.terms.updateAuctionTerms(caller, { id, need_approval: true });
    expect(await refusalOf(house.bid(bidder, id, 10_000))).toBe('NOT_ADMITTED');
    expect(await house.admit(bidder, id)).toMatchObject({ bidder_status: 0, deposit_status: 1 });
    expect(await balanceOf(bidder)).toEqual([4_000, 1_000]);
    expect(await refusalOf(house.bid(bidder, id, 10_000))).toBe('NOT_ADMITTED');
    await admissionReview.decideAdmission(caller, { ids: await bidderIds(id), status: 1 });
    expect(await house.bid(bidder, id, 10_000)).toMatchObject({ is_leading: true });
  });

  it('an approval that was removed while somebody waited and required again is not granted yet', async () => {
    const { id, caller } = await house.aLot({ ...OPEN_LOT, need_approval: true });
    const bidder = await house.aBidder();
    await house.admit(bidder, id);
    await house.terms.updateAuctionTerms(caller, { id, need_approval: false });
    await house.terms.updateAuctionTerms(caller, { id, need_approval: true });
    expect(await refusalOf(house.bid(bidder, id, 10_000))).toBe('NOT_ADMITTED');
    expect(await house.admit(bidder, id)).toMatchObject({ bidder_status: 0 });
  });

  it('an exemption from the deposit is checked again once the lot has changed', async () => {
    const { id, caller } = await house.aLot(DEPOSIT_LOT);
    const companyId = await aCompany(db, { certification_status: 2 });
    const bidder = await house.aBidder({ company_id: companyId });
    await house.fund(bidder, 50_000);
    expect(await house.admit(bidder, id)).toMatchObject({ deposit_status: 0 });
    await house.terms.updateAuctionTerms(caller, { id, bid_chances: 3 });
    expect(await statesOf(id, bidder)).toMatchObject({ deposit_status: 0 });
    // The same deposit of a lot that is no longer small.
    await house.terms.updateAuctionTerms(caller, { id, start_price: '400000', deposit_rate: 10 });
    expect(await refusalOf(house.bid(bidder, id, 400_000))).toBe('DEPOSIT_REQUIRED');
    expect(await house.admit(bidder, id)).toMatchObject({ deposit_status: 1, deposit: '40000' });
    expect(await house.bid(bidder, id, 400_000)).toMatchObject({ is_leading: true });
  });

  it('a refused bidder stays refused, with the deposit released, though approval is no longer required', async () => {
    const { id, caller } = await house.aLot({ ...DEPOSIT_LOT, need_approval: true });
    const bidder = await aBidderWith(2_000);
    await house.admit(bidder, id);
    await admissionReview.decideAdmission(caller, {
      ids: await bidderIds(id),
      status: -1,
      reason: 'no licence',
    });
    await house.terms.updateAuctionTerms(caller, { id, need_approval: false });
    expect(await refusalOf(house.bid(bidder, id, 10_000))).toBe('NOT_ADMITTED');
    expect(await house.admit(bidder, id)).toMatchObject({ bidder_status: -1, deposit_status: 2 });
    expect(await balanceOf(bidder)).toEqual([2_000, 0]);
  });

  it('the end of the lot closes both: pending requests end, frozen money is released once', async () => {
    const { id, caller } = await house.aLot({ ...DEPOSIT_LOT, need_approval: true, reserve_price: 50_000 });
    const [waiting, refused, bidder] = [
      await aBidderWith(1_000),
      await aBidderWith(1_000),
      await aBidderWith(1_000),
    ];
    for (const one of [waiting, refused, bidder]) await house.admit(one, id);
    const [, refusedRow = 0, bidderRow = 0] = await bidderIds(id);
    await admissionReview.decideAdmission(caller, { ids: [refusedRow], status: -1, reason: 'no licence' });
    await admissionReview.decideAdmission(caller, { ids: [bidderRow], status: 1 });
    await house.bid(bidder, id, 10_000);
    await house.end(id);
    // The reserve was missed: until the seller has spoken the leader's money stays.
    expect(await balanceOf(bidder)).toEqual([0, 1_000]);
    await house.commands.acceptHighestBid(caller, { id, status: -1 });
    for (const one of [waiting, refused, bidder]) expect(await balanceOf(one)).toEqual([1_000, 0]);
    expect([
      await statesOf(id, waiting),
      await statesOf(id, refused),
      await statesOf(id, bidder),
    ]).toMatchObject([
      { status: 2, deposit_status: 2 },
      { status: -1, deposit_status: 2 },
      { status: 1, deposit_status: 2 },
    ]);
  });
});

describe('the deposit', () => {
  it('is released to the losers in the transaction that closes the lot, and stays frozen for the winner', async () => {
    const { id } = await house.aLot(DEPOSIT_LOT);
    const [loser, winner, silent] = [
      await aBidderWith(1_000),
      await aBidderWith(1_000),
      await aBidderWith(1_000),
    ];
    for (const bidder of [loser, winner, silent]) await house.admit(bidder, id);
    await house.bid(loser, id, 10_000);
    await house.bid(winner, id, 20_000);
    await house.end(id);
    expect([await balanceOf(loser), await balanceOf(silent)]).toEqual([
      [1_000, 0],
      [1_000, 0],
    ]);
    expect(await balanceOf(winner)).toEqual([0, 1_000]);
  });
});
