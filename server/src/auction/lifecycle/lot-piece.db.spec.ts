import { openAuctionHouse, refusalOf } from '../../../../test/fixtures/auction-house.js';
import { aGoods, aMemberCaller, uniqueText } from '../../../../test/fixtures/rows.js';
import { aWarehouse } from '../../../../test/fixtures/places.js';
import { anItem } from '../../../../test/fixtures/stock-rows.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { StockIntake } from '../../warehouse/stock/stock-intake.service.js';
import { StockReservations } from '../../warehouse/stock/stock-reservations.service.js';
import { StockPromises } from '../../warehouse/stock/stock-promise.repository.js';
import { StockRepository } from '../../warehouse/stock/stock.repository.js';
import { StockWriter } from '../../warehouse/stock/stock-writer.repository.js';
import { ownersDatabase } from '../../../../test/support/planting.js';

const house = openAuctionHouse();
const { db, opening, commands } = house;
afterAll(() => house.stop());

const [stock, writer, outbox] = [new StockRepository(), new StockWriter(), new Outbox()];
const intake = new StockIntake(stock, writer, outbox);
const reservations = new StockReservations(stock, new StockPromises(), writer, outbox);
let lastId = Date.now();
const newId = (): number => (lastId += 1);

/** A seller with goods of an item, one piece of which is in the seller's warehouse. */
async function aStockedSeller() {
  const seller = await house.aSeller();
  const { companyId, sellerId } = seller;
  const productId = await anItem(db, companyId, 1);
  const serial = `SN-${uniqueText()}`;
  const warehouseId = await aWarehouse(db, companyId);
  await ownersDatabase().transaction((tx) =>
    intake.receiveStock(
      tx,
      { warehouseId, companyId, sourceType: 'fixture', sourceId: newId(), type: 11, accountId: null },
      [
        {
          productId,
          quantity: 1,
          serialNumber: serial,
          lotNumber: '',
          expiresOn: null,
          binId: null,
          cost: 500,
        },
      ],
    ),
  );
  const goods = () => aGoods(db, { seller_id: sellerId, company_id: companyId, product_id: productId });
  return { ...seller, productId, serial, warehouseId, goods, goodsId: await goods() };
}
type Seller = Awaited<ReturnType<typeof aStockedSeller>>;

const TERMS = {
  start_price: '1000',
  currency: 'JPY',
  start_at: new Date().toISOString(),
  end_at: new Date(Date.now() + 86_400_000).toISOString(),
};
const open = ({ caller }: Seller, goods_id: number, serial_number?: string) =>
  opening.openAuction(caller, { goods_id, ...TERMS, ...(serial_number !== undefined && { serial_number }) });
const order = ({ warehouseId, productId, serial }: Seller) =>
  db.transaction((tx) =>
    reservations.reserve(tx, { type: 'order_line', id: newId() }, warehouseId, [
      { productId, serialNumber: serial, quantity: 1 },
    ]),
  );
const isPromised = async ({ productId }: Seller): Promise<boolean | undefined> =>
  (
    await db.query<{ is_reserved: boolean }>('SELECT is_reserved FROM serial_unit WHERE product_id = $1', [
      productId,
    ])
  ).rows[0]?.is_reserved;
const pieceOf = async (id: number) =>
  (
    await db.query<{ serial_unit_id: number | null }>('SELECT serial_unit_id FROM auction WHERE id = $1', [
      id,
    ])
  ).rows[0]?.serial_unit_id ?? null;
const passportOf = async ({ productId }: Seller): Promise<string[]> =>
  (
    await db.query<{ kind: string }>(
      `SELECT p.kind FROM passport_line p JOIN serial_unit u ON u.id = p.serial_unit_id
       WHERE u.product_id = $1 AND p.subject_type = 'auction' ORDER BY p.id`,
      [productId],
    )
  ).rows.map(({ kind }) => kind);

