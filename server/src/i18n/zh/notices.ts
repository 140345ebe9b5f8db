import type { NoticeTexts } from '../notice-text.js';

export const notices: NoticeTexts = {
  outbid: {
    title: '您的出价已被超过',
    text: '有人对「{{goods_name}}」出了更高的价，价格升至 {{price}}。最新价格请见拍品页面。',
  },
  auction_won: {
    title: '竞拍成功：{{goods_name}}',
    text: '您以 {{price}} 拍得「{{goods_name}}」。请于 {{until}} 前支付订单 {{order_no}}。',
  },
  auction_lost: {
    title: '未竞得：{{goods_name}}',
    text: '「{{goods_name}}」已以 {{price}} 成交，本次由其他买家竞得。',
  },
  auction_lost_unsold: {
    title: '竞拍未成交：{{goods_name}}',
    text: '「{{goods_name}}」的竞拍已结束，因未达到保留价而未成交。',
  },
  auction_cancelled: {
    title: '竞拍已取消：{{goods_name}}',
    text: '「{{goods_name}}」的竞拍已取消，原因：{{reason}}。此前的出价均不再有效。',
  },
  bid_voided: {
    title: '有一笔出价被作废：{{goods_name}}',
    text: '「{{goods_name}}」的第 {{seq}} 号出价已作废，当前价已重新计算。原因：{{reason}}。',
  },
  auction_extended: {
    title: '竞拍延时：{{goods_name}}',
    text: '「{{goods_name}}」的竞拍将延至 {{until}} 结束。',
  },
  auction_extended_outage: {
    title: '竞拍延时：{{goods_name}}',
    text: '「{{goods_name}}」原定结束时平台无法访问，竞拍将延至 {{until}} 结束。',
  },
  reserve_missed: {
    title: '未达保留价：{{goods_name}}',
    text: '您对「{{goods_name}}」的出价 {{price}} 为最高价，但未达到保留价。卖家可在 {{until}} 前决定是否接受。',
  },
  bidder_admitted: {
    title: '您已获得参拍资格：{{goods_name}}',
    text: '您参加「{{goods_name}}」竞拍的申请已通过，现在可以出价。',
  },
  bidder_refused: {
    title: '参拍申请未通过：{{goods_name}}',
    text: '您参加「{{goods_name}}」竞拍的申请未通过。原因：{{reason}}',
  },
  order_for_you: {
    title: '已为您创建订单 {{order_no}}',
    text: '根据您的电话要求，已为您创建「{{goods_name}}」的订单，金额 {{price}}。请核对后于 {{until}} 前付款；逾期未付将自动取消。',
  },
  payment_reminder: {
    title: '请支付订单 {{order_no}}',
    text: '订单 {{order_no}}（{{goods_name}}，{{price}}）尚未付款，请于 {{until}} 前完成支付。',
  },
  refund_moved: {
    title: '订单 {{order_no}} 的退款',
    text: '订单 {{order_no}} 的退款有新进展，请打开订单查看处理结果和留言。',
  },
  refund_waits: {
    title: '有退款待您处理',
    text: '订单 {{order_no}} 的买家正在等待您对退款的答复，逾期将由平台介入。',
  },
  refund_told: {
    title: '订单 {{order_no}} 的退款',
    text: '订单 {{order_no}} 的退款有新进展，请查看处理结果和留言。',
  },
  refund_escalated: {
    title: '有退款待裁定',
    text: '订单 {{order_no}} 的退款未能由买卖双方协商解决，请裁定。',
  },
  refund_failed: {
    title: '退款支付失败',
    text: '订单 {{order_no}} 的退款被支付渠道拒绝，请重试或改为退至买家余额。',
  },
  freight_credited: {
    title: '订单 {{order_no}} 的运费已退至余额',
    text: '订单 {{order_no}} 的运费无法退回您的银行卡，已退至您的余额。',
  },
  payment_default: {
    title: '订单 {{order_no}} 已取消',
    text: '订单 {{order_no}}（{{goods_name}}）逾期未付款，已被取消。如有保证金将被没收，在处理完毕前您无法出价。',
  },
  lot_given_up: {
    title: '您已放弃订单 {{order_no}}',
    text: '您已放弃 {{goods_name}}，订单 {{order_no}} 已取消。放弃等同于逾期未付款：如有保证金将被没收，在处理完毕前您无法出价。',
  },
  order_lapsed: {
    title: '订单 {{order_no}} 已取消',
    text: '{{goods_name}} 的订单 {{order_no}} 未在期限内付款，已取消。',
  },
  order_cancelled: {
    title: '订单 {{order_no}} 已取消',
    text: '商家取消了 {{goods_name}} 的订单 {{order_no}}。原因：{{reason}}',
  },
  second_chance: {
    title: '递补购买机会：{{goods_name}}',
    text: '「{{goods_name}}」的竞得者未付款。您可以 {{price}} 购买，请于 {{until}} 前答复。',
  },
  seller_sold: {
    title: '已成交：{{goods_name}}',
    text: '您的「{{goods_name}}」以 {{price}} 成交，订单已生成。买家付款后我们会通知您。',
  },
  seller_unsold: {
    title: '未成交：{{goods_name}}',
    text: '您的「{{goods_name}}」竞拍已结束，未成交。您可以重新上架竞拍。',
  },
  seller_reserve_missed: {
    title: '请您决定：{{goods_name}}',
    text: '「{{goods_name}}」的最高出价为 {{price}}，低于您的保留价。您可在 {{until}} 前选择接受。',
  },
  seller_cancelled: {
    title: '您的竞拍已取消：{{goods_name}}',
    text: '「{{goods_name}}」的竞拍已取消。原因：{{reason}}',
  },
  seller_defaulted: {
    title: '买家未付款：{{goods_name}}',
    text: '订单 {{order_no}}（{{goods_name}}）逾期未付款，已被取消。您可以向下一位出价者发出购买邀请。',
  },
  seller_given_up: {
    title: '买家放弃购买：{{goods_name}}',
    text: '买家放弃了订单 {{order_no}}（{{goods_name}}），订单已取消。您可以向下一位出价者发出购买邀请。',
  },
  company_certified: {
    title: '企业认证已通过：{{company_name}}',
    text: '您的企业“{{company_name}}”已通过认证，有效期至 {{until}}。开通发布权限后即可发布商品。',
  },
  company_refused: {
    title: '企业认证未通过：{{company_name}}',
    text: '“{{company_name}}”提交的资料未通过审核。原因：{{reason}}。您可以修改后重新提交。',
  },
  company_submitted: {
    title: '待审核：{{company_name}}',
    text: '“{{company_name}}”提交了新的认证资料，请审核。',
  },
  company_expiring: {
    title: '认证还有 {{days}} 天到期：{{company_name}}',
    text: '“{{company_name}}”的认证将于 {{until}} 到期。请及时提交最新资料，以免影响商品销售。',
  },
  company_expired: {
    title: '认证已到期：{{company_name}}',
    text: '“{{company_name}}”的认证已到期，商品不再展示出售；已有出价的竞拍会进行至结束，进行中的订单不受影响。请提交最新资料以续期。',
  },
  company_disabled: {
    title: '商家已停用：{{company_name}}',
    text: '平台已停用“{{company_name}}”。原因：{{reason}}。其商品不再展示出售，进行中的竞拍已取消；进行中的订单和付款不受影响。',
  },
  company_lots_run_on: {
    title: '仍有竞拍进行：{{company_name}}',
    text: '“{{company_name}}”的认证已到期，其进行中的竞拍有 {{count}} 场已有出价。这些竞拍将进行至结束；在认证续期之前，其他商品不再出售。',
  },
  feedback_replied: {
    title: '您的反馈已回复',
    text: '{{words}}',
  },
  feedback_received: {
    title: '{{who}} 的反馈',
    text: '{{words}}',
  },
  message_received: {
    title: '{{who}} 的留言',
    text: '{{words}}',
  },
  export_finished: {
    title: '导出已完成',
    text: '七天内可以在此下载文件。',
  },
  export_failed: {
    title: '导出失败',
    text: '未生成文件，请重试；如再次失败，请缩小范围。',
  },
  bargain_offered: {
    title: '新报价：{{goods_name}}',
    text: '{{who}} 对 {{goods_name}} 出价 {{price}}，请在 {{until}} 前接受、还价或拒绝。',
  },
  bargain_countered: {
    title: '商家还价：{{goods_name}}',
    text: '商家对 {{goods_name}} 还价 {{price}}，请在 {{until}} 前答复。',
  },
  bargain_agreed: {
    title: '议价达成：{{goods_name}}',
    text: '{{goods_name}} 以 {{price}} 达成一致，买家可在 {{until}} 前按此价格下单。',
  },
  bargain_declined: {
    title: '议价未成：{{goods_name}}',
    text: '{{goods_name}} 的报价 {{price}} 被拒绝。',
  },
  bargain_withdrawn: {
    title: '买家撤回报价：{{goods_name}}',
    text: '{{who}} 撤回了对 {{goods_name}} 的报价。',
  },
  bargain_expired: {
    title: '议价已过期：{{goods_name}}',
    text: '{{goods_name}} 的议价（{{price}}）未在期限内完成，已过期。',
  },
  bargain_void: {
    title: '议价已失效：{{goods_name}}',
    text: '{{goods_name}} 已不能按议价购买，这次议价不再有效。',
  },
  reservation_received: {
    title: '待确认的视频看货：{{goods_name}}',
    text: '{{who}} 已支付 {{goods_name}} 的视频看货（{{until}}），请在 24 小时内且最迟开始前 1 小时确认。',
  },
  reservation_booked: {
    title: '视频看货已预约：{{goods_name}}',
    text: '{{goods_name}} 的视频看货已确认，时间：{{until}}。',
  },
  reservation_moved: {
    title: '视频看货已改期：{{goods_name}}',
    text: '{{goods_name}} 的视频看货改为 {{until}}。',
  },
  reservation_refused: {
    title: '视频看货已取消：{{goods_name}}',
    text: '{{goods_name}} 的视频看货（{{until}}）不能进行：{{reason}}。费用全额退还。',
  },
  reservation_unanswered: {
    title: '视频看货未获确认：{{goods_name}}',
    text: '{{goods_name}} 的视频看货（{{until}}）未在期限内确认，费用全额退还。',
  },
  reservation_refunded: {
    title: '视频看货费用已退还：{{goods_name}}',
    text: '{{goods_name}} 的视频看货费用 {{price}} 已退还。',
  },
  reservation_unpaid: {
    title: '视频看货超时未付：{{goods_name}}',
    text: '{{goods_name}} 的预约时段（{{until}}）未在 15 分钟内支付，已释放。',
  },
  order_paid: {
    title: '订单 {{order_no}} 已付款',
    text: '{{who}} 已支付订单 {{order_no}}（{{goods_name}}，{{price}}）。请在 14 天内发货。',
  },
  order_freight_asked: {
    title: '订单 {{order_no}} 待付运费',
    text: '商家就订单 {{order_no}}（{{goods_name}}）请求支付运费。请在 7 天内支付或拒绝；逾期未付，已付款项将全部退还。',
  },
  order_freight_settled: {
    title: '订单 {{order_no}} 的运费已处理',
    text: '订单 {{order_no}}（{{goods_name}}）等待发货。',
  },
  order_shipped: {
    title: '订单 {{order_no}} 已发货',
    text: '{{goods_name}} 已发出。收到后请确认收货；14 天后将自动视为已收货。',
  },
  order_sent_in_part: {
    title: '订单 {{order_no}} 已部分发货',
    text: '订单 {{order_no}} 的部分商品已发出：{{words}}。其余商品将另行发货。',
  },
  parcel_delivered: {
    title: '订单 {{order_no}} 的包裹已送达',
    text: '承运方显示您的包裹已送达：{{words}}。收齐商品后请确认收货。',
  },
  parcel_back: {
    title: '订单 {{order_no}} 的包裹被退回',
    text: '您的包裹未能送达，已退回卖家：{{words}}。请核对收货地址；卖家会重新发货或与您协商处理。',
  },
  parcel_back_desk: {
    title: '订单 {{order_no}} 的包裹被退回',
    text: '寄给 {{who}} 的包裹已退回：{{words}}。订单恢复为待发货，不会自动收货。',
  },
  order_received: {
    title: '订单 {{order_no}} 已收货',
    text: '订单 {{order_no}} 的 {{goods_name}} 已收货。若买家 7 天内未申请退款，货款扣除平台服务费后将转入您的余额。',
  },
  order_ship_reminder: {
    title: '请尽快发货：订单 {{order_no}}',
    text: '订单 {{order_no}}（{{goods_name}}）已付款，尚未发货。',
  },
  order_unshipped: {
    title: '订单 {{order_no}} 未按时发货',
    text: '{{goods_name}} 在付款后 14 天内未发货，货款已全额退还买家，订单已关闭。',
  },
  order_part_unshipped: {
    title: '订单 {{order_no}} 未全部发货',
    text: '订单 {{order_no}} 已有 14 天未继续发货，未发部分的货款已退还买家，无需再发货。',
  },
  merchant_marked: {
    title: '未发货记录：订单 {{order_no}}',
    text: '订单 {{order_no}} 因 14 天内未发货，已计入贵公司的记录，累计 {{count}} 笔。平台可以看到该数字。',
  },
  evaluation_received: {
    title: '新评价：{{goods_name}}',
    text: '{{who}} 给 {{goods_name}} 打了 {{count}} 星（满分 5 星）：{{words}}',
  },
  evaluation_replied: {
    title: '商家回复了您的评价：{{goods_name}}',
    text: '{{words}}',
  },
  evaluation_hidden: {
    title: '您的评价已被隐藏：{{goods_name}}',
    text: '您对 {{goods_name}} 的评价不再在商城显示。原因：{{reason}}',
  },
  saved_search_matched: {
    title: '“{{words}}”有新商品',
    text: '您保存的搜索“{{words}}”有 {{count}} 件新商品，最新的是 {{goods_name}}。',
  },
  question_received: {
    title: '关于“{{goods_name}}”的提问',
    text: '{{who}} 提问：{{words}}',
  },
  question_answered: {
    title: '您的提问已得到回答：{{goods_name}}',
    text: '{{words}}',
  },
  goods_arrived: {
    title: '已到货：{{goods_name}}',
    text: '您关注的“{{goods_name}}”现已开售。',
  },
  goods_submitted: {
    title: '待审核：{{goods_name}}',
    text: '{{goods_name}} 正在等待审核。',
  },
  goods_approved: {
    title: '审核通过：{{goods_name}}',
    text: '{{goods_name}} 已通过审核，现已上架；设定了上架时间的商品将按时上架。',
  },
  goods_rejected: {
    title: '审核未通过：{{goods_name}}',
    text: '{{goods_name}} 未通过审核。原因：{{reason}}。您可以修改后重新提交。',
  },
  licence_submitted: {
    title: '待审核证照：{{company_name}}',
    text: '“{{company_name}}”的许可证照 {{words}} 等待审核。',
  },
  licence_approved: {
    title: '证照已通过审核：{{words}}',
    text: '“{{company_name}}”的许可证照 {{words}} 已通过审核，将随商品向买家展示。',
  },
  licence_rejected: {
    title: '证照被退回：{{words}}',
    text: '“{{company_name}}”的许可证照 {{words}} 未通过审核。原因：{{reason}}。您可以修改后重新提交。',
  },
  licence_ending: {
    title: '证照将于 {{day}} 到期：{{words}}',
    text: '“{{company_name}}”的许可证照 {{words}} 将于 {{day}} 到期，还剩 {{days}} 天。请及时办理更新，以便买家继续看到有效证照。',
  },
  licence_ended: {
    title: '证照已到期：{{words}}',
    text: '“{{company_name}}”的许可证照 {{words}} 已于 {{day}} 到期，不再向买家展示。请登记更新后的证照。',
  },
  stock_submitted: {
    title: '待审批单据：{{words}}',
    text: '{{who}} 提交了 {{words}}（{{goods_name}}），等待审批。',
  },
  stock_approved: {
    title: '已通过：{{words}}',
    text: '{{words}}（{{goods_name}}）已通过审批，库存已变动。',
  },
  stock_rejected: {
    title: '已拒绝：{{words}}',
    text: '{{words}}（{{goods_name}}）未通过审批。原因：{{reason}}。库存未变动。',
  },
  stock_low: {
    title: '库存不足：{{goods_name}}',
    text: '“{{words}}”中的 {{goods_name}} 仅剩 {{count}} 件。',
  },
  notice_silent: {
    title: '制造商尚未答复：{{words}}',
    text: '{{who}} 尚未答复 {{goods_name}}（{{words}}）的二手器械通知，已再次发送。规则要求时，登记答复前不能发货。',
  },
  stock_recall: {
    title: '召回通知：{{words}}',
    text: '{{who}} 宣布召回：{{words}}。您现有、已售出或正在出售的涉及产品共 {{count}} 件，召回结束前不得销售。请查看处理措施并确认。',
  },
  lot_recalled: {
    title: '竞拍中的产品被召回：{{goods_name}}',
    text: '「{{goods_name}}」属于召回「{{words}}」的对象。召回结束前，任何人都不能继续出价。请决定是否取消该竞拍。',
  },
  bought_recall: {
    title: '召回通知：{{words}}',
    text: '{{who}} 宣布召回：{{words}}，涉及您购买的 {{goods_name}}。请停止使用，并联系卖家。处理措施：{{reason}}',
  },
  stock_count_expired: {
    title: '盘点单已取消：{{words}}',
    text: '仓库“{{who}}”的盘点单 {{words}} 超过 {{days}} 天未结束，已自动取消。库存未变动。',
  },
  allocation_approved: {
    title: '已通过：{{words}}',
    text: '{{words}}（{{goods_name}}）已通过审批，库存已占用，可以发出。',
  },
  allocation_short: {
    title: '部分收货：{{words}}',
    text: '{{words}}（{{goods_name}}）有 {{count}} 件未到货，仍为在途。',
  },
  bill_issued: {
    title: '{{words}} 月结账单：{{price}}',
    text: '您 {{words}} 的月结账单共 {{price}}，请于 {{until}} 前支付。',
  },
  bill_overdue: {
    title: '{{words}} 月结账单已逾期',
    text: '{{words}} 的 {{price}} 应于 {{until}} 前支付。付清之前不能再使用月结。',
  },
  bill_unpaid: {
    title: '月结账单未付：{{who}}，{{words}}',
    text: '{{who}} 尚未支付 {{words}} 的 {{price}}，付款期限为 {{until}}。',
  },
  opening_import_done: {
    title: '期初库存导入完成：{{words}}',
    text: '{{words}} 的全部 {{count}} 行已生成待审批的入库单。',
  },
  opening_import_failed: {
    title: '期初库存导入失败：{{words}}',
    text: '{{words}} 未导入任何内容。重新上传该表格即可查看原因并继续。',
  },
  goods_import_done: {
    title: '导入完成：{{words}}',
    text: '{{words}} 已全部导入，共 {{count}} 行。',
  },
  goods_import_partly: {
    title: '部分导入：{{words}}',
    text: '{{words}} 有 {{count}} 行未能导入，每行的原因见导入结果。',
  },
  goods_import_failed: {
    title: '导入失败：{{words}}',
    text: '{{words}} 未能全部导入。已导入的内容会保留，打开该导入即可继续处理其余行。',
  },
  goods_forced_off: {
    title: '商品已被下架：{{goods_name}}',
    text: '平台已将 {{goods_name}} 下架。原因：{{reason}}',
  },
  withdrawal_submitted: {
    title: '有提现待审核：{{words}}',
    text: '{{who}}申请提现{{price}}（{{words}}），请审核。',
  },
  withdrawal_approved: {
    title: '提现已通过：{{words}}',
    text: '您的提现{{words}}（{{price}}）已通过审核，即将打款。',
  },
  withdrawal_rejected: {
    title: '提现被拒绝：{{words}}',
    text: '您的提现{{words}}（{{price}}）未通过审核。原因：{{reason}}。金额已退回余额。',
  },
  withdrawal_paid: {
    title: '提现已打款：{{words}}',
    text: '您的提现{{words}}（{{price}}）已打款到您的银行账户。',
  },
  withdrawal_failed: {
    title: '提现打款失败：{{words}}',
    text: '{{words}}（{{price}}）的打款被银行退回。原因：{{reason}}。金额仍处于冻结状态，请核对银行账户。',
  },
  withdrawal_returned: {
    title: '提现已退回：{{words}}',
    text: '提现{{words}}已取消。原因：{{reason}}。{{price}}已退回余额。',
  },
  withdrawal_overdue: {
    title: '提现打款逾期：{{words}}',
    text: '{{words}}（{{price}}）在 7 天内没有登记打款，请与银行核对。',
  },
  remittance_waits: {
    title: '待核对汇款：{{words}}',
    text: '{{who}} 已为 {{words}} 汇款 {{price}} 并上传凭证，请核对是否到账。',
  },
  remittance_overdue: {
    title: '汇款超时未核对：{{words}}',
    text: '{{words}} 的汇款 {{price}} 已超过3天未核对，核对之前无法继续处理。',
  },
  remittance_confirmed: {
    title: '汇款已到账：{{words}}',
    text: '您为 {{words}} 汇出的 {{price}} 已到账，付款完成。',
  },
  remittance_rejected: {
    title: '未查到汇款：{{words}}',
    text: '未能查到您为 {{words}} 汇出的 {{price}}。原因：{{reason}}。您至少有24小时可重新付款。',
  },
  remittance_credited: {
    title: '汇款已转入余额：{{words}}',
    text: '{{words}} 的到账金额与应付金额不符，已转入您的余额。原因：{{reason}}。您至少有24小时可重新付款。',
  },
  transfer_submitted: {
    title: '有转账待审核：{{words}}',
    text: '{{who}}：订单{{words}}人工新增了{{price}}的转账，需由另一人审核。',
  },
  transfer_stopped_long: {
    title: '转账已暂停结算 30 天：{{words}}',
    text: '订单{{words}}的货款（{{price}}）已暂停结算 30 天，请确认结算或退款给买家。',
  },
  transfer_made: {
    title: '货款待结算：{{words}}',
    text: '买家已收到订单{{words}}的商品。扣除平台服务费后的{{price}}已冻结，收货 7 天后转入您的余额。',
  },
  transfer_released: {
    title: '货款已结算：{{words}}',
    text: '订单{{words}}的{{price}}已转入您的余额。',
  },
  transfer_stopped: {
    title: '货款已暂停结算：{{words}}',
    text: '财务已暂停结算订单{{words}}的{{price}}。原因：{{reason}}。款项仍处于冻结状态。',
  },
  transfer_returned: {
    title: '货款已退回：{{words}}',
    text: '订单{{words}}已全额退款，{{price}}已退回买家，平台服务费一并退还。',
  },
  recharge_credited: {
    title: '款项已转入余额：{{words}}',
    text: '已收到您的银行转账 {{price}}，并作为充值 {{words}} 转入您的余额。',
  },
  parked_waits: {
    title: '暂存款项待处理：{{words}}',
    text: '{{who}} 的付款 {{words}} 到账 {{price}}，与应付款项不符，请转入余额或原路退回。',
  },
  parked_credited: {
    title: '款项已转入余额：{{words}}',
    text: '您的付款 {{words}} 与应付款项不符，到账的 {{price}} 已转入您的余额。',
  },
  parked_returned: {
    title: '款项已退回：{{words}}',
    text: '您的付款 {{words}} 未能用于支付，{{price}} 已原路退回。',
  },
  voucher_submitted: {
    title: '有手工凭证待审核：{{words}}',
    text: '{{who}}提交了一张{{price}}的手工凭证，需由另一人审核。',
  },
  voucher_approved: {
    title: '手工凭证已记账：{{words}}',
    text: '您提交的{{price}}手工凭证已审核通过并记账。',
  },
  voucher_rejected: {
    title: '手工凭证未通过：{{words}}',
    text: '您提交的{{price}}手工凭证未通过审核。原因：{{reason}}。没有记账。',
  },
  write_off_submitted: {
    title: '有坏账核销待审核：{{words}}',
    text: '{{who}}申请将{{price}}的账单核销为坏账，需由另一人审核。',
  },
  write_off_approved: {
    title: '坏账已核销：{{words}}',
    text: '您申请核销的{{price}}账单已审核通过，已记为损失。',
  },
  write_off_rejected: {
    title: '坏账核销未通过：{{words}}',
    text: '您申请核销的{{price}}账单未通过审核。原因：{{reason}}。账单仍需支付。',
  },
  exchange_submitted: {
    title: '有货币兑换待审核：{{words}}',
    text: '{{who}}申请将{{price}}兑换为{{bought}}，需由另一人审核。',
  },
  exchange_approved: {
    title: '货币兑换已记账：{{words}}',
    text: '您提交的兑换（{{price}} → {{bought}}）已审核通过并记账。',
  },
  exchange_rejected: {
    title: '货币兑换未通过：{{words}}',
    text: '您提交的兑换（{{price}} → {{bought}}）未通过审核。原因：{{reason}}。余额没有变动。',
  },
  exchange_booked: {
    title: '余额已兑换：{{words}}',
    text: '您余额中的{{price}}已兑换为{{bought}}。两笔变动和汇率可在余额明细中查看。',
  },
  reconciliation_differs: {
    title: '{{words}} 对账有差异',
    text: '{{words}} 有 {{count}} 笔资金与账簿不符，请核对并说明。',
  },
};
