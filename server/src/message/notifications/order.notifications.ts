import { MESSAGE_TYPE } from '@fovea/shared-types/message/message.dto';
import { bargain, evaluations, goods, order, refund, reservation } from './links.js';
import type { NotificationKinds } from './notification-kind.js';

/** Orders, parcels, refunds, negotiations, viewings and reviews. */
export const orderNotifications = {
  auction_won: {
    type: MESSAGE_TYPE.auction_won,
    about: 'order_id',
    links: [order, goods],
    mail: order,
    zh: {
      title: '竞拍成功：{{goods_name}}',
      text: '您以 {{price}} 拍得「{{goods_name}}」。请于 {{until}} 前支付订单 {{order_no}}。',
    },
    en: {
      title: 'You won: {{goods_name}}',
      text: 'You bought {{goods_name}} for {{price}}. Please pay order {{order_no}} by {{until}}.',
    },
    ja: {
      title: '落札しました：{{goods_name}}',
      text: '「{{goods_name}}」を {{price}} で落札しました。{{until}} までに注文 {{order_no}} のお支払いをお願いします。',
    },
  },
  order_for_you: {
    type: MESSAGE_TYPE.order,
    about: 'order_id',
    links: [order, goods],
    mail: order,
    zh: {
      title: '已为您创建订单 {{order_no}}',
      text: '根据您的电话要求，已为您创建「{{goods_name}}」的订单，金额 {{price}}。请核对后于 {{until}} 前付款；逾期未付将自动取消。',
    },
    en: {
      title: 'Order {{order_no}} was placed for you',
      text: 'As agreed on the phone, an order for {{goods_name}}, {{price}}, was placed for you. Please look at it and pay by {{until}}; unpaid orders are cancelled automatically.',
    },
    ja: {
      title: 'ご注文 {{order_no}} を承りました',
      text: 'お電話でのご依頼により、「{{goods_name}}」（{{price}}）の注文を作成しました。内容をご確認のうえ、{{until}} までにお支払いください。お支払いがない場合は自動的に取り消されます。',
    },
  },
  payment_reminder: {
    type: MESSAGE_TYPE.payment_reminder,
    about: 'order_id',
    links: [order, goods],
    mail: order,
    zh: {
      title: '请支付订单 {{order_no}}',
      text: '订单 {{order_no}}（{{goods_name}}，{{price}}）尚未付款，请于 {{until}} 前完成支付。',
    },
    en: {
      title: 'Please pay order {{order_no}}',
      text: 'Order {{order_no}} for {{goods_name}}, {{price}}, is still unpaid. It can be paid until {{until}}.',
    },
    ja: {
      title: '注文 {{order_no}} のお支払いのお願い',
      text: '注文 {{order_no}}（{{goods_name}}、{{price}}）のお支払いがまだ確認できません。{{until}} までにお支払いください。',
    },
  },
  refund_moved: {
    type: MESSAGE_TYPE.refund,
    about: 'order_id',
    links: [order],
    zh: {
      title: '订单 {{order_no}} 的退款',
      text: '订单 {{order_no}} 的退款有新进展，请打开订单查看处理结果和留言。',
    },
    en: {
      title: 'Refund of order {{order_no}}',
      text: 'The refund of order {{order_no}} has moved on. Open the order to see the latest decision and messages.',
    },
    ja: {
      title: '注文 {{order_no}} の返金',
      text: '注文 {{order_no}} の返金に動きがありました。注文を開いて、結果とやり取りをご確認ください。',
    },
  },
  refund_waits: {
    type: MESSAGE_TYPE.refund,
    about: 'order_id',
    links: [refund, order],
    zh: {
      title: '有退款待您处理',
      text: '订单 {{order_no}} 的买家正在等待您对退款的答复，逾期将由平台介入。',
    },
    en: {
      title: 'A refund needs your answer',
      text: 'The buyer of order {{order_no}} is waiting for your answer about a refund. After the deadline the platform takes over.',
    },
    ja: {
      title: '返金への対応が必要です',
      text: '注文 {{order_no}} の購入者が返金への回答を待っています。期限を過ぎると運営が対応します。',
    },
  },
  refund_told: {
    type: MESSAGE_TYPE.refund,
    about: 'order_id',
    links: [refund, order],
    zh: {
      title: '订单 {{order_no}} 的退款',
      text: '订单 {{order_no}} 的退款有新进展，请查看处理结果和留言。',
    },
    en: {
      title: 'Refund of order {{order_no}}',
      text: 'The refund of order {{order_no}} has moved on. Open it to read the decision and the remarks.',
    },
    ja: {
      title: '注文 {{order_no}} の返金',
      text: '注文 {{order_no}} の返金に動きがありました。結果とやり取りをご確認ください。',
    },
  },
  refund_escalated: {
    type: MESSAGE_TYPE.refund,
    about: 'order_id',
    links: [refund, order],
    zh: { title: '有退款待裁定', text: '订单 {{order_no}} 的退款未能由买卖双方协商解决，请裁定。' },
    en: {
      title: 'A refund waits for a decision',
      text: 'Order {{order_no}}: buyer and merchant did not settle the refund. Please decide it.',
    },
    ja: {
      title: '返金の裁定が必要です',
      text: '注文 {{order_no}} の返金は、購入者と店舗の間で解決しませんでした。裁定をお願いします。',
    },
  },
  refund_failed: {
    type: MESSAGE_TYPE.refund,
    about: 'order_id',
    links: [refund, order],
    zh: { title: '退款支付失败', text: '订单 {{order_no}} 的退款被支付渠道拒绝，请重试或改为退至买家余额。' },
    en: {
      title: 'A refund could not be paid',
      text: 'Order {{order_no}}: the payment provider refused the refund. Please try again, or credit the buyer’s balance.',
    },
    ja: {
      title: '返金の支払いに失敗しました',
      text: '注文 {{order_no}} の返金が決済会社に拒否されました。再実行するか、購入者の残高へ返金してください。',
    },
  },
  freight_credited: {
    type: MESSAGE_TYPE.refund,
    about: 'order_id',
    links: [order],
    zh: {
      title: '订单 {{order_no}} 的运费已退至余额',
      text: '订单 {{order_no}} 的运费无法退回您的银行卡，已退至您的余额。',
    },
    en: {
      title: 'Freight of order {{order_no}} is on your balance',
      text: 'Your card did not take the freight of order {{order_no}} back, so it was added to your balance.',
    },
    ja: {
      title: '注文 {{order_no}} の送料を残高に返金しました',
      text: '注文 {{order_no}} の送料はカードへ返金できなかったため、残高に返金しました。',
    },
  },
  payment_default: {
    type: MESSAGE_TYPE.payment_default,
    about: 'order_id',
    links: [order, goods],
    mail: order,
    zh: {
      title: '订单 {{order_no}} 已取消',
      text: '订单 {{order_no}}（{{goods_name}}）逾期未付款，已被取消。如有保证金将被没收，在处理完毕前您无法出价。',
    },
    en: {
      title: 'Order {{order_no}} was cancelled',
      text: 'Order {{order_no}} for {{goods_name}} was not paid in time and has been cancelled. Any deposit is forfeited, and you cannot bid until this is settled.',
    },
    ja: {
      title: '注文 {{order_no}} はキャンセルされました',
      text: '注文 {{order_no}}（{{goods_name}}）は期限までにお支払いがなかったため、キャンセルされました。保証金がある場合は没収となり、解決するまで入札できません。',
    },
  },
  lot_given_up: {
    type: MESSAGE_TYPE.payment_default,
    about: 'order_id',
    links: [order, goods],
    mail: order,
    zh: {
      title: '您已放弃订单 {{order_no}}',
      text: '您已放弃 {{goods_name}}，订单 {{order_no}} 已取消。放弃等同于逾期未付款：如有保证金将被没收，在处理完毕前您无法出价。',
    },
    en: {
      title: 'You gave up order {{order_no}}',
      text: 'You gave up {{goods_name}}, and order {{order_no}} has been cancelled. This counts as not paying: a deposit is forfeited, and you cannot bid until this is settled.',
    },
    ja: {
      title: '落札を辞退しました（注文 {{order_no}}）',
      text: '{{goods_name}} の落札を辞退したため、注文 {{order_no}} はキャンセルされました。辞退は未払いと同じ扱いです。保証金は没収となり、解決するまで入札できません。',
    },
  },
  order_lapsed: {
    type: MESSAGE_TYPE.payment_default,
    about: 'order_id',
    links: [order, goods],
    zh: {
      title: '订单 {{order_no}} 已取消',
      text: '{{goods_name}} 的订单 {{order_no}} 未在期限内付款，已取消。',
    },
    en: {
      title: 'Order {{order_no}} was cancelled',
      text: 'Order {{order_no}} for {{goods_name}} was not paid in time and has been cancelled.',
    },
    ja: {
      title: '注文{{order_no}}はキャンセルされました',
      text: '{{goods_name}}の注文{{order_no}}は期限までにお支払いがなかったため、キャンセルされました。',
    },
  },
  order_cancelled: {
    type: MESSAGE_TYPE.payment_default,
    about: 'order_id',
    links: [order, goods],
    zh: {
      title: '订单 {{order_no}} 已取消',
      text: '商家取消了 {{goods_name}} 的订单 {{order_no}}。原因：{{reason}}',
    },
    en: {
      title: 'Order {{order_no}} was cancelled',
      text: 'The seller cancelled order {{order_no}} for {{goods_name}}. Reason: {{reason}}',
    },
    ja: {
      title: '注文{{order_no}}はキャンセルされました',
      text: '出品者が{{goods_name}}の注文{{order_no}}をキャンセルしました。理由：{{reason}}',
    },
  },
  bargain_offered: {
    type: MESSAGE_TYPE.bargain,
    about: 'bargain_id',
    links: [bargain, goods],
    zh: {
      title: '新报价：{{goods_name}}',
      text: '{{who}} 对 {{goods_name}} 出价 {{price}}，请在 {{until}} 前接受、还价或拒绝。',
    },
    en: {
      title: 'New offer: {{goods_name}}',
      text: '{{who}} offers {{price}} for {{goods_name}}. Please accept, make a counter-offer or decline by {{until}}.',
    },
    ja: {
      title: '新しい価格提示：{{goods_name}}',
      text: '{{who}}さんが{{goods_name}}に{{price}}を提示しました。{{until}}までに承諾、再提示、または辞退してください。',
    },
  },
  bargain_countered: {
    type: MESSAGE_TYPE.bargain,
    about: 'bargain_id',
    links: [bargain, goods],
    zh: {
      title: '商家还价：{{goods_name}}',
      text: '商家对 {{goods_name}} 还价 {{price}}，请在 {{until}} 前答复。',
    },
    en: {
      title: 'Counter-offer: {{goods_name}}',
      text: 'The seller asks {{price}} for {{goods_name}}. Please answer by {{until}}.',
    },
    ja: {
      title: '出品者からの再提示：{{goods_name}}',
      text: '出品者が{{goods_name}}に{{price}}を提示しました。{{until}}までにご返答ください。',
    },
  },
  bargain_agreed: {
    type: MESSAGE_TYPE.bargain,
    about: 'bargain_id',
    links: [bargain, goods],
    zh: {
      title: '议价达成：{{goods_name}}',
      text: '{{goods_name}} 以 {{price}} 达成一致，买家可在 {{until}} 前按此价格下单。',
    },
    en: {
      title: 'Price agreed: {{goods_name}}',
      text: '{{goods_name}} is agreed at {{price}}. The buyer can order at this price until {{until}}.',
    },
    ja: {
      title: '価格に合意しました：{{goods_name}}',
      text: '{{goods_name}}の価格は{{price}}で合意しました。購入者は{{until}}までこの価格で注文できます。',
    },
  },
  bargain_declined: {
    type: MESSAGE_TYPE.bargain,
    about: 'bargain_id',
    links: [bargain, goods],
    zh: { title: '议价未成：{{goods_name}}', text: '{{goods_name}} 的报价 {{price}} 被拒绝。' },
    en: {
      title: 'Offer declined: {{goods_name}}',
      text: 'The offer of {{price}} for {{goods_name}} was declined.',
    },
    ja: {
      title: '価格交渉は不成立でした：{{goods_name}}',
      text: '{{goods_name}}への提示額{{price}}は承諾されませんでした。',
    },
  },
  bargain_withdrawn: {
    type: MESSAGE_TYPE.bargain,
    about: 'bargain_id',
    links: [bargain, goods],
    zh: { title: '买家撤回报价：{{goods_name}}', text: '{{who}} 撤回了对 {{goods_name}} 的报价。' },
    en: {
      title: 'Offer withdrawn: {{goods_name}}',
      text: '{{who}} has withdrawn the offer for {{goods_name}}.',
    },
    ja: {
      title: '提示が取り下げられました：{{goods_name}}',
      text: '{{who}}さんが{{goods_name}}への提示を取り下げました。',
    },
  },
  bargain_expired: {
    type: MESSAGE_TYPE.bargain,
    about: 'bargain_id',
    links: [bargain, goods],
    zh: {
      title: '议价已过期：{{goods_name}}',
      text: '{{goods_name}} 的议价（{{price}}）未在期限内完成，已过期。',
    },
    en: {
      title: 'Negotiation expired: {{goods_name}}',
      text: 'The negotiation about {{goods_name}} at {{price}} was not concluded in time.',
    },
    ja: {
      title: '価格交渉の期限切れ：{{goods_name}}',
      text: '{{goods_name}}の価格交渉（{{price}}）は期限までにまとまりませんでした。',
    },
  },
  bargain_void: {
    type: MESSAGE_TYPE.bargain,
    about: 'bargain_id',
    links: [bargain, goods],
    zh: { title: '议价已失效：{{goods_name}}', text: '{{goods_name}} 已不能按议价购买，这次议价不再有效。' },
    en: {
      title: 'Negotiation void: {{goods_name}}',
      text: '{{goods_name}} can no longer be bought at a negotiated price; this negotiation has ended.',
    },
    ja: {
      title: '価格交渉は無効になりました：{{goods_name}}',
      text: '{{goods_name}}は交渉価格で購入できなくなったため、この交渉は終了しました。',
    },
  },
  reservation_received: {
    type: MESSAGE_TYPE.reservation,
    about: 'reservation_id',
    links: [reservation, goods],
    zh: {
      title: '待确认的视频看货：{{goods_name}}',
      text: '{{who}} 已支付 {{goods_name}} 的视频看货（{{until}}），请在 24 小时内且最迟开始前 1 小时确认。',
    },
    en: {
      title: 'Viewing to confirm: {{goods_name}}',
      text: '{{who}} has paid for a viewing of {{goods_name}} at {{until}}. Please confirm within 24 hours, and at least 1 hour before it begins.',
    },
    ja: {
      title: '確認待ちのビデオ内見：{{goods_name}}',
      text: '{{who}}さんが{{goods_name}}のビデオ内見（{{until}}）の料金を支払いました。24時間以内、かつ開始1時間前までに確認してください。',
    },
  },
  reservation_booked: {
    type: MESSAGE_TYPE.reservation,
    about: 'reservation_id',
    links: [reservation, goods],
    zh: {
      title: '视频看货已预约：{{goods_name}}',
      text: '{{goods_name}} 的视频看货已确认，时间：{{until}}。',
    },
    en: {
      title: 'Viewing booked: {{goods_name}}',
      text: 'The viewing of {{goods_name}} at {{until}} is booked.',
    },
    ja: {
      title: 'ビデオ内見の予約確定：{{goods_name}}',
      text: '{{goods_name}}のビデオ内見（{{until}}）の予約が確定しました。',
    },
  },
  reservation_moved: {
    type: MESSAGE_TYPE.reservation,
    about: 'reservation_id',
    links: [reservation, goods],
    zh: { title: '视频看货已改期：{{goods_name}}', text: '{{goods_name}} 的视频看货改为 {{until}}。' },
    en: {
      title: 'Viewing moved: {{goods_name}}',
      text: 'The viewing of {{goods_name}} is now at {{until}}.',
    },
    ja: {
      title: 'ビデオ内見の日時変更：{{goods_name}}',
      text: '{{goods_name}}のビデオ内見は{{until}}に変更されました。',
    },
  },
  reservation_refused: {
    type: MESSAGE_TYPE.reservation,
    about: 'reservation_id',
    links: [reservation, goods],
    zh: {
      title: '视频看货已取消：{{goods_name}}',
      text: '{{goods_name}} 的视频看货（{{until}}）不能进行：{{reason}}。费用全额退还。',
    },
    en: {
      title: 'Viewing cancelled: {{goods_name}}',
      text: 'The viewing of {{goods_name}} at {{until}} is cancelled: {{reason}}. The full fee is refunded.',
    },
    ja: {
      title: 'ビデオ内見の中止：{{goods_name}}',
      text: '{{goods_name}}のビデオ内見（{{until}}）は行われません。理由：{{reason}}。料金は全額返金します。',
    },
  },
  reservation_unanswered: {
    type: MESSAGE_TYPE.reservation,
    about: 'reservation_id',
    links: [reservation, goods],
    zh: {
      title: '视频看货未获确认：{{goods_name}}',
      text: '{{goods_name}} 的视频看货（{{until}}）未在期限内确认，费用全额退还。',
    },
    en: {
      title: 'Viewing not confirmed: {{goods_name}}',
      text: 'The viewing of {{goods_name}} at {{until}} was not confirmed in time. The full fee is refunded.',
    },
    ja: {
      title: 'ビデオ内見は未確認のまま終了：{{goods_name}}',
      text: '{{goods_name}}のビデオ内見（{{until}}）は期限までに確認されませんでした。料金は全額返金します。',
    },
  },
  reservation_refunded: {
    type: MESSAGE_TYPE.reservation,
    about: 'reservation_id',
    links: [reservation, goods],
    zh: {
      title: '视频看货费用已退还：{{goods_name}}',
      text: '{{goods_name}} 的视频看货费用 {{price}} 已退还。',
    },
    en: {
      title: 'Viewing fee returned: {{goods_name}}',
      text: '{{price}} for the viewing of {{goods_name}} has been returned.',
    },
    ja: {
      title: 'ビデオ内見料金の返金：{{goods_name}}',
      text: '{{goods_name}}のビデオ内見料金{{price}}を返金しました。',
    },
  },
  reservation_unpaid: {
    type: MESSAGE_TYPE.reservation,
    about: 'reservation_id',
    links: [reservation, goods],
    zh: {
      title: '视频看货超时未付：{{goods_name}}',
      text: '{{goods_name}} 的预约时段（{{until}}）未在 15 分钟内支付，已释放。',
    },
    en: {
      title: 'Viewing not paid in time: {{goods_name}}',
      text: 'The slot for {{goods_name}} at {{until}} was not paid within 15 minutes and is free again.',
    },
    ja: {
      title: 'ビデオ内見の支払期限切れ：{{goods_name}}',
      text: '{{goods_name}}の枠（{{until}}）は15分以内に支払われなかったため解放されました。',
    },
  },
  order_paid: {
    type: MESSAGE_TYPE.order,
    about: 'order_id',
    links: [order, goods],
    zh: {
      title: '订单 {{order_no}} 已付款',
      text: '{{who}} 已支付订单 {{order_no}}（{{goods_name}}，{{price}}）。请在 14 天内发货。',
    },
    en: {
      title: 'Order {{order_no}} was paid',
      text: '{{who}} has paid order {{order_no}} for {{goods_name}}, {{price}}. Please ship it within 14 days.',
    },
    ja: {
      title: '注文 {{order_no}} の支払いがありました',
      text: '{{who}} 様が注文 {{order_no}}（{{goods_name}}、{{price}}）を支払いました。14日以内に発送してください。',
    },
  },
  order_freight_asked: {
    type: MESSAGE_TYPE.order,
    about: 'order_id',
    links: [order, goods],
    zh: {
      title: '订单 {{order_no}} 待付运费',
      text: '商家就订单 {{order_no}}（{{goods_name}}）请求支付运费。请在 7 天内支付或拒绝；逾期未付，已付款项将全部退还。',
    },
    en: {
      title: 'Freight to pay for order {{order_no}}',
      text: 'The seller bills freight for {{goods_name}}, order {{order_no}}. Pay or decline it within 7 days; otherwise everything you paid is refunded.',
    },
    ja: {
      title: '注文{{order_no}}の送料をお支払いください',
      text: '出品者が注文{{order_no}}「{{goods_name}}」の送料を請求しました。7日以内にお支払いまたはお断りください。期限を過ぎると、お支払い済みの金額をすべて返金します。',
    },
  },
  order_freight_settled: {
    type: MESSAGE_TYPE.order,
    about: 'order_id',
    links: [order, goods],
    zh: { title: '订单 {{order_no}} 的运费已处理', text: '订单 {{order_no}}（{{goods_name}}）等待发货。' },
    en: {
      title: 'The freight of order {{order_no}} is settled',
      text: 'Order {{order_no}} for {{goods_name}} is ready to be shipped.',
    },
    ja: {
      title: '注文{{order_no}}の送料が確定しました',
      text: '注文{{order_no}}「{{goods_name}}」は発送待ちです。',
    },
  },
  order_shipped: {
    type: MESSAGE_TYPE.order,
    about: 'order_id',
    links: [order, goods],
    zh: {
      title: '订单 {{order_no}} 已发货',
      text: '{{goods_name}} 已发出。收到后请确认收货；14 天后将自动视为已收货。',
    },
    en: {
      title: 'Order {{order_no}} is on its way',
      text: '{{goods_name}} has been shipped. Please confirm when you have received it; after 14 days it is marked as received automatically.',
    },
    ja: {
      title: '注文 {{order_no}} が発送されました',
      text: '{{goods_name}} が発送されました。届いたら受取を確認してください。14日を過ぎると受取済みとみなされます。',
    },
  },
  order_sent_in_part: {
    type: MESSAGE_TYPE.order,
    about: 'order_id',
    links: [order, goods],
    zh: {
      title: '订单 {{order_no}} 已部分发货',
      text: '订单 {{order_no}} 的部分商品已发出：{{words}}。其余商品将另行发货。',
    },
    en: {
      title: 'A part of order {{order_no}} is on its way',
      text: 'A part of order {{order_no}} has been shipped: {{words}}. The rest follows.',
    },
    ja: {
      title: '注文 {{order_no}} の一部が発送されました',
      text: '注文 {{order_no}} の商品の一部が発送されました：{{words}}。残りは別途発送されます。',
    },
  },
  parcel_delivered: {
    type: MESSAGE_TYPE.order,
    about: 'order_id',
    links: [order, goods],
    zh: {
      title: '订单 {{order_no}} 的包裹已送达',
      text: '承运方显示您的包裹已送达：{{words}}。收齐商品后请确认收货。',
    },
    en: {
      title: 'A parcel of order {{order_no}} was delivered',
      text: 'According to the carrier, your parcel was delivered: {{words}}. Please confirm the receipt once you have everything.',
    },
    ja: {
      title: '注文 {{order_no}} の荷物が配達されました',
      text: '配送業者によると、荷物は配達済みです：{{words}}。すべて届いたら受取を確認してください。',
    },
  },
  parcel_back: {
    type: MESSAGE_TYPE.order,
    about: 'order_id',
    links: [order, goods],
    zh: {
      title: '订单 {{order_no}} 的包裹被退回',
      text: '您的包裹未能送达，已退回卖家：{{words}}。请核对收货地址；卖家会重新发货或与您协商处理。',
    },
    en: {
      title: 'A parcel of order {{order_no}} came back',
      text: 'Your parcel could not be delivered and came back to the seller: {{words}}. Please check your delivery address; the seller sends it again or settles it with you.',
    },
    ja: {
      title: '注文 {{order_no}} の荷物が返送されました',
      text: '荷物をお届けできず、出品者に返送されました：{{words}}。お届け先をご確認ください。出品者が再発送するか、対応をご相談します。',
    },
  },
  parcel_back_desk: {
    type: MESSAGE_TYPE.order,
    about: 'order_id',
    links: [order, goods],
    zh: {
      title: '订单 {{order_no}} 的包裹被退回',
      text: '寄给 {{who}} 的包裹已退回：{{words}}。订单恢复为待发货，不会自动收货。',
    },
    en: {
      title: 'A parcel of order {{order_no}} came back',
      text: 'The parcel for {{who}} came back: {{words}}. The order waits to be shipped again and is not received by itself.',
    },
    ja: {
      title: '注文 {{order_no}} の荷物が返送されました',
      text: '{{who}} 様宛ての荷物が返送されました：{{words}}。注文は発送待ちに戻り、自動では受取完了になりません。',
    },
  },
  order_received: {
    type: MESSAGE_TYPE.order,
    about: 'order_id',
    links: [order, goods],
    zh: {
      title: '订单 {{order_no}} 已收货',
      text: '订单 {{order_no}} 的 {{goods_name}} 已收货。若买家 7 天内未申请退款，货款扣除平台服务费后将转入您的余额。',
    },
    en: {
      title: 'Order {{order_no}} was received',
      text: '{{goods_name}} of order {{order_no}} is marked as received. The proceeds, less the platform fee, are released to your balance in seven days unless the buyer requests a refund.',
    },
    ja: {
      title: '注文 {{order_no}} が受け取られました',
      text: '注文{{order_no}}の{{goods_name}}は受取済みになりました。7日以内に返金の申請がなければ、販売手数料を差し引いた売上金が残高に入ります。',
    },
  },
  order_ship_reminder: {
    type: MESSAGE_TYPE.order,
    about: 'order_id',
    links: [order, goods],
    zh: {
      title: '请尽快发货：订单 {{order_no}}',
      text: '订单 {{order_no}}（{{goods_name}}）已付款，尚未发货。',
    },
    en: {
      title: 'Please ship order {{order_no}}',
      text: 'Order {{order_no}} for {{goods_name}} is paid and has not been shipped.',
    },
    ja: {
      title: '注文 {{order_no}} を発送してください',
      text: '注文 {{order_no}}（{{goods_name}}）は支払い済みですが、まだ発送されていません。',
    },
  },
  order_unshipped: {
    type: MESSAGE_TYPE.order,
    about: 'order_id',
    links: [order, goods],
    zh: {
      title: '订单 {{order_no}} 未按时发货',
      text: '{{goods_name}} 在付款后 14 天内未发货，货款已全额退还买家，订单已关闭。',
    },
    en: {
      title: 'Order {{order_no}} was not shipped in time',
      text: '{{goods_name}} was not shipped within 14 days of the payment. The buyer has been refunded in full, and the order is closed.',
    },
    ja: {
      title: '注文 {{order_no}} は期限内に発送されませんでした',
      text: '{{goods_name}} が支払い後14日以内に発送されなかったため、購入者に全額返金し、注文を終了しました。',
    },
  },
  order_part_unshipped: {
    type: MESSAGE_TYPE.order,
    about: 'order_id',
    links: [order, goods],
    zh: {
      title: '订单 {{order_no}} 未全部发货',
      text: '订单 {{order_no}} 已有 14 天未继续发货，未发部分的货款已退还买家，无需再发货。',
    },
    en: {
      title: 'Order {{order_no}} was not shipped completely',
      text: 'Nothing more of order {{order_no}} was shipped for 14 days. The buyer has the money for what was missing back, and nothing of it is to be sent any more.',
    },
    ja: {
      title: '注文 {{order_no}} の一部が発送されませんでした',
      text: '注文 {{order_no}} は14日間続きの発送がなかったため、未発送分の代金を購入者に返金しました。残りの発送は不要です。',
    },
  },
  merchant_marked: {
    type: MESSAGE_TYPE.order,
    about: 'order_id',
    links: [order, goods],
    zh: {
      title: '未发货记录：订单 {{order_no}}',
      text: '订单 {{order_no}} 因 14 天内未发货，已计入贵公司的记录，累计 {{count}} 笔。平台可以看到该数字。',
    },
    en: {
      title: 'Your company is marked: order {{order_no}}',
      text: 'Order {{order_no}} counts against your company as not shipped within 14 days. Such orders so far: {{count}}. The platform sees this number.',
    },
    ja: {
      title: '未発送の記録：注文 {{order_no}}',
      text: '注文 {{order_no}} は、14日以内に発送されなかった注文として貴社の記録に加えられました（累計 {{count}} 件）。この件数は運営も確認します。',
    },
  },
  evaluation_received: {
    type: MESSAGE_TYPE.evaluation,
    about: 'evaluation_id',
    links: [evaluations, goods],
    zh: {
      title: '新评价：{{goods_name}}',
      text: '{{who}} 给 {{goods_name}} 打了 {{count}} 星（满分 5 星）：{{words}}',
    },
    en: {
      title: 'New review: {{goods_name}}',
      text: '{{who}} gave {{goods_name}} {{count}} of 5 stars: {{words}}',
    },
    ja: {
      title: '新しい評価：{{goods_name}}',
      text: '{{who}}さんが{{goods_name}}に5点満点中{{count}}点の評価を付けました：{{words}}',
    },
  },
  evaluation_replied: {
    type: MESSAGE_TYPE.evaluation,
    about: 'evaluation_id',
    links: [order, goods],
    zh: { title: '商家回复了您的评价：{{goods_name}}', text: '{{words}}' },
    en: { title: 'Your review was answered: {{goods_name}}', text: '{{words}}' },
    ja: { title: '評価に返答がありました：{{goods_name}}', text: '{{words}}' },
  },
  evaluation_hidden: {
    type: MESSAGE_TYPE.evaluation,
    about: 'evaluation_id',
    links: [order, goods],
    zh: {
      title: '您的评价已被隐藏：{{goods_name}}',
      text: '您对 {{goods_name}} 的评价不再在商城显示。原因：{{reason}}',
    },
    en: {
      title: 'Your review was hidden: {{goods_name}}',
      text: 'Your review of {{goods_name}} is no longer shown in the shop. Reason: {{reason}}',
    },
    ja: {
      title: '評価が非表示になりました：{{goods_name}}',
      text: '{{goods_name}}への評価はショップに表示されなくなりました。理由：{{reason}}',
    },
  },
} as const satisfies NotificationKinds;
