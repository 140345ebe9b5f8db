import type { MailTexts } from '../mail-text.js';

export const mails: MailTexts = {
  register_code: {
    subject: '{{code}} 是您的 Fovea 验证码',
    text: `您好：

您注册 Fovea 的验证码是

    {{code}}

{{minutes}} 分钟内有效，仅可使用一次。Fovea 的工作人员不会向您索要验证码。
如果这不是您本人的操作，请忽略本邮件。

Fovea`,
  },
  retrieve_code: {
    subject: '{{code}} 是您重设密码的验证码',
    text: `您好：

您重设 Fovea 密码的验证码是

    {{code}}

{{minutes}} 分钟内有效，仅可使用一次。Fovea 的工作人员不会向您索要验证码。
如果这不是您本人的操作，您的密码不会改变，请忽略本邮件。

Fovea`,
  },
  bind_code: {
    subject: '{{code}} 用于确认您的邮箱',
    text: `您好：

将此邮箱绑定到您的 Fovea 账户的验证码是

    {{code}}

{{minutes}} 分钟内有效，仅可使用一次。Fovea 的工作人员不会向您索要验证码。
如果这不是您本人的操作，请忽略本邮件。

Fovea`,
  },
  device_recall: {
    subject: '【重要】医疗器械召回通知：{{recall}}',
    text: `{{customer}}，您好：

{{company}} 向您提供的下列医疗器械已被召回。请立即停止使用，并与 {{company}} 联系。

标题：{{recall}}（{{number}}）
制造商：{{maker}}
召回级别：{{class}}
涉及产品：{{pieces}}
召回原因：{{reason}}
处理措施：{{measures}}
信息来源：{{source}}

联系方式：
{{company}}
{{company_address}}
{{company_phone}}`,
  },
  month_bill: {
    subject: '{{month}} 月结账单：{{price}}',
    text: `{{username}}，您好：

附件为您 {{month}} 的月结账单，金额 {{price}}。请于 {{due}} 前在“月结账单”页面以余额、银行转账或在线支付付清。`,
  },
  month_bill_overdue: {
    subject: '付款提醒：{{month}} 月结账单 {{price}}',
    text: `{{username}}，您好：

您 {{month}} 的月结账单 {{price}} 应于 {{due}} 前支付，目前尚未付清。请尽快支付，付清之前不能再使用月结。如您已付款，请忽略本邮件。`,
  },
  device_notice: {
    subject: '二手医疗器械通知：{{trade_name}} {{model}}（序列号 {{serial}}）',
    text: `致 {{addressee}}：

{{company}}拟出售以下二手医疗器械。根据对经营者的规定（日本：药机法施行规则第 170 条），在出售前通知贵公司，请给予必要的指示。

通知编号：{{number}}
通用名称：{{generic_name}}
商品名称：{{trade_name}}
型号：{{model}}
序列号：{{serial}}
使用者：{{user}}
曾经的使用者：{{earlier_users}}
交付日期：{{delivered_on}}
维护情况：{{servicing}}
维护者：{{serviced_by}}
设备状态：{{condition}}
维修记录：{{past_repairs}}

联系方式：
{{company}}
{{company_address}}
{{company_phone}}`,
  },
  device_notice_reminder: {
    subject: '再次通知：二手医疗器械 {{trade_name}} {{model}}（序列号 {{serial}}）',
    text: `此前发送的通知尚未收到贵公司的答复，烦请确认。

致 {{addressee}}：

{{company}}拟出售以下二手医疗器械。根据对经营者的规定（日本：药机法施行规则第 170 条），在出售前通知贵公司，请给予必要的指示。

通知编号：{{number}}
通用名称：{{generic_name}}
商品名称：{{trade_name}}
型号：{{model}}
序列号：{{serial}}
使用者：{{user}}
曾经的使用者：{{earlier_users}}
交付日期：{{delivered_on}}
维护情况：{{servicing}}
维护者：{{serviced_by}}
设备状态：{{condition}}
维修记录：{{past_repairs}}

联系方式：
{{company}}
{{company_address}}
{{company_phone}}`,
  },
  feedback_reply: {
    subject: '关于您的意见反馈 — Fovea',
    text: `{{username}}，您好：

感谢您的反馈。我们的答复如下：

{{reply}}

您的原文：

{{content}}

Fovea`,
  },
  message_board_reply: {
    subject: '关于您的留言 — Fovea',
    text: `{{last_name}}{{first_name}}，您好：

感谢您的留言。我们的答复如下：

{{reply}}

您的原文：

{{message}}

如仍有疑问，请直接回复本邮件。

Fovea`,
  },
  notice: {
    subject: '{{title}}',
    text: `{{username}}，您好：

{{text}}

{{link}}

Fovea`,
  },
  sign_in: {
    subject: '您的 Fovea 账户有新的登录',
    text: `{{username}}，您好：

您的账户在一台新的设备或新的地点登录：

    {{device}}
    {{client_address}}
    {{at}}

如果是您本人操作，无需处理。如果不是，请立即修改密码，所有设备将随之退出登录：

{{link}}

Fovea`,
  },
  password_changed: {
    subject: '您的 Fovea 密码已修改',
    text: `{{username}}，您好：

您的账户密码已修改（{{at}}，来自 {{client_address}}），所有设备均已退出登录。

如果不是您本人操作，请立即通过“忘记密码”重设密码：

{{link}}

Fovea`,
  },
  email_changed: {
    subject: '您的 Fovea 账户邮箱已更换',
    text: `{{username}}，您好：

您的账户已改用另一个邮箱（{{at}}，来自 {{client_address}}）。这是发往原邮箱的最后一封邮件。

如果不是您本人操作，请在 {{days}} 天内撤销。撤销后将恢复此邮箱，所有设备退出登录，当前密码作废：

{{link}}

Fovea`,
  },
  phone_changed: {
    subject: '您的 Fovea 账户手机号已更换',
    text: `{{username}}，您好：

您的账户已改用另一个手机号（{{at}}，来自 {{client_address}}）。

如果不是您本人操作，请在 {{days}} 天内撤销。撤销后将恢复原手机号，所有设备退出登录，当前密码作废：

{{link}}

Fovea`,
  },
  email_set_by_staff: {
    subject: '管理员更改了您 Fovea 账户的邮箱',
    text: `{{username}}，您好：

管理员为您的账户设置了另一个邮箱（{{at}}）。您已在所有设备上退出登录，下次登录时需要设置新密码。

如果您并未要求更改，请在 {{days}} 天内撤销。撤销后将恢复此邮箱，所有设备退出登录，当前密码作废：

{{link}}

Fovea`,
  },
  password_set_by_staff: {
    subject: '管理员为您的 Fovea 账户设置了新密码',
    text: `{{username}}，您好：

管理员为您的账户设置了新密码（{{at}}），您已在所有设备上退出登录。使用该密码登录时，需要另设一个只有您知道的密码。

如果您并未要求更改，请立即自行设置密码，并告知我们：

{{link}}

Fovea`,
  },
  account_opened: {
    subject: '已为您开通 Fovea 账户',
    text: `{{username}}，您好：

您的同事用此邮箱为您开通了 Fovea 账户（{{at}}）。请向同事索取初始密码；首次登录时，需要设置一个只有您知道的密码：

{{link}}

如果您不了解此事，请忽略本邮件。

Fovea`,
  },
  account_not_opened: {
    subject: '有人用您的邮箱申请开通 Fovea 账户',
    text: `您好：

有人在 Fovea 用此邮箱开通新的员工账户（{{at}}）。您已有使用此邮箱的账户，它不受影响，您可以照常登录；新账户无法使用此邮箱登录。

如果是同事要为您开通账户，请提供另一个邮箱。如果您不了解此事，无需任何操作。

{{link}}

Fovea`,
  },
  account_for_order: {
    subject: '您的 Fovea 账户：请设置密码',
    text: `{{username}}，您好：

我们根据您的电话为您下了订单，并用此邮箱开通了 Fovea 账户（{{at}}）。订单内容和付款期限将另发邮件告知。

查看订单和付款前，请先设置密码。我们会向此邮箱发送验证码，以确认是您本人：

{{link}}

设置密码之前，任何人都无法登录该账户。如果您没有订购，请忽略本邮件，未付款的订单会自动取消。

Fovea`,
  },
  second_factor_on: {
    subject: '两步验证已开启',
    text: `{{username}}，您好：

您的账户已开启两步验证（{{at}}，来自 {{client_address}}），其他设备均已退出登录。

如果不是您本人操作，请立即联系我们：

{{link}}

Fovea`,
  },
  second_factor_off: {
    subject: '两步验证已关闭',
    text: `{{username}}，您好：

您的账户已关闭两步验证（{{at}}，来自 {{client_address}}）。

如果不是您本人操作，请立即修改密码并重新开启：

{{link}}

Fovea`,
  },
  second_factor_reset: {
    subject: '两步验证已被重置',
    text: `{{username}}，您好：

管理员已重置您账户的两步验证（{{at}}）。原来的验证器和恢复码已失效，所有设备均已退出登录。请用密码登录后重新设置：

{{link}}

如果这不是您本人的请求，请立即联系管理员。

Fovea`,
  },
  recovery_code_used: {
    subject: '恢复码已被使用',
    text: `{{username}}，您好：

有人使用恢复码登录了您的账户（{{at}}，来自 {{client_address}}），还剩 {{left}} 个恢复码。

如果不是您本人操作，请立即修改密码：

{{link}}

Fovea`,
  },
  bank_account_changed: {
    subject: '您的提现账户有变更',
    text: `{{username}}，您好：

您的提现银行账户有新增或变更（{{at}}，来源 {{client_address}}，{{device}}）：

{{account}}

如果不是您本人操作，请立即修改密码、退出其他设备，并联系我们：

{{link}}

Fovea`,
  },
};
