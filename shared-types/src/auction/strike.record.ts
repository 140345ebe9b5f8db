import { instant, int, reference, text, truth } from '../record/fields.js';
import { same } from '../record/filters.js';
import { staffRecord } from '../record/record.js';

/** Defaults of winners. Nobody bids with an unsettled one; three within 12 months await the platform's review. */
export const strike = staffRecord({
  name: 'auction:strike',
  one: ['违约记录', 'a default', '不履行記録'],
  many: ['拍卖违约', 'Bidders in default', '落札不履行'],
  words: {
    empty: ['没有违约记录', 'No default found', '不履行記録はありません'],
    empty_text: [
      '中标人逾期未付款时，会在这里留下一条记录；解除前他不能再出价。',
      'A winner who does not pay in time gets a line here, and bids no more until it is settled.',
      '落札者が期限までに支払わないとここに記録され、解消されるまで入札できません。',
    ],
  },
  scope: 'company',
  classes: { row: 'StrikeRow', list: 'Strike' },
  calls: { list: ['/auctions/strike-list', 'Winners who did not pay'] },
  menu: { path: '/orders/auctionStrike', icon: 'alert-triangle' },
  subject: 'auction_strike',
  title: 'username',
  order: '-id',
  fields: {},
  shown: {
    auction_id: reference({ label: ['拍卖编号', 'Auction no.', 'オークション番号'] }),
    goods_name: text({ label: ['商品名称', 'Goods', '商品名'], max: 200 }),
    account_id: reference({ label: ['会员编号', 'Member no.', '会員番号'] }),
    username: text({ label: ['竞买人', 'Bidder', '入札者'], max: 60 }),
    strikes_in_year: int({ label: ['12 个月内违约', 'Within 12 months', '12か月以内の件数'] }),
    is_barred: truth({ label: ['已禁止竞买', 'Barred', '入札禁止'] }),
    is_settled: truth({ label: ['已解除', 'Settled', '解消済み'] }),
    settled_at: instant({ label: ['解除时间', 'Settled on', '解消日時'], orNull: true }),
    settle_reason: text({
      label: ['解除原因', 'Why settled', '解消の理由'],
      max: 500,
      isLong: true,
      orNull: true,
    }),
    created_at: instant({ label: ['违约时间', 'Default', '不履行日時'] }),
  },
  filters: { is_settled: same(), account_id: same() },
});
