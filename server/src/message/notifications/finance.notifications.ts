import { MESSAGE_TYPE } from '@fovea/shared-types/message/message.dto';
import {
  balance,
  bills,
  exchange,
  managedBills,
  orderIfAny,
  ownBalance,
  paidFor,
  proceedsPayout,
  reconciliation,
  remittance,
  suspense,
  taxDocuments,
  voucher,
  withdrawal,
  withdrawalReview,
  writeOff,
  monthReopening,
} from './links.js';
import type { NotificationKinds } from './notification-kind.js';

/** Money: withdrawals, proceeds, bills, bank transfers and what finance decides. */
export const financeNotifications = {
  bill_issued: {
    type: MESSAGE_TYPE.month_bill,
    about: 'bill_id',
    links: [bills],
    zh: {
      title: '{{words}} 月结账单：{{price}}',
      text: '您 {{words}} 的月结账单共 {{price}}，请于 {{until}} 前支付。',
    },
    en: {
      title: 'Monthly bill {{words}}: {{price}}',
      text: 'Your bill for {{words}} is {{price}}. Please pay by {{until}}.',
    },
    ja: {
      title: '{{words}}分の月次請求：{{price}}',
      text: '{{words}}分のご請求額は{{price}}です。{{until}}までにお支払いください。',
    },
  },
  bill_overdue: {
    type: MESSAGE_TYPE.month_bill,
    about: 'bill_id',
    links: [bills],
    zh: {
      title: '{{words}} 月结账单已逾期',
      text: '{{words}} 的 {{price}} 应于 {{until}} 前支付。付清之前不能再使用月结。',
    },
    en: {
      title: 'Monthly bill {{words}} is overdue',
      text: '{{price}} for {{words}} was due by {{until}}. Until it is paid, monthly payment is not available.',
    },
    ja: {
      title: '{{words}}分の月次請求が支払期限を過ぎています',
      text: '{{words}}分の{{price}}は{{until}}がお支払期限でした。お支払いが済むまで、月次払いはご利用いただけません。',
    },
  },
  bill_unpaid: {
    type: MESSAGE_TYPE.month_bill_unpaid,
    about: 'bill_id',
    links: [managedBills],
    zh: {
      title: '月结账单未付：{{who}}，{{words}}',
      text: '{{who}} 尚未支付 {{words}} 的 {{price}}，付款期限为 {{until}}。',
    },
    en: {
      title: 'Unpaid monthly bill: {{who}}, {{words}}',
      text: '{{who}} has not paid {{price}} for {{words}}, due by {{until}}.',
    },
    ja: {
      title: '月次請求の未払い：{{who}}、{{words}}分',
      text: '{{who}}の{{words}}分{{price}}（期限{{until}}）が支払われていません。',
    },
  },
  withdrawal_submitted: {
    type: MESSAGE_TYPE.withdrawal_submitted,
    about: 'withdrawal_id',
    links: [withdrawalReview],
    zh: { title: '有提现待审核：{{words}}', text: '{{who}}申请提现{{price}}（{{words}}），请审核。' },
    en: {
      title: 'Withdrawal to review: {{words}}',
      text: '{{who}} requests a withdrawal of {{price}} ({{words}}). Please review it.',
    },
    ja: {
      title: '出金の審査待ち：{{words}}',
      text: '{{who}}さんが{{price}}の出金を申請しました（{{words}}）。審査をお願いします。',
    },
  },
  withdrawal_approved: {
    type: MESSAGE_TYPE.withdrawal_moved,
    about: 'withdrawal_id',
    links: [withdrawal],
    zh: { title: '提现已通过：{{words}}', text: '您的提现{{words}}（{{price}}）已通过审核，即将打款。' },
    en: {
      title: 'Withdrawal approved: {{words}}',
      text: 'Your withdrawal {{words}} of {{price}} is approved and will be paid out.',
    },
    ja: {
      title: '出金が承認されました：{{words}}',
      text: '出金{{words}}（{{price}}）が承認されました。まもなく振り込まれます。',
    },
  },
  withdrawal_rejected: {
    type: MESSAGE_TYPE.withdrawal_moved,
    about: 'withdrawal_id',
    links: [withdrawal],
    zh: {
      title: '提现被拒绝：{{words}}',
      text: '您的提现{{words}}（{{price}}）未通过审核。原因：{{reason}}。金额已退回余额。',
    },
    en: {
      title: 'Withdrawal rejected: {{words}}',
      text: 'Your withdrawal {{words}} of {{price}} was rejected. Reason: {{reason}}. The money is back in your balance.',
    },
    ja: {
      title: '出金が却下されました：{{words}}',
      text: '出金{{words}}（{{price}}）は却下されました。理由：{{reason}}。金額は残高に戻りました。',
    },
  },
  withdrawal_paid: {
    type: MESSAGE_TYPE.withdrawal_moved,
    about: 'withdrawal_id',
    links: [withdrawal],
    mail: withdrawal,
    zh: { title: '提现已打款：{{words}}', text: '您的提现{{words}}（{{price}}）已打款到您的银行账户。' },
    en: {
      title: 'Paid out: {{words}}',
      text: 'Your withdrawal {{words}} of {{price}} was paid out to your bank account.',
    },
    ja: {
      title: '振込が完了しました：{{words}}',
      text: '出金{{words}}（{{price}}）をご登録の銀行口座に振り込みました。',
    },
  },
  withdrawal_failed: {
    type: MESSAGE_TYPE.withdrawal_moved,
    about: 'withdrawal_id',
    links: [withdrawal],
    mail: withdrawal,
    zh: {
      title: '提现打款失败：{{words}}',
      text: '{{words}}（{{price}}）的打款被银行退回。原因：{{reason}}。金额仍处于冻结状态，请核对银行账户。',
    },
    en: {
      title: 'Payout failed: {{words}}',
      text: 'The bank rejected the payout of {{words}} ({{price}}). Reason: {{reason}}. The money stays on hold; please check your bank account.',
    },
    ja: {
      title: '振込に失敗しました：{{words}}',
      text: '{{words}}（{{price}}）の振込が銀行で受け付けられませんでした。理由：{{reason}}。金額は凍結されたままです。銀行口座をご確認ください。',
    },
  },
  withdrawal_returned: {
    type: MESSAGE_TYPE.withdrawal_moved,
    about: 'withdrawal_id',
    links: [withdrawal],
    zh: {
      title: '提现已退回：{{words}}',
      text: '提现{{words}}已取消。原因：{{reason}}。{{price}}已退回余额。',
    },
    en: {
      title: 'Withdrawal returned: {{words}}',
      text: 'Withdrawal {{words}} was not carried out. Reason: {{reason}}. {{price}} is back in your balance.',
    },
    ja: {
      title: '出金が残高に戻されました：{{words}}',
      text: '出金{{words}}は取りやめとなりました。理由：{{reason}}。{{price}}は残高に戻りました。',
    },
  },
  withdrawal_overdue: {
    type: MESSAGE_TYPE.withdrawal_submitted,
    about: 'withdrawal_id',
    links: [withdrawalReview],
    zh: {
      title: '提现打款逾期：{{words}}',
      text: '{{words}}（{{price}}）在 7 天内没有登记打款，请与银行核对。',
    },
    en: {
      title: 'Payout overdue: {{words}}',
      text: 'Nobody recorded the payout of {{words}} ({{price}}) within 7 days. Please check with the bank.',
    },
    ja: {
      title: '振込の記録が遅れています：{{words}}',
      text: '{{words}}（{{price}}）の振込が7日以内に記録されていません。銀行にご確認ください。',
    },
  },
  remittance_waits: {
    type: MESSAGE_TYPE.order,
    about: 'order_id',
    links: [remittance, orderIfAny],
    zh: {
      title: '待核对汇款：{{words}}',
      text: '{{who}} 已为 {{words}} 汇款 {{price}} 并上传凭证，请核对是否到账。',
    },
    en: {
      title: 'Transfer to check: {{words}}',
      text: '{{who}} transferred {{price}} for {{words}} and uploaded the receipt. Please check whether the money has arrived.',
    },
    ja: {
      title: '入金確認のお願い：{{words}}',
      text: '{{who}} さんが {{words}} の {{price}} を振り込み、明細を送りました。着金をご確認ください。',
    },
  },
  remittance_overdue: {
    type: MESSAGE_TYPE.order,
    about: 'order_id',
    links: [remittance, orderIfAny],
    zh: {
      title: '汇款超时未核对：{{words}}',
      text: '{{words}} 的汇款 {{price}} 已超过3天未核对，核对之前无法继续处理。',
    },
    en: {
      title: 'Transfer unchecked: {{words}}',
      text: 'The transfer of {{price}} for {{words}} has been waiting to be checked for 3 days. Nothing proceeds until it is.',
    },
    ja: {
      title: '入金が未確認です：{{words}}',
      text: '{{words}} の振込 {{price}} が3日以上確認されていません。確認されるまで手続きは進みません。',
    },
  },
  remittance_confirmed: {
    type: MESSAGE_TYPE.order,
    about: 'order_id',
    links: [orderIfAny, paidFor],
    zh: { title: '汇款已到账：{{words}}', text: '您为 {{words}} 汇出的 {{price}} 已到账，付款完成。' },
    en: {
      title: 'Transfer received: {{words}}',
      text: 'Your transfer of {{price}} for {{words}} has arrived and the payment is complete.',
    },
    ja: {
      title: 'ご入金を確認しました：{{words}}',
      text: '{{words}} の {{price}} のお振込を確認し、お支払いが完了しました。',
    },
  },
  remittance_rejected: {
    type: MESSAGE_TYPE.order,
    about: 'order_id',
    links: [orderIfAny, paidFor],
    zh: {
      title: '未查到汇款：{{words}}',
      text: '未能查到您为 {{words}} 汇出的 {{price}}。原因：{{reason}}。您至少有24小时可重新付款。',
    },
    en: {
      title: 'Transfer not found: {{words}}',
      text: 'We could not find your transfer of {{price}} for {{words}}. Reason: {{reason}}. You have at least 24 hours to try again.',
    },
    ja: {
      title: 'ご入金を確認できません：{{words}}',
      text: '{{words}} の {{price}} のお振込を確認できませんでした。理由：{{reason}}。24時間以上の猶予がありますので、改めてお支払いください。',
    },
  },
  remittance_credited: {
    type: MESSAGE_TYPE.order,
    about: 'order_id',
    links: [orderIfAny, paidFor],
    zh: {
      title: '汇款已转入余额：{{words}}',
      text: '{{words}} 的到账金额与应付金额不符，已转入您的余额。原因：{{reason}}。您至少有24小时可重新付款。',
    },
    en: {
      title: 'Transfer credited: {{words}}',
      text: 'The amount received for {{words}} differs from the amount due and was added to your balance. Reason: {{reason}}. You have at least 24 hours to pay it again.',
    },
    ja: {
      title: 'ご入金を残高に加算しました：{{words}}',
      text: '{{words}} へのご入金は請求額と異なるため、残高に加算しました。理由：{{reason}}。24時間以上の猶予がありますので、改めてお支払いください。',
    },
  },
  transfer_submitted: {
    type: MESSAGE_TYPE.transfer_waits,
    about: 'transfer_id',
    links: [proceedsPayout],
    zh: {
      title: '有转账待审核：{{words}}',
      text: '{{who}}：订单{{words}}人工新增了{{price}}的转账，需由另一人审核。',
    },
    en: {
      title: 'Transfer to release: {{words}}',
      text: '{{who}}: {{price}} of order {{words}} was added by hand. Another person has to release it.',
    },
    ja: {
      title: '売上送金の確認待ち：{{words}}',
      text: '{{who}}：注文{{words}}の売上{{price}}が手動で追加されました。別の担当者の承認が必要です。',
    },
  },
  transfer_stopped_long: {
    type: MESSAGE_TYPE.transfer_waits,
    about: 'transfer_id',
    links: [proceedsPayout],
    zh: {
      title: '转账已暂停结算 30 天：{{words}}',
      text: '订单{{words}}的货款（{{price}}）已暂停结算 30 天，请确认结算或退款给买家。',
    },
    en: {
      title: 'Transfer stopped for 30 days: {{words}}',
      text: 'The proceeds of order {{words}} ({{price}}) have been stopped for 30 days. Please release them or refund the buyer.',
    },
    ja: {
      title: '売上送金が30日間保留中：{{words}}',
      text: '注文{{words}}の売上（{{price}}）が30日間保留されています。精算するか、購入者へ返金してください。',
    },
  },
  transfer_made: {
    type: MESSAGE_TYPE.transfer_moved,
    about: 'transfer_id',
    links: [proceedsPayout],
    zh: {
      title: '货款待结算：{{words}}',
      text: '买家已收到订单{{words}}的商品。扣除平台服务费后的{{price}}已冻结，收货 7 天后转入您的余额。',
    },
    en: {
      title: 'Proceeds on hold: {{words}}',
      text: 'The buyer has received order {{words}}. {{price}}, less the platform’s fee, is on hold and goes to your balance 7 days after receipt.',
    },
    ja: {
      title: '売上をお預かりしました：{{words}}',
      text: '注文{{words}}の受け取りが確認されました。手数料を差し引いた{{price}}は、受け取りから7日後に残高へ入ります。',
    },
  },
  transfer_released: {
    type: MESSAGE_TYPE.transfer_moved,
    about: 'transfer_id',
    links: [proceedsPayout],
    zh: { title: '货款已结算：{{words}}', text: '订单{{words}}的{{price}}已转入您的余额。' },
    en: { title: 'Proceeds released: {{words}}', text: '{{price}} of order {{words}} is in your balance.' },
    ja: { title: '売上を精算しました：{{words}}', text: '注文{{words}}の売上{{price}}が残高に入りました。' },
  },
  fee_statement: {
    type: MESSAGE_TYPE.transfer_moved,
    about: 'tax_document_id',
    links: [taxDocuments],
    zh: {
      title: '{{words}} 服务费对账单已开具',
      text: '{{words}} 的服务费共 {{price}}（含税），已从货款中扣除。对账单列有货款、服务费和打款。',
    },
    en: {
      title: 'Your statement for {{words}}',
      text: 'Our fees for {{words}} came to {{price}} with tax and were deducted from your proceeds. The statement shows proceeds, fees and payouts.',
    },
    ja: {
      title: '{{words}}分の手数料明細書を発行しました',
      text: '{{words}}分の手数料は{{price}}（税込）で、売上から差し引き済みです。明細書で売上・手数料・お支払いをご確認いただけます。',
    },
  },
  transfer_stopped: {
    type: MESSAGE_TYPE.transfer_moved,
    about: 'transfer_id',
    links: [proceedsPayout],
    zh: {
      title: '货款已暂停结算：{{words}}',
      text: '财务已暂停结算订单{{words}}的{{price}}。原因：{{reason}}。款项仍处于冻结状态。',
    },
    en: {
      title: 'Proceeds stopped: {{words}}',
      text: 'Finance has stopped {{price}} of order {{words}}. Reason: {{reason}}. The money stays on hold.',
    },
    ja: {
      title: '売上が保留されました：{{words}}',
      text: '注文{{words}}の売上{{price}}が保留されました。理由：{{reason}}。金額は凍結されたままです。',
    },
  },
  transfer_returned: {
    type: MESSAGE_TYPE.transfer_moved,
    about: 'transfer_id',
    links: [proceedsPayout],
    zh: {
      title: '货款已退回：{{words}}',
      text: '订单{{words}}已全额退款，{{price}}已退回买家，平台服务费一并退还。',
    },
    en: {
      title: 'Proceeds returned: {{words}}',
      text: 'Order {{words}} was refunded in full. {{price}} went back to the buyer, and the fee was reversed.',
    },
    ja: {
      title: '売上が返金されました：{{words}}',
      text: '注文{{words}}は全額返金となりました。{{price}}は購入者に返金され、手数料も取り消されました。',
    },
  },
  recharge_credited: {
    type: MESSAGE_TYPE.order,
    about: null,
    links: [paidFor],
    zh: {
      title: '款项已转入余额：{{words}}',
      text: '已收到您的银行转账 {{price}}，并作为充值 {{words}} 转入您的余额。',
    },
    en: {
      title: 'Credited to your balance: {{words}}',
      text: 'Your bank transfer of {{price}} arrived and was added to your balance as recharge {{words}}.',
    },
    ja: {
      title: '残高に加算しました：{{words}}',
      text: 'お振り込みいただいた {{price}} の入金を確認し、チャージ {{words}} として残高に加算しました。',
    },
  },
  parked_waits: {
    type: MESSAGE_TYPE.order,
    about: null,
    links: [suspense],
    zh: {
      title: '暂存款项待处理：{{words}}',
      text: '{{who}} 的付款 {{words}} 到账 {{price}}，与应付款项不符，请转入余额或原路退回。',
    },
    en: {
      title: 'Payment held: {{words}}',
      text: '{{price}} of {{who}} arrived by payment {{words}} and differs from the amount due. Please credit it to the balance or return it.',
    },
    ja: {
      title: '保留中の入金：{{words}}',
      text: '{{who}} の決済 {{words}} で {{price}} の入金がありましたが、請求内容と一致しません。残高への加算または返金を行ってください。',
    },
  },
  parked_credited: {
    type: MESSAGE_TYPE.order,
    about: null,
    links: [balance],
    zh: {
      title: '款项已转入余额：{{words}}',
      text: '您的付款 {{words}} 与应付款项不符，到账的 {{price}} 已转入您的余额。',
    },
    en: {
      title: 'Credited to your balance: {{words}}',
      text: 'Your payment {{words}} differed from the amount due. The {{price}} received was added to your balance.',
    },
    ja: {
      title: '残高に加算しました：{{words}}',
      text: '決済 {{words}} は請求内容と一致しなかったため、入金された {{price}} を残高に加算しました。',
    },
  },
  parked_returned: {
    type: MESSAGE_TYPE.order,
    about: null,
    links: [],
    zh: { title: '款项已退回：{{words}}', text: '您的付款 {{words}} 未能用于支付，{{price}} 已原路退回。' },
    en: {
      title: 'Money returned: {{words}}',
      text: 'Your payment {{words}} could not be used. {{price}} was returned the way it came.',
    },
    ja: {
      title: '返金しました：{{words}}',
      text: '決済 {{words}} はお支払いに充当できなかったため、{{price}} を返金しました。',
    },
  },
  voucher_submitted: {
    type: MESSAGE_TYPE.voucher_waits,
    about: 'voucher_id',
    links: [voucher],
    zh: {
      title: '有手工凭证待审核：{{words}}',
      text: '{{who}}提交了一张{{price}}的手工凭证，需由另一人审核。',
    },
    en: {
      title: 'A journal voucher waits: {{words}}',
      text: '{{who}} requests to book {{price}} by a journal voucher. Another person approves it.',
    },
    ja: {
      title: '振替伝票の審査待ち：{{words}}',
      text: '{{who}}が{{price}}の振替伝票を申請しました。別の担当者の承認が必要です。',
    },
  },
  voucher_approved: {
    type: MESSAGE_TYPE.voucher_decided,
    about: 'voucher_id',
    links: [voucher],
    zh: { title: '手工凭证已记账：{{words}}', text: '您提交的{{price}}手工凭证已审核通过并记账。' },
    en: {
      title: 'Journal voucher booked: {{words}}',
      text: 'The journal voucher of {{price}} that you requested has been approved and booked.',
    },
    ja: {
      title: '振替伝票を記帳しました：{{words}}',
      text: '申請された{{price}}の振替伝票が承認され、記帳されました。',
    },
  },
  voucher_rejected: {
    type: MESSAGE_TYPE.voucher_decided,
    about: 'voucher_id',
    links: [voucher],
    zh: {
      title: '手工凭证未通过：{{words}}',
      text: '您提交的{{price}}手工凭证未通过审核。原因：{{reason}}。没有记账。',
    },
    en: {
      title: 'Journal voucher refused: {{words}}',
      text: 'The journal voucher of {{price}} that you requested was refused. Reason: {{reason}}. Nothing was booked.',
    },
    ja: {
      title: '振替伝票が却下されました：{{words}}',
      text: '申請された{{price}}の振替伝票は却下されました。理由：{{reason}}。記帳はされていません。',
    },
  },
  write_off_submitted: {
    type: MESSAGE_TYPE.write_off_waits,
    about: 'write_off_id',
    links: [writeOff],
    zh: {
      title: '有坏账核销待审核：{{words}}',
      text: '{{who}}申请将{{price}}的账单核销为坏账，需由另一人审核。',
    },
    en: {
      title: 'A write-off waits: {{words}}',
      text: '{{who}} requests to write off a bill of {{price}}. Another person approves it.',
    },
    ja: {
      title: '貸倒処理の審査待ち：{{words}}',
      text: '{{who}}が{{price}}の請求の貸倒処理を申請しました。別の担当者の承認が必要です。',
    },
  },
  write_off_approved: {
    type: MESSAGE_TYPE.write_off_decided,
    about: 'write_off_id',
    links: [writeOff],
    zh: { title: '坏账已核销：{{words}}', text: '您申请核销的{{price}}账单已审核通过，已记为损失。' },
    en: {
      title: 'Bill written off: {{words}}',
      text: 'The write-off of {{price}} that you requested has been approved and booked as a loss.',
    },
    ja: {
      title: '貸倒処理を計上しました：{{words}}',
      text: '申請された{{price}}の貸倒処理が承認され、損失として計上されました。',
    },
  },
  write_off_rejected: {
    type: MESSAGE_TYPE.write_off_decided,
    about: 'write_off_id',
    links: [writeOff],
    zh: {
      title: '坏账核销未通过：{{words}}',
      text: '您申请核销的{{price}}账单未通过审核。原因：{{reason}}。账单仍需支付。',
    },
    en: {
      title: 'Write-off refused: {{words}}',
      text: 'The write-off of {{price}} that you requested was refused. Reason: {{reason}}. The bill stays due.',
    },
    ja: {
      title: '貸倒処理が却下されました：{{words}}',
      text: '申請された{{price}}の貸倒処理は却下されました。理由：{{reason}}。請求はそのまま残ります。',
    },
  },
  month_reopening_submitted: {
    type: MESSAGE_TYPE.month_reopening_waits,
    about: 'month_reopening_id',
    links: [monthReopening],
    zh: {
      title: '有重新打开月份的申请待审核：{{words}}',
      text: '{{who}}申请重新打开{{words}}，需由另一人审核。',
    },
    en: {
      title: 'A month reopening waits: {{words}}',
      text: '{{who}} requests to open {{words}} again. Another person approves it.',
    },
    ja: {
      title: '締めの解除の審査待ち：{{words}}',
      text: '{{who}}が{{words}}の締めの解除を申請しました。別の担当者の承認が必要です。',
    },
  },
  month_reopening_approved: {
    type: MESSAGE_TYPE.month_reopening_decided,
    about: 'month_reopening_id',
    links: [monthReopening],
    zh: {
      title: '月份已重新打开：{{words}}',
      text: '您的申请已审核通过，{{words}}可以再次记账。完成后请重新结账。',
    },
    en: {
      title: 'Month open again: {{words}}',
      text: 'Your request has been approved: {{words}} takes entries. Close it again when you are done.',
    },
    ja: {
      title: '締めを解除しました：{{words}}',
      text: '申請が承認され、{{words}}に記帳できるようになりました。完了後は再度締めてください。',
    },
  },
  month_reopening_rejected: {
    type: MESSAGE_TYPE.month_reopening_decided,
    about: 'month_reopening_id',
    links: [monthReopening],
    zh: {
      title: '未能重新打开月份：{{words}}',
      text: '您的申请未通过审核。原因：{{reason}}。{{words}}仍为已结账。',
    },
    en: {
      title: 'Month stays closed: {{words}}',
      text: 'Your request was refused. Reason: {{reason}}. {{words}} stays closed.',
    },
    ja: {
      title: '締めの解除が却下されました：{{words}}',
      text: '申請は却下されました。理由：{{reason}}。{{words}}は締められたままです。',
    },
  },
  exchange_submitted: {
    type: MESSAGE_TYPE.exchange_waits,
    about: 'exchange_id',
    links: [exchange],
    zh: {
      title: '有货币兑换待审核：{{words}}',
      text: '{{who}}申请将{{price}}兑换为{{bought}}，需由另一人审核。',
    },
    en: {
      title: 'Exchange to approve: {{words}}',
      text: '{{who}} requests to exchange {{price}} for {{bought}}. Another person has to approve it.',
    },
    ja: {
      title: '両替の審査待ち：{{words}}',
      text: '{{who}}が{{price}}から{{bought}}への両替を申請しました。別の担当者の承認が必要です。',
    },
  },
  exchange_approved: {
    type: MESSAGE_TYPE.exchange_decided,
    about: 'exchange_id',
    links: [exchange],
    zh: {
      title: '货币兑换已记账：{{words}}',
      text: '您提交的兑换（{{price}} → {{bought}}）已审核通过并记账。',
    },
    en: {
      title: 'Exchange booked: {{words}}',
      text: 'The exchange of {{price}} for {{bought}} that you requested has been approved and booked.',
    },
    ja: {
      title: '両替を記帳しました：{{words}}',
      text: '申請された{{price}}から{{bought}}への両替が承認され、記帳されました。',
    },
  },
  exchange_rejected: {
    type: MESSAGE_TYPE.exchange_decided,
    about: 'exchange_id',
    links: [exchange],
    zh: {
      title: '货币兑换未通过：{{words}}',
      text: '您提交的兑换（{{price}} → {{bought}}）未通过审核。原因：{{reason}}。余额没有变动。',
    },
    en: {
      title: 'Exchange refused: {{words}}',
      text: 'The exchange of {{price}} for {{bought}} that you requested was refused. Reason: {{reason}}. No money was moved.',
    },
    ja: {
      title: '両替が却下されました：{{words}}',
      text: '申請された{{price}}から{{bought}}への両替は却下されました。理由：{{reason}}。資金は動いていません。',
    },
  },
  exchange_booked: {
    type: MESSAGE_TYPE.exchange_decided,
    about: 'exchange_id',
    links: [ownBalance],
    zh: {
      title: '余额已兑换：{{words}}',
      text: '您余额中的{{price}}已兑换为{{bought}}。两笔变动和汇率可在余额明细中查看。',
    },
    en: {
      title: 'Money exchanged: {{words}}',
      text: '{{price}} of your balance was exchanged for {{bought}}. Both lines and the rate are in your balance details.',
    },
    ja: {
      title: '残高を両替しました：{{words}}',
      text: '残高の{{price}}を{{bought}}に両替しました。増減とレートは残高明細で確認できます。',
    },
  },
  reconciliation_differs: {
    type: MESSAGE_TYPE.reconciliation,
    about: null,
    links: [reconciliation],
    zh: { title: '{{words}} 对账有差异', text: '{{words}} 有 {{count}} 笔资金与账簿不符，请核对并说明。' },
    en: {
      title: 'Reconciliation differences on {{words}}',
      text: 'Differences found between the gateway or bank and the ledger on {{words}}: {{count}}. Please check and explain them.',
    },
    ja: {
      title: '{{words}} の照合に差異があります',
      text: '{{words}} に帳簿と一致しない金額が{{count}}件あります。確認して説明を入力してください。',
    },
  },
} as const satisfies NotificationKinds;
