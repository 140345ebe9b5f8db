import { state } from '../record/code-fields.js';
import { instant, money, reference, text } from '../record/fields.js';
import { ofId, same, searchText } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { auctionOrderMachine } from '../states/auction.states.js';

/** Bidders on the lots of a company: one row per bidder and lot, with the result there. */
export const auctionOrder = staffRecord({
  name: 'auction:order',
  one: ['拍卖订单', 'an auction order', 'オークション注文'],
  many: ['拍卖订单', 'Auction orders', 'オークション注文'],
  words: {
    empty: ['没有拍卖订单', 'No auction order found', 'オークション注文はありません'],
    empty_text: [
      '有人出价后，每位竞买人在每件拍品上的结果会显示在这里。',
      'As soon as somebody bids, each bidder’s place in each lot is listed here.',
      '入札があると、出品ごとに入札者それぞれの状況がここに表示されます。',
    ],
  },
  scope: 'company',
  classes: { row: 'AuctionOrderRow', list: 'AuctionOrder' },
  calls: { list: ['/auction-orders/auction-order-list', 'One row per bidder and lot'] },
  exports: 'auction_orders',
  menu: { path: '/orders/auctionOrder', icon: 'receipt' },
  subject: 'auction_bidder',
  title: 'goods_name',
  order: '-id',
  fields: {},
  shown: {
    auction_id: reference({ label: ['拍卖编号', 'Auction no.', 'オークション番号'] }),
    goods_name: text({ label: ['商品名称', 'Goods', '商品名'], max: 200 }),
    username: text({ label: ['竞买人', 'Bidder', '入札者'], max: 60 }),
    /** In whole units: the highest price the bidder's public rows show. A maximum stays secret from staff as well. */
    bid_price: money({ label: ['最高出价', 'Highest bid', '最高入札額'], currency: 'currency' }),
    currency: text({ label: ['币种', 'Currency', '通貨'], max: 3 }),
    created_at: instant({ label: ['出价时间', 'First bid', '入札日時'] }),
    auction_end_time: instant({ label: ['结束时间', 'Ends', '終了日時'] }),
    status: state(auctionOrderMachine, {}),
  },
  filters: {
    goods_name: searchText(),
    username: searchText(),
    status: same(),
    auction_id: ofId(['拍卖编号', 'Auction no.', 'オークション番号']),
  },
});