describe('a lot with a piece of stock', () => {
  it('holds it once it opens, notifies the auction console and adds it to the passport', async () => {
    const seller = await aStockedSeller();
    const { id } = await open(seller, seller.goodsId, ` ${seller.serial.toLowerCase()} `);
    expect(await isPromised(seller)).toBe(true);
    expect(await house.admin.getAuctionDetail(seller.caller, { id })).toMatchObject({
      serial_number: seller.serial,
      serial_unit_id: await pieceOf(id),
    });
    expect(await passportOf(seller)).toEqual(['auction']);
    expect(await refusalOf(order(seller))).toBe('SERIAL_UNKNOWN');
  });

  it('needs none, where the seller keeps no stock here', async () => {
    const seller = await house.aSeller();
    const { id } = await opening.openAuction(seller.caller, { goods_id: seller.goodsId, ...TERMS });
    expect(await pieceOf(id)).toBeNull();
  });

  it('is refused a piece that is not of these goods, not the seller’s, or not there', async () => {
    const [seller, other] = [await aStockedSeller(), await aStockedSeller()];
    const elsewhere = await aGoods(db, { seller_id: seller.sellerId, company_id: seller.companyId });
    expect(await refusalOf(open(seller, elsewhere, seller.serial))).toBe('VALIDATION');
    expect(await refusalOf(open(seller, seller.goodsId, other.serial))).toBe('VALIDATION');
    expect(await refusalOf(open(seller, seller.goodsId, 'nothing'))).toBe('VALIDATION');
  });

  it('is one of many that want the piece: fifty lots and orders at once', async () => {
    const seller = await aStockedSeller();
    const goods = await Promise.all(Array.from({ length: 25 }, () => seller.goods()));
    const outcomes = await Promise.allSettled(
      goods.flatMap((id) => [open(seller, id, seller.serial), order(seller)]),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { rows } = await db.query<{ held: number }>(
      `SELECT count(*) AS held FROM stock_reservation r JOIN serial_unit u ON u.id = r.serial_unit_id
       WHERE u.product_id = $1 AND r.status = 1`,
      [seller.productId],
    );
    expect(rows).toEqual([{ held: 1 }]);
  });
});

describe('the piece of a lot that is over', () => {
  it('is free when it is cancelled, and when nobody bid', async () => {
    const seller = await aStockedSeller();
    const first = await open(seller, seller.goodsId, seller.serial);
    await commands.cancelLot(seller.caller, { id: first.id, reason: 'wrong description' });
    expect(await isPromised(seller)).toBe(false);
    const second = await opening.relist(seller.caller, { id: first.id, ...TERMS });
    expect([await isPromised(seller), await pieceOf(second.id)]).toEqual([true, await pieceOf(first.id)]);
    await house.end(second.id);
    expect(await isPromised(seller)).toBe(false);
    expect(await passportOf(seller)).toEqual(['auction', 'auction_unsold', 'auction', 'auction_unsold']);
  });

  it('stays promised when it is sold, for the winner’s order', async () => {
    const seller = await aStockedSeller();
    const { id } = await open(seller, seller.goodsId, seller.serial);
    await house.bid(await house.aBidder(), id, 5_000);
    await house.end(id);
    expect(await isPromised(seller)).toBe(true);
    expect(await passportOf(seller)).toEqual(['auction', 'auction_sold']);
  });

  /** Sold to the last of so many bidders, who does not pay. */
  async function aDefaultedLot(bidders: number) {
    const seller = await aStockedSeller();
    const { id } = await open(seller, seller.goodsId, seller.serial);
    const people: number[] = [];
    for (let at = 1; at <= bidders; at += 1) {
      people.push(await house.aBidder());
      await house.bid(people.at(-1) ?? 0, id, at * 10_000);
    }
    await house.end(id);
    await db.transaction((tx) =>
      house.handlers.onOrderDefaulted(
        {
          ...{ id: newId(), event: 'order.defaulted', created_at: new Date() },
          payload: { order_id: 1, auction_id: id, buyer_id: people.at(-1) ?? 0, by: null },
        },
        tx,
      ),
    );
    return { seller, id, people };
  }
  const freeAfterDays = async ({ productId }: Seller): Promise<number | null | undefined> =>
    (
      await db.query<{ days: number | null }>(
        `SELECT round(extract(epoch FROM r.expires_at - clock_timestamp()) / 86400)::int AS days
         FROM stock_reservation r JOIN serial_unit u ON u.id = r.serial_unit_id
         WHERE u.product_id = $1 AND r.status = 1`,
        [productId],
      )
    ).rows[0]?.days;

  it('is free when its winner does not pay and nobody else bid', async () => {
    const { seller } = await aDefaultedLot(1);
    expect(await isPromised(seller)).toBe(false);
  });

  it('is kept for a second chance, and no longer than there may be one', async () => {
    const { seller, id, people } = await aDefaultedLot(2);
    expect([await isPromised(seller), await freeAfterDays(seller)]).toEqual([true, 8]);
    const offer = await house.chances.offer(seller.caller, { auction_id: id });
    await house.offers.answerOffer(aMemberCaller(people[0] ?? 0), { id: offer.id, status: 1 });
    expect([await isPromised(seller), await freeAfterDays(seller)]).toEqual([true, null]);
  });

  it('is left out of the next run at the request of the seller', async () => {
    const seller = await aStockedSeller();
    const first = await open(seller, seller.goodsId, seller.serial);
    await house.end(first.id);
    const { id } = await opening.relist(seller.caller, { id: first.id, ...TERMS, serial_number: '' });
    expect([await isPromised(seller), await pieceOf(id)]).toEqual([false, null]);
  });
});
