import type { ConstraintCase } from '../proof.js';
import type { Row } from '../sound-rows.js';

const bargain = (refuses: string, violation: string, fault: Row): ConstraintCase => ({
  refuses,
  violation,
  when: ({ insert }) => insert('bargain', fault),
});

/** A line of the order of `rival` for the bargained goods, but for a fault in one of the two. */
const ordered = (
  refuses: string,
  violation: string,
  fault: { line?: Row; thread?: Row },
): ConstraintCase => ({
  refuses,
  violation,
  when: async ({ insert, world }) => {
    const order = await insert('orders', { auction_id: null });
    const thread = await insert('bargain', { buyer_id: world.rival, status: 30, ...fault.thread });
    await insert('order_line', {
      ...{ order_id: order, unit_price: 600, bargain_id: thread, bargain_buyer_id: world.rival },
      ...fault.line,
    });
  },
});

export const bargainCases: ConstraintCase[] = [
  bargain('bargain_quantity_ck', 'a thread about nothing', { quantity: 0 }),
  bargain('bargain_currency_ck', 'a currency we do not keep', { currency: 'EUR' }),
  bargain('bargain_price_ck', 'a list price beyond all amounts', { price: 10_000_000_000_001 }),
  bargain('bargain_buyer_price_ck', 'an offer of nothing', { buyer_price: 0, offer_price: 0 }),
  bargain('bargain_buyer_price_ck', 'an offer of the list price', { buyer_price: 1_000, offer_price: 1_000 }),
  bargain('bargain_merchant_price_ck', 'a counter-offer of what was offered', {
    ...{ merchant_price: 600, offer_price: 600, offers: 2, status: 20 },
  }),
  bargain('bargain_merchant_price_ck', 'a counter-offer above the list price', {
    ...{ merchant_price: 1_001, offer_price: 1_001, offers: 2, status: 20 },
  }),
  bargain('bargain_offers_ck', 'an eleventh offer', { offers: 11 }),
  bargain('bargain_turn_ck', 'a price on the table that nobody named', { offer_price: 700 }),
  bargain('bargain_turn_ck', 'an offer of the buyer that the buyer has to answer', { status: 20 }),
  bargain('bargain_ended_ck', 'an end at no time', { status: 50 }),
  bargain('bargain_ended_ck', 'an open thread that has ended', { ended_at: new Date() }),
  {
    refuses: 'bargain_ended_by_ck',
    violation: 'somebody who ended what goes on',
    when: ({ insert, world }) => insert('bargain', { ended_by: world.seller }),
  },
  bargain('bargain_void_ck', 'a reason for what expired', {
    status: 60,
    ended_at: new Date(),
    reason: 'None',
  }),
  {
    refuses: 'bargain_own_ck',
    violation: 'somebody who bargains with themselves',
    when: ({ insert, world }) => insert('bargain', { buyer_id: world.seller }),
  },
  {
    refuses: 'bargain_open_uq',
    violation: 'a second open thread of one buyer about one thing',
    when: async ({ insert }) => {
      await insert('bargain');
      await insert('bargain', { status: 30 });
    },
  },
  {
    refuses: 'bargain_append_only',
    violation: 'another list price afterwards',
    when: async ({ insert, sql }) => {
      const id = await insert('bargain');
      await sql('UPDATE bargain SET price = 2000 WHERE id = $1', [id]);
    },
  },
  {
    refuses: 'bargain_offer_seq_ck',
    violation: 'an eleventh offer said',
    when: ({ insert }) => insert('bargain_offer', { seq: 11 }),
  },
  {
    refuses: 'bargain_offer_price_ck',
    violation: 'an offer of nothing said',
    when: ({ insert }) => insert('bargain_offer', { price: 0 }),
  },
  {
    refuses: 'bargain_offer_pk',
    violation: 'two offers at one place',
    when: async ({ insert }) => {
      await insert('bargain_offer');
      await insert('bargain_offer');
    },
  },
  ordered('order_line_bargain_ck', 'an agreed price of nobody in an order', {
    line: { bargain_buyer_id: null },
  }),
  ordered('order_line_bargain_fk', 'another price than was agreed', { line: { unit_price: 599 } }),
  ordered('order_line_bargain_fk', 'more than was agreed', { line: { quantity: 2 } }),
  {
    refuses: 'order_line_bargain_fk',
    violation: 'other goods than were agreed on',
    when: async ({ insert, world }) => {
      const order = await insert('orders', { auction_id: null });
      const thread = await insert('bargain', { buyer_id: world.rival, status: 30 });
      await insert('order_line', {
        ...{ order_id: order, goods_id: world.otherGoods, unit_price: 600 },
        ...{ bargain_id: thread, bargain_buyer_id: world.rival },
      });
    },
  },
  {
    refuses: 'order_line_bargain_buyer_fk',
    violation: 'an order of somebody else at the agreed price',
    when: async ({ insert, world }) => {
      const order = await insert('orders', { auction_id: null });
      const thread = await insert('bargain', { status: 30 });
      await insert('order_line', {
        ...{ order_id: order, unit_price: 600, bargain_id: thread, bargain_buyer_id: world.buyer },
      });
    },
  },
  {
    refuses: 'order_line_bargain_uq',
    violation: 'a second order at one agreed price',
    when: async ({ insert, world }) => {
      const thread = await insert('bargain', { buyer_id: world.rival, status: 30 });
      const line = { unit_price: 600, bargain_id: thread, bargain_buyer_id: world.rival };
      const order = async (): Promise<void> => {
        await insert('order_line', { ...line, order_id: await insert('orders', { auction_id: null }) });
      };
      await order();
      await order();
    },
  },
];
