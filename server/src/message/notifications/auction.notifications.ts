import { MESSAGE_TYPE } from '@fovea/shared-types/message/message.dto';
import { goods, managedOrder } from './links.js';
import type { NotificationKinds } from './notification-kind.js';

/** Lots, to those who bid, watch or sell. */
export const auctionNotifications = {
  outbid: {
    type: MESSAGE_TYPE.outbid,
    about: 'auction_id',
    links: [goods],
    zh: {
      title: '您的出价已被超过',
      text: '有人对「{{goods_name}}」出了更高的价，价格升至 {{price}}。最新价格请见拍品页面。',
    },
    en: {
      title: 'You have been outbid',
      text: 'Somebody bid more for {{goods_name}}: the price rose to {{price}}. Open the lot to see its current state.',
    },
    ja: {
      title: '高値が更新されました',
      text: '「{{goods_name}}」により高い入札があり、価格が {{price}} になりました。最新の価格は商品ページでご確認ください。',
    },
  },
  auction_lost: {
    type: MESSAGE_TYPE.auction_lost,
    about: 'auction_id',
    links: [goods],
    zh: {
      title: '未竞得：{{goods_name}}',
      text: '「{{goods_name}}」已以 {{price}} 成交，本次由其他买家竞得。',
    },
    en: {
      title: 'Not won: {{goods_name}}',
      text: 'The auction of {{goods_name}} has ended at {{price}}. Somebody else won it this time.',
    },
    ja: {
      title: '落札できませんでした：{{goods_name}}',
      text: '「{{goods_name}}」のオークションは {{price}} で終了し、他の方が落札しました。',
    },
  },
  auction_lost_unsold: {
    type: MESSAGE_TYPE.auction_lost,
    about: 'auction_id',
    links: [goods],
    zh: {
      title: '竞拍未成交：{{goods_name}}',
      text: '「{{goods_name}}」的竞拍已结束，因未达到保留价而未成交。',
    },
    en: {
      title: 'Ended without a sale: {{goods_name}}',
      text: 'The auction of {{goods_name}} has ended and nobody bought it: the reserve was not reached.',
    },
    ja: {
      title: '落札者なし：{{goods_name}}',
      text: '「{{goods_name}}」のオークションは、最低落札価格に達しないまま終了しました。',
    },
  },
  auction_cancelled: {
    type: MESSAGE_TYPE.auction_cancelled,
    about: 'auction_id',
    links: [goods],
    zh: {
      title: '竞拍已取消：{{goods_name}}',
      text: '「{{goods_name}}」的竞拍已取消，原因：{{reason}}。此前的出价均不再有效。',
    },
    en: {
      title: 'Auction cancelled: {{goods_name}}',
      text: 'The auction of {{goods_name}} was cancelled. Reason: {{reason}}. Bids on it no longer bind anybody.',
    },
    ja: {
      title: 'オークション中止：{{goods_name}}',
      text: '「{{goods_name}}」のオークションは中止されました。理由：{{reason}}。これまでの入札は無効となります。',
    },
  },
  bid_voided: {
    type: MESSAGE_TYPE.bid_voided,
    about: 'auction_id',
    links: [goods],
    zh: {
      title: '有一笔出价被作废：{{goods_name}}',
      text: '「{{goods_name}}」的第 {{seq}} 号出价已作废，当前价已重新计算。原因：{{reason}}。',
    },
    en: {
      title: 'A bid was voided: {{goods_name}}',
      text: 'Bid no. {{seq}} on {{goods_name}} was voided and the price computed anew. Reason: {{reason}}.',
    },
    ja: {
      title: '入札が取り消されました：{{goods_name}}',
      text: '「{{goods_name}}」の入札 No.{{seq}} が取り消され、現在価格を再計算しました。理由：{{reason}}。',
    },
  },
  auction_extended: {
    type: MESSAGE_TYPE.auction_extended,
    about: 'auction_id',
    links: [goods],
    zh: { title: '竞拍延时：{{goods_name}}', text: '「{{goods_name}}」的竞拍将延至 {{until}} 结束。' },
    en: {
      title: 'Auction extended: {{goods_name}}',
      text: 'The auction of {{goods_name}} now ends on {{until}}.',
    },
    ja: {
      title: 'オークション延長：{{goods_name}}',
      text: '「{{goods_name}}」のオークションは {{until}} まで延長されました。',
    },
  },
  auction_extended_outage: {
    type: MESSAGE_TYPE.auction_extended,
    about: 'auction_id',
    links: [goods],
    zh: {
      title: '竞拍延时：{{goods_name}}',
      text: '「{{goods_name}}」原定结束时平台无法访问，竞拍将延至 {{until}} 结束。',
    },
    en: {
      title: 'Auction extended: {{goods_name}}',
      text: 'Fovea could not be reached when {{goods_name}} was to end. The auction goes on until {{until}}.',
    },
    ja: {
      title: 'オークション延長：{{goods_name}}',
      text: '「{{goods_name}}」の終了時刻にサービスをご利用いただけなかったため、{{until}} まで延長しました。',
    },
  },
  reserve_missed: {
    type: MESSAGE_TYPE.reserve_missed,
    about: 'auction_id',
    links: [goods],
    zh: {
      title: '未达保留价：{{goods_name}}',
      text: '您对「{{goods_name}}」的出价 {{price}} 为最高价，但未达到保留价。卖家可在 {{until}} 前决定是否接受。',
    },
    en: {
      title: 'The reserve was not reached: {{goods_name}}',
      text: 'Your bid of {{price}} on {{goods_name}} is the highest, but below the reserve. The seller may accept it until {{until}}.',
    },
    ja: {
      title: '最低落札価格に達していません：{{goods_name}}',
      text: '「{{goods_name}}」への {{price}} の入札は最高額ですが、最低落札価格に達していません。出品者は {{until}} まで承諾できます。',
    },
  },
  bidder_admitted: {
    type: MESSAGE_TYPE.bidder_admitted,
    about: 'auction_id',
    links: [goods],
    zh: {
      title: '您已获得参拍资格：{{goods_name}}',
      text: '您参加「{{goods_name}}」竞拍的申请已通过，现在可以出价。',
    },
    en: {
      title: 'You may bid: {{goods_name}}',
      text: 'You have been admitted to the auction of {{goods_name}}.',
    },
    ja: {
      title: '入札に参加できます：{{goods_name}}',
      text: '「{{goods_name}}」のオークションへの参加が承認されました。',
    },
  },
  bidder_refused: {
    type: MESSAGE_TYPE.bidder_refused,
    about: 'auction_id',
    links: [goods],
    zh: {
      title: '参拍申请未通过：{{goods_name}}',
      text: '您参加「{{goods_name}}」竞拍的申请未通过。原因：{{reason}}',
    },
    en: {
      title: 'Not admitted: {{goods_name}}',
      text: 'You have not been admitted to the auction of {{goods_name}}. Reason: {{reason}}',
    },
    ja: {
      title: '参加が認められませんでした：{{goods_name}}',
      text: '「{{goods_name}}」のオークションへの参加は承認されませんでした。理由：{{reason}}',
    },
  },
  second_chance: {
    type: MESSAGE_TYPE.second_chance,
    about: 'auction_id',
    links: [goods],
    mail: goods,
    zh: {
      title: '递补购买机会：{{goods_name}}',
      text: '「{{goods_name}}」的竞得者未付款。您可以 {{price}} 购买，请于 {{until}} 前答复。',
    },
    en: {
      title: 'A second chance: {{goods_name}}',
      text: 'The winner of {{goods_name}} did not pay. You can have it for {{price}} if you accept by {{until}}.',
    },
    ja: {
      title: '次点購入のご案内：{{goods_name}}',
      text: '「{{goods_name}}」の落札者からお支払いがありませんでした。{{until}} までに承諾いただければ、{{price}} でご購入いただけます。',
    },
  },
  seller_sold: {
    type: MESSAGE_TYPE.auction_ended_seller,
    about: 'auction_id',
    links: [goods],
    zh: {
      title: '已成交：{{goods_name}}',
      text: '您的「{{goods_name}}」以 {{price}} 成交，订单已生成。买家付款后我们会通知您。',
    },
    en: {
      title: 'Sold: {{goods_name}}',
      text: 'Your auction of {{goods_name}} was won at {{price}}. The order has been made; you will be notified when it is paid.',
    },
    ja: {
      title: '落札されました：{{goods_name}}',
      text: '出品された「{{goods_name}}」が {{price}} で落札され、注文が作成されました。お支払いがあり次第お知らせします。',
    },
  },
  seller_unsold: {
    type: MESSAGE_TYPE.auction_ended_seller,
    about: 'auction_id',
    links: [goods],
    zh: {
      title: '未成交：{{goods_name}}',
      text: '您的「{{goods_name}}」竞拍已结束，未成交。您可以重新上架竞拍。',
    },
    en: {
      title: 'Not sold: {{goods_name}}',
      text: 'Your auction of {{goods_name}} has ended without a sale. You can list it again.',
    },
    ja: {
      title: '落札者なし：{{goods_name}}',
      text: '出品された「{{goods_name}}」のオークションは、落札者のないまま終了しました。再出品できます。',
    },
  },
  seller_reserve_missed: {
    type: MESSAGE_TYPE.auction_ended_seller,
    about: 'auction_id',
    links: [goods],
    zh: {
      title: '请您决定：{{goods_name}}',
      text: '「{{goods_name}}」的最高出价为 {{price}}，低于您的保留价。您可在 {{until}} 前选择接受。',
    },
    en: {
      title: 'Your decision: {{goods_name}}',
      text: 'The highest bid on {{goods_name}} is {{price}}, below your reserve. You can accept it until {{until}}.',
    },
    ja: {
      title: 'ご判断ください：{{goods_name}}',
      text: '「{{goods_name}}」の最高入札額は {{price}} で、最低落札価格を下回っています。{{until}} まで承諾できます。',
    },
  },
  seller_cancelled: {
    type: MESSAGE_TYPE.auction_ended_seller,
    about: 'auction_id',
    links: [goods],
    zh: { title: '您的竞拍已取消：{{goods_name}}', text: '「{{goods_name}}」的竞拍已取消。原因：{{reason}}' },
    en: {
      title: 'Your auction was cancelled: {{goods_name}}',
      text: 'The auction of {{goods_name}} was cancelled. Reason: {{reason}}',
    },
    ja: {
      title: '出品オークション中止：{{goods_name}}',
      text: '「{{goods_name}}」のオークションは中止されました。理由：{{reason}}',
    },
  },
  seller_defaulted: {
    type: MESSAGE_TYPE.auction_ended_seller,
    about: 'auction_id',
    links: [managedOrder, goods],
    zh: {
      title: '买家未付款：{{goods_name}}',
      text: '订单 {{order_no}}（{{goods_name}}）逾期未付款，已被取消。您可以向下一位出价者发出购买邀请。',
    },
    en: {
      title: 'The buyer did not pay: {{goods_name}}',
      text: 'Order {{order_no}} for {{goods_name}} was not paid in time and has been cancelled. You can offer it to the next highest bidder.',
    },
    ja: {
      title: '落札者の未払い：{{goods_name}}',
      text: '注文 {{order_no}}（{{goods_name}}）は期限までにお支払いがなく、キャンセルされました。次点の入札者に購入を提案できます。',
    },
  },
  seller_given_up: {
    type: MESSAGE_TYPE.auction_ended_seller,
    about: 'auction_id',
    links: [managedOrder, goods],
    zh: {
      title: '买家放弃购买：{{goods_name}}',
      text: '买家放弃了订单 {{order_no}}（{{goods_name}}），订单已取消。您可以向下一位出价者发出购买邀请。',
    },
    en: {
      title: 'The buyer gave up: {{goods_name}}',
      text: 'The buyer gave up order {{order_no}} for {{goods_name}}, and it has been cancelled. You can offer it to the next highest bidder.',
    },
    ja: {
      title: '落札者の辞退：{{goods_name}}',
      text: '落札者が注文 {{order_no}}（{{goods_name}}）を辞退し、注文はキャンセルされました。次点の入札者に購入を提案できます。',
    },
  },
} as const satisfies NotificationKinds;
