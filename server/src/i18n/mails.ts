import type { MailTexts } from './mail-text.js';
import type { Translated } from './translated.js';

export const mails: Translated<MailTexts> = {
  register_code: {
    subject: {
      zh: '{{code}} 是您的 Fovea 验证码',
      en: '{{code}} is your Fovea code',
      ja: '{{code}} が Fovea の認証コードです',
    },
    text: {
      zh: `您好：

您注册 Fovea 的验证码是

    {{code}}

{{minutes}} 分钟内有效，仅可使用一次。Fovea 的工作人员不会向您索要验证码。
如果这不是您本人的操作，请忽略本邮件。

Fovea`,
      en: `Hello,

your code to register at Fovea is

    {{code}}

It is valid for {{minutes}} minutes and serves once. Nobody from Fovea will ever ask you for it.
If you did not want to register, simply ignore this mail.

Fovea`,
      ja: `Fovea をご利用いただきありがとうございます。

会員登録の認証コードは次のとおりです。

    {{code}}

有効期間は {{minutes}} 分、ご利用は一度限りです。Fovea の担当者が認証コードをお尋ねすることはありません。
お心当たりのない場合は、このメールを破棄してください。

Fovea`,
    },
  },
  retrieve_code: {
    subject: {
      zh: '{{code}} 是您重设密码的验证码',
      en: '{{code}} is your code for a new password',
      ja: '{{code}} がパスワード再設定の認証コードです',
    },
    text: {
      zh: `您好：

您重设 Fovea 密码的验证码是

    {{code}}

{{minutes}} 分钟内有效，仅可使用一次。Fovea 的工作人员不会向您索要验证码。
如果这不是您本人的操作，您的密码不会改变，请忽略本邮件。

Fovea`,
      en: `Hello,

your code to set a new password at Fovea is

    {{code}}

It is valid for {{minutes}} minutes and serves once. Nobody from Fovea will ever ask you for it.
If you did not ask for it, your password stays as it is and you can ignore this mail.

Fovea`,
      ja: `Fovea をご利用いただきありがとうございます。

パスワード再設定の認証コードは次のとおりです。

    {{code}}

有効期間は {{minutes}} 分、ご利用は一度限りです。Fovea の担当者が認証コードをお尋ねすることはありません。
お心当たりのない場合、パスワードは変更されません。このメールを破棄してください。

Fovea`,
    },
  },
  bind_code: {
    subject: {
      zh: '{{code}} 用于确认您的邮箱',
      en: '{{code}} confirms your e-mail address',
      ja: '{{code}} でメールアドレスを確認してください',
    },
    text: {
      zh: `您好：

将此邮箱绑定到您的 Fovea 账户的验证码是

    {{code}}

{{minutes}} 分钟内有效，仅可使用一次。Fovea 的工作人员不会向您索要验证码。
如果这不是您本人的操作，请忽略本邮件。

Fovea`,
      en: `Hello,

your code to use this e-mail address with your Fovea account is

    {{code}}

It is valid for {{minutes}} minutes and serves once. Nobody from Fovea will ever ask you for it.
If you did not ask for it, you can ignore this mail.

Fovea`,
      ja: `Fovea をご利用いただきありがとうございます。

このメールアドレスをアカウントに登録するための認証コードは次のとおりです。

    {{code}}

有効期間は {{minutes}} 分、ご利用は一度限りです。Fovea の担当者が認証コードをお尋ねすることはありません。
お心当たりのない場合は、このメールを破棄してください。

Fovea`,
    },
  },
  device_recall: {
    subject: {
      zh: '【重要】医疗器械召回通知：{{recall}}',
      en: 'Important: recall of a medical device: {{recall}}',
      ja: '【重要】医療機器の回収のお知らせ：{{recall}}',
    },
    text: {
      zh: `{{customer}}，您好：

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
      en: `Dear {{customer}},

the medical device below, which {{company}} delivered to you, is being recalled. Please stop using it at once and contact {{company}}.

Title: {{recall}} ({{number}})
Maker: {{maker}}
Class of the recall: {{class}}
Pieces: {{pieces}}
Reason: {{reason}}
What is done: {{measures}}
Source: {{source}}

Contact:
{{company}}
{{company_address}}
{{company_phone}}`,
      ja: `{{customer}} 様

{{company}}よりお納めした次の医療機器が、回収の対象となりました。直ちに使用を中止し、{{company}}までご連絡ください。

件名：{{recall}}（{{number}}）
製造販売業者：{{maker}}
回収クラス：{{class}}
対象品：{{pieces}}
理由：{{reason}}
対応：{{measures}}
情報源：{{source}}

お問い合わせ先：
{{company}}
{{company_address}}
{{company_phone}}`,
    },
  },
  tax_document: {
    subject: {
      zh: '{{kind}} {{number}}',
      en: '{{kind}} {{number}}',
      ja: '{{kind}}のご送付（{{number}}）',
    },
    text: {
      zh: `{{username}}，您好：

附件为{{kind}} {{number}}，请查收。登录后也可在“票据”页面查看您的全部票据。`,
      en: `Dear {{username}},

attached is your {{kind}} {{number}}. You also find all your documents under “Invoices and receipts” once you have signed in.`,
      ja: `{{username}} 様

{{kind}}（{{number}}）を添付いたします。ご査収ください。ログイン後、「請求書・領収書」の画面でもすべての書類をご確認いただけます。`,
    },
  },
  fee_statement: {
    subject: {
      zh: '{{month}} 服务费对账单',
      en: 'Your statement for {{month}}',
      ja: '{{month}}分の手数料明細書',
    },
    text: {
      zh: `{{username}}，您好：

附件为 {{month}} 的对账单，列有平台服务费及其税款、货款和打款。服务费已从货款中扣除，无需另行支付。`,
      en: `Dear {{username}},

attached is your statement for {{month}}: our fees and their tax, your proceeds and payouts. The fees have already been deducted from your proceeds; there is nothing to pay.`,
      ja: `{{username}} 様

{{month}}分の明細書（手数料および消費税、売上、お支払い）を添付いたします。手数料は売上から差し引き済みですので、お支払いの必要はありません。`,
    },
  },
  month_bill: {
    subject: {
      zh: '{{month}} 月结账单：{{price}}',
      en: 'Your bill for {{month}}: {{price}}',
      ja: '{{month}}分ご請求のお知らせ：{{price}}',
    },
    text: {
      zh: `{{username}}，您好：

附件为您 {{month}} 的月结账单，金额 {{price}}。请于 {{due}} 前在“月结账单”页面以余额、银行转账或在线支付付清。`,
      en: `Dear {{username}},

attached is your bill of {{price}} for {{month}}. Please pay by {{due}}: from your balance, by bank transfer or online under “Monthly bills”.`,
      ja: `{{username}} 様

{{month}}分のご請求書（{{price}}）を添付いたします。{{due}}までに、「月次請求」の画面から残高払い・銀行振込・オンライン決済のいずれかでお支払いください。`,
    },
  },
  month_bill_overdue: {
    subject: {
      zh: '付款提醒：{{month}} 月结账单 {{price}}',
      en: 'Reminder: bill for {{month}}, {{price}}',
      ja: 'お支払いのお願い：{{month}}分 {{price}}',
    },
    text: {
      zh: `{{username}}，您好：

您 {{month}} 的月结账单 {{price}} 应于 {{due}} 前支付，目前尚未付清。请尽快支付，付清之前不能再使用月结。如您已付款，请忽略本邮件。`,
      en: `Dear {{username}},

your bill of {{price}} for {{month}} was due by {{due}} and has not been paid. Please pay it now; until then monthly payment is not available. If your payment has crossed this letter, please disregard it.`,
      ja: `{{username}} 様

{{month}}分のご請求（{{price}}）は{{due}}がお支払期限でしたが、まだお支払いを確認できておりません。至急お支払いくださいますようお願いいたします。お支払いが済むまで月次払いはご利用いただけません。行き違いの場合は何卒ご容赦ください。`,
    },
  },
  month_bill_second_reminder: {
    subject: {
      zh: '第二次付款提醒：{{month}} 月结账单 {{price}}',
      en: 'Second reminder: bill for {{month}}, {{price}}',
      ja: '【再度のお願い】{{month}}分のお支払い：{{price}}',
    },
    text: {
      zh: `{{username}}，您好：

我们此前已提醒您支付 {{month}} 的月结账单。{{price}} 的付款期限为 {{due}}，至今仍未付清。请在 7 天内付款。如对账单有疑问，请直接回复联系我们；如您已付款，请忽略本邮件。`,
      en: `Dear {{username}},

we have already reminded you of your bill for {{month}}. {{price}} was due by {{due}} and is still unpaid. Please pay within 7 days. If something about the bill is unclear, please contact us; if your payment has crossed this letter, please disregard it.`,
      ja: `{{username}} 様

先にご案内いたしました{{month}}分のご請求（{{price}}、お支払期限{{due}}）につきまして、いまだお支払いを確認できておりません。7日以内にお支払いくださいますようお願いいたします。ご請求内容にご不明な点がございましたら、お問い合わせください。行き違いの場合は何卒ご容赦ください。`,
    },
  },
  month_bill_final_notice: {
    subject: {
      zh: '最后付款通知：{{month}} 月结账单 {{price}}',
      en: 'Final notice: bill for {{month}}, {{price}}',
      ja: '【最終のご案内】{{month}}分のお支払い：{{price}}',
    },
    text: {
      zh: `{{username}}，您好：

{{month}} 的月结账单（{{price}}，付款期限 {{due}}）经多次提醒仍未付清。请立即付款，或在 7 天内与我们商定付款安排。逾期未处理的，我们将依据服务条款采取后续催收措施；月结服务继续暂停。`,
      en: `Dear {{username}},

despite our reminders your bill for {{month}} ({{price}}, due by {{due}}) has not been paid. Please pay it at once, or agree on payment terms with us within 7 days. Otherwise we will take the further steps that our terms provide for. Monthly payment remains unavailable.`,
      ja: `{{username}} 様

{{month}}分のご請求（{{price}}、お支払期限{{due}}）につきまして、再三のご案内にもかかわらずお支払いを確認できておりません。直ちにお支払いいただくか、7日以内にお支払方法についてご相談ください。ご連絡がない場合は、利用規約に基づき所定の手続きを進めさせていただきます。月次払いは引き続きご利用いただけません。`,
    },
  },
  device_notice: {
    subject: {
      zh: '二手医疗器械通知：{{trade_name}} {{model}}（序列号 {{serial}}）',
      en: 'Used-device notice: {{trade_name}} {{model}} (serial {{serial}})',
      ja: '【中古医療機器の通知】{{trade_name}} {{model}}（製造番号 {{serial}}）',
    },
    text: {
      zh: `致 {{addressee}}：

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
      en: `To {{addressee}}

{{company}} intends to sell the following used medical device. We notify you of it before the sale, as the rules ask of dealers (Japan: Enforcement Rule of the PMD Act, Article 170), and ask for your instructions.

Notice no.: {{number}}
Generic name: {{generic_name}}
Trade name: {{trade_name}}
Model: {{model}}
Serial number: {{serial}}
User: {{user}}
Earlier users: {{earlier_users}}
Date of delivery: {{delivered_on}}
Servicing done: {{servicing}}
Serviced by: {{serviced_by}}
Condition: {{condition}}
Past repairs: {{past_repairs}}

Contact:
{{company}}
{{company_address}}
{{company_phone}}`,
      ja: `{{addressee}} 御中

{{company}}では、次の中古医療機器の販売を予定しております。医薬品医療機器等法施行規則第170条に基づき通知いたしますので、必要なご指示をお願いいたします。

通知番号：{{number}}
一般的名称：{{generic_name}}
販売名：{{trade_name}}
型式：{{model}}
製造番号：{{serial}}
使用者：{{user}}
過去の使用者：{{earlier_users}}
引渡し日：{{delivered_on}}
点検・整備の内容：{{servicing}}
点検・整備の実施者：{{serviced_by}}
機器の状態：{{condition}}
過去の修理：{{past_repairs}}

連絡先：
{{company}}
{{company_address}}
{{company_phone}}`,
    },
  },
  device_notice_reminder: {
    subject: {
      zh: '再次通知：二手医疗器械 {{trade_name}} {{model}}（序列号 {{serial}}）',
      en: 'Reminder: used-device notice {{trade_name}} {{model}} (serial {{serial}})',
      ja: '【再送】中古医療機器の通知 {{trade_name}} {{model}}（製造番号 {{serial}}）',
    },
    text: {
      zh: `此前发送的通知尚未收到贵公司的答复，烦请确认。

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
      en: `We have not had your answer to the notice below yet, and kindly ask for it.

To {{addressee}}

{{company}} intends to sell the following used medical device. We notify you of it before the sale, as the rules ask of dealers (Japan: Enforcement Rule of the PMD Act, Article 170), and ask for your instructions.

Notice no.: {{number}}
Generic name: {{generic_name}}
Trade name: {{trade_name}}
Model: {{model}}
Serial number: {{serial}}
User: {{user}}
Earlier users: {{earlier_users}}
Date of delivery: {{delivered_on}}
Servicing done: {{servicing}}
Serviced by: {{serviced_by}}
Condition: {{condition}}
Past repairs: {{past_repairs}}

Contact:
{{company}}
{{company_address}}
{{company_phone}}`,
      ja: `先にお送りした通知へのご回答をいただいておりません。お手数ですが、ご確認をお願いいたします。

{{addressee}} 御中

{{company}}では、次の中古医療機器の販売を予定しております。医薬品医療機器等法施行規則第170条に基づき通知いたしますので、必要なご指示をお願いいたします。

通知番号：{{number}}
一般的名称：{{generic_name}}
販売名：{{trade_name}}
型式：{{model}}
製造番号：{{serial}}
使用者：{{user}}
過去の使用者：{{earlier_users}}
引渡し日：{{delivered_on}}
点検・整備の内容：{{servicing}}
点検・整備の実施者：{{serviced_by}}
機器の状態：{{condition}}
過去の修理：{{past_repairs}}

連絡先：
{{company}}
{{company_address}}
{{company_phone}}`,
    },
  },
  feedback_reply: {
    subject: {
      zh: '关于您的意见反馈 — Fovea',
      en: 'Your feedback to Fovea',
      ja: 'お寄せいただいたご意見について — Fovea',
    },
    text: {
      zh: `{{username}}，您好：

感谢您的反馈。我们的答复如下：

{{reply}}

您的原文：

{{content}}

Fovea`,
      en: `Hello {{username}},

thank you for your feedback. Our answer:

{{reply}}

You wrote:

{{content}}

Fovea`,
      ja: `{{username}} 様

ご意見をお寄せいただき、ありがとうございます。以下のとおり回答いたします。

{{reply}}

お送りいただいた内容：

{{content}}

Fovea`,
    },
  },
  message_board_reply: {
    subject: { zh: '关于您的留言 — Fovea', en: 'Your message to Fovea', ja: 'お問い合わせへの回答 — Fovea' },
    text: {
      zh: `{{last_name}}{{first_name}}，您好：

感谢您的留言。我们的答复如下：

{{reply}}

您的原文：

{{message}}

如仍有疑问，请直接回复本邮件。

Fovea`,
      en: `Hello {{first_name}} {{last_name}},

thank you for writing to us. Our answer:

{{reply}}

You wrote:

{{message}}

If something is left open, simply answer this mail.

Fovea`,
      ja: `{{last_name}} {{first_name}} 様

お問い合わせいただき、ありがとうございます。以下のとおり回答いたします。

{{reply}}

お送りいただいた内容：

{{message}}

ご不明な点がございましたら、このメールにそのままご返信ください。

Fovea`,
    },
  },
  notice: {
    subject: { zh: '{{title}}', en: '{{title}}', ja: '{{title}}' },
    text: {
      zh: `{{username}}，您好：

{{text}}

{{link}}

Fovea`,
      en: `Hello {{username}},

{{text}}

{{link}}

Fovea`,
      ja: `{{username}} 様

{{text}}

{{link}}

Fovea`,
    },
  },
  sign_in: {
    subject: {
      zh: '您的 Fovea 账户有新的登录',
      en: 'New sign-in to your Fovea account',
      ja: 'Fovea アカウントへの新しいログイン',
    },
    text: {
      zh: `{{username}}，您好：

您的账户在一台新的设备或新的地点登录：

    {{device}}
    {{client_address}}
    {{at}}

如果是您本人操作，无需处理。如果不是，请立即修改密码，所有设备将随之退出登录：

{{link}}

Fovea`,
      en: `Hello {{username}},

somebody signed in to your account from a device or place we did not know:

    {{device}}
    {{client_address}}
    {{at}}

If it was you, there is nothing to do. If not, change your password now; that signs out every device:

{{link}}

Fovea`,
      ja: `{{username}} 様

これまでに確認されていない端末または場所から、アカウントへのログインがありました。

    {{device}}
    {{client_address}}
    {{at}}

ご本人による操作であれば、対応は不要です。お心当たりのない場合は、すぐにパスワードを変更してください。すべての端末がログアウトされます。

{{link}}

Fovea`,
    },
  },
  password_changed: {
    subject: {
      zh: '您的 Fovea 密码已修改',
      en: 'Your Fovea password was changed',
      ja: 'Fovea のパスワードが変更されました',
    },
    text: {
      zh: `{{username}}，您好：

您的账户密码已修改（{{at}}，来自 {{client_address}}），所有设备均已退出登录。

如果不是您本人操作，请立即通过“忘记密码”重设密码：

{{link}}

Fovea`,
      en: `Hello {{username}},

the password of your account was changed ({{at}}, from {{client_address}}). Every device was signed out.

If it was not you, set a new password at once by "Forgot password":

{{link}}

Fovea`,
      ja: `{{username}} 様

アカウントのパスワードが変更されました（{{at}}、{{client_address}}）。すべての端末がログアウトされました。

お心当たりのない場合は、すぐに「パスワードをお忘れの方」から再設定してください。

{{link}}

Fovea`,
    },
  },
  email_changed: {
    subject: {
      zh: '您的 Fovea 账户邮箱已更换',
      en: 'The e-mail address of your Fovea account was changed',
      ja: 'Fovea アカウントのメールアドレスが変更されました',
    },
    text: {
      zh: `{{username}}，您好：

您的账户已改用另一个邮箱（{{at}}，来自 {{client_address}}）。这是发往原邮箱的最后一封邮件。

如果不是您本人操作，请在 {{days}} 天内撤销。撤销后将恢复此邮箱，所有设备退出登录，当前密码作废：

{{link}}

Fovea`,
      en: `Hello {{username}},

your account now uses another e-mail address ({{at}}, from {{client_address}}). This is the last mail to the old one.

If it was not you, undo it within {{days}} days. That puts this address back, signs out every device and makes the password void:

{{link}}

Fovea`,
      ja: `{{username}} 様

アカウントのメールアドレスが変更されました（{{at}}、{{client_address}}）。これまでのアドレスへのメールは、これが最後です。

お心当たりのない場合は、{{days}} 日以内に取り消してください。このアドレスに戻り、すべての端末がログアウトされ、現在のパスワードは無効になります。

{{link}}

Fovea`,
    },
  },
  phone_changed: {
    subject: {
      zh: '您的 Fovea 账户手机号已更换',
      en: 'The phone number of your Fovea account was changed',
      ja: 'Fovea アカウントの電話番号が変更されました',
    },
    text: {
      zh: `{{username}}，您好：

您的账户已改用另一个手机号（{{at}}，来自 {{client_address}}）。

如果不是您本人操作，请在 {{days}} 天内撤销。撤销后将恢复原手机号，所有设备退出登录，当前密码作废：

{{link}}

Fovea`,
      en: `Hello {{username}},

your account now uses another phone number ({{at}}, from {{client_address}}).

If it was not you, undo it within {{days}} days. That puts the old number back, signs out every device and makes the password void:

{{link}}

Fovea`,
      ja: `{{username}} 様

アカウントの電話番号が変更されました（{{at}}、{{client_address}}）。

お心当たりのない場合は、{{days}} 日以内に取り消してください。元の電話番号に戻り、すべての端末がログアウトされ、現在のパスワードは無効になります。

{{link}}

Fovea`,
    },
  },
  email_set_by_staff: {
    subject: {
      zh: '管理员更改了您 Fovea 账户的邮箱',
      en: 'The e-mail address of your Fovea account was changed by an administrator',
      ja: '管理者が Fovea アカウントのメールアドレスを変更しました',
    },
    text: {
      zh: `{{username}}，您好：

管理员为您的账户设置了另一个邮箱（{{at}}）。您已在所有设备上退出登录，下次登录时需要设置新密码。

如果您并未要求更改，请在 {{days}} 天内撤销。撤销后将恢复此邮箱，所有设备退出登录，当前密码作废：

{{link}}

Fovea`,
      en: `Hello {{username}},

an administrator gave your account another e-mail address ({{at}}). You were signed out, and will be asked for a new password when you next sign in.

If you did not ask for this, undo it within {{days}} days. That puts this address back, signs out every device and makes the password void:

{{link}}

Fovea`,
      ja: `{{username}} 様

管理者がお客様のアカウントに別のメールアドレスを設定しました（{{at}}）。すべての端末からログアウトしました。次回ログイン時に新しいパスワードの設定が必要です。

お心当たりのない場合は、{{days}} 日以内に取り消してください。このアドレスに戻り、すべての端末がログアウトされ、現在のパスワードは無効になります。

{{link}}

Fovea`,
    },
  },
  password_set_by_staff: {
    subject: {
      zh: '管理员为您的 Fovea 账户设置了新密码',
      en: 'An administrator set a new password for your Fovea account',
      ja: '管理者が Fovea アカウントのパスワードを設定しました',
    },
    text: {
      zh: `{{username}}，您好：

管理员为您的账户设置了新密码（{{at}}），您已在所有设备上退出登录。使用该密码登录时，需要另设一个只有您知道的密码。

如果您并未要求更改，请立即自行设置密码，并告知我们：

{{link}}

Fovea`,
      en: `Hello {{username}},

an administrator set a new password for your account ({{at}}), and you were signed out. When you sign in with it you will be asked for one that only you know.

If you did not ask for this, set a password of your own now, and tell us:

{{link}}

Fovea`,
      ja: `{{username}} 様

管理者がお客様のアカウントに新しいパスワードを設定しました（{{at}}）。すべての端末からログアウトしました。このパスワードでログインすると、ご本人だけが知るパスワードの設定が必要です。

お心当たりのない場合は、今すぐご自身でパスワードを再設定し、当社までお知らせください。

{{link}}

Fovea`,
    },
  },
  account_opened: {
    subject: {
      zh: '已为您开通 Fovea 账户',
      en: 'An account at Fovea was opened for you',
      ja: 'Fovea のアカウントが開設されました',
    },
    text: {
      zh: `{{username}}，您好：

您的同事用此邮箱为您开通了 Fovea 账户（{{at}}）。请向同事索取初始密码；首次登录时，需要设置一个只有您知道的密码：

{{link}}

如果您不了解此事，请忽略本邮件。

Fovea`,
      en: `Hello {{username}},

a colleague opened an account at Fovea for you, with this e-mail address ({{at}}). Ask for the first password there; when you sign in you will be asked for one that only you know:

{{link}}

If you do not know of this, simply ignore this mail.

Fovea`,
      ja: `{{username}} 様

このメールアドレスで、同僚の方がお客様の Fovea アカウントを開設しました（{{at}}）。初回のパスワードは同僚の方にご確認ください。ログインすると、ご本人だけが知るパスワードの設定が必要です。

{{link}}

お心当たりのない場合は、このメールを破棄してください。

Fovea`,
    },
  },
  account_not_opened: {
    subject: {
      zh: '有人用您的邮箱申请开通 Fovea 账户',
      en: 'Your e-mail address was entered for a new account at Fovea',
      ja: 'お客様のメールアドレスで Fovea のアカウント開設が申請されました',
    },
    text: {
      zh: `您好：

有人在 Fovea 用此邮箱开通新的员工账户（{{at}}）。您已有使用此邮箱的账户，它不受影响，您可以照常登录；新账户无法使用此邮箱登录。

如果是同事要为您开通账户，请提供另一个邮箱。如果您不了解此事，无需任何操作。

{{link}}

Fovea`,
      en: `Hello,

somebody entered this e-mail address for a new staff account at Fovea ({{at}}). You have an account with it already, which stays yours as it is: you sign in as ever, and the new account cannot be used with this address.

If a colleague wanted to open an account for you, please give another e-mail address. If you do not know of this, there is nothing to do.

{{link}}

Fovea`,
      ja: `Fovea をご利用いただきありがとうございます。

このメールアドレスで、新しいスタッフアカウントの開設が申請されました（{{at}}）。すでにお持ちのアカウントはそのままで、これまでどおりログインできます。新しいアカウントでは、このアドレスでのログインはできません。

同僚の方による開設の場合は、別のメールアドレスをお伝えください。お心当たりのない場合、お手続きは不要です。

{{link}}

Fovea`,
    },
  },
  account_for_order: {
    subject: {
      zh: '您的 Fovea 账户：请设置密码',
      en: 'Your account at Fovea: please set a password',
      ja: 'Fovea のアカウント：パスワードを設定してください',
    },
    text: {
      zh: `{{username}}，您好：

我们根据您的电话为您下了订单，并用此邮箱开通了 Fovea 账户（{{at}}）。订单内容和付款期限将另发邮件告知。

查看订单和付款前，请先设置密码。我们会向此邮箱发送验证码，以确认是您本人：

{{link}}

设置密码之前，任何人都无法登录该账户。如果您没有订购，请忽略本邮件，未付款的订单会自动取消。

Fovea`,
      en: `Hello {{username}},

an order was written down for you on the phone, and an account at Fovea was opened for it with this e-mail address ({{at}}). What you ordered and until when it is to be paid follows in a mail of its own.

To see the order and pay for it, set a password; a code that we send to this address makes sure that it is you:

{{link}}

Until then nobody can sign in to the account. If you ordered nothing, simply ignore this mail: an order that nobody pays is cancelled.

Fovea`,
      ja: `{{username}} 様

お電話でのご注文を承り、このメールアドレスで Fovea のアカウントを開設しました（{{at}}）。ご注文内容とお支払い期限は、別のメールでお知らせします。

ご注文の確認とお支払いには、パスワードの設定が必要です。このアドレスにお送りするコードで、ご本人であることを確認します。

{{link}}

設定されるまで、このアカウントには誰もログインできません。お心当たりのない場合は、このメールを破棄してください。お支払いのない注文は自動的にキャンセルされます。

Fovea`,
    },
  },
  second_factor_on: {
    subject: { zh: '两步验证已开启', en: 'Two-step verification is on', ja: '2段階認証が有効になりました' },
    text: {
      zh: `{{username}}，您好：

您的账户已开启两步验证（{{at}}，来自 {{client_address}}），其他设备均已退出登录。

如果不是您本人操作，请立即联系我们：

{{link}}

Fovea`,
      en: `Hello {{username}},

two-step verification was turned on for your account ({{at}}, from {{client_address}}). Other devices were signed out.

If it was not you, please contact us at once:

{{link}}

Fovea`,
      ja: `{{username}} 様

アカウントの2段階認証が有効になりました（{{at}}、{{client_address}}）。他の端末はログアウトされました。

お心当たりのない場合は、すぐにお問い合わせください。

{{link}}

Fovea`,
    },
  },
  second_factor_off: {
    subject: { zh: '两步验证已关闭', en: 'Two-step verification is off', ja: '2段階認証が無効になりました' },
    text: {
      zh: `{{username}}，您好：

您的账户已关闭两步验证（{{at}}，来自 {{client_address}}）。

如果不是您本人操作，请立即修改密码并重新开启：

{{link}}

Fovea`,
      en: `Hello {{username}},

two-step verification was turned off for your account ({{at}}, from {{client_address}}).

If it was not you, change your password at once and turn it on again:

{{link}}

Fovea`,
      ja: `{{username}} 様

アカウントの2段階認証が無効になりました（{{at}}、{{client_address}}）。

お心当たりのない場合は、すぐにパスワードを変更し、2段階認証を再度有効にしてください。

{{link}}

Fovea`,
    },
  },
  second_factor_reset: {
    subject: {
      zh: '两步验证已被重置',
      en: 'Two-step verification was reset',
      ja: '2段階認証がリセットされました',
    },
    text: {
      zh: `{{username}}，您好：

管理员已重置您账户的两步验证（{{at}}）。原来的验证器和恢复码已失效，所有设备均已退出登录。请用密码登录后重新设置：

{{link}}

如果这不是您本人的请求，请立即联系管理员。

Fovea`,
      en: `Hello {{username}},

an administrator reset the two-step verification of your account ({{at}}). Your old authenticator entry and recovery codes no longer work, and all your devices were signed out. Sign in with your password and set it up again:

{{link}}

If you did not ask for this, please tell your administrator at once.

Fovea`,
      ja: `{{username}} 様

管理者がアカウントの2段階認証をリセットしました（{{at}}）。これまでの認証アプリの登録とリカバリーコードは使えなくなり、すべての端末がログアウトされました。パスワードでログインし、もう一度設定してください。

{{link}}

依頼した覚えのない場合は、すぐに管理者へご連絡ください。

Fovea`,
    },
  },
  recovery_code_used: {
    subject: { zh: '恢复码已被使用', en: 'A recovery code was used', ja: 'リカバリーコードが使用されました' },
    text: {
      zh: `{{username}}，您好：

有人使用恢复码登录了您的账户（{{at}}，来自 {{client_address}}），还剩 {{left}} 个恢复码。

如果不是您本人操作，请立即修改密码：

{{link}}

Fovea`,
      en: `Hello {{username}},

a recovery code was used to sign in to your account ({{at}}, from {{client_address}}). {{left}} of them are left.

If it was not you, change your password at once:

{{link}}

Fovea`,
      ja: `{{username}} 様

リカバリーコードを使ったログインがありました（{{at}}、{{client_address}}）。残りは {{left}} 個です。

お心当たりのない場合は、すぐにパスワードを変更してください。

{{link}}

Fovea`,
    },
  },
  bank_account_changed: {
    subject: {
      zh: '您的提现账户有变更',
      en: 'Your payout account was changed',
      ja: '出金先口座が変更されました',
    },
    text: {
      zh: `{{username}}，您好：

您的提现银行账户有新增或变更（{{at}}，来源 {{client_address}}，{{device}}）：

{{account}}

如果不是您本人操作，请立即修改密码、退出其他设备，并联系我们：

{{link}}

Fovea`,
      en: `Hello {{username}},

a bank account to which money is paid out was added or changed ({{at}}, from {{client_address}}, {{device}}):

{{account}}

If it was not you, change your password at once, sign out all other devices and tell us:

{{link}}

Fovea`,
      ja: `{{username}} 様

出金先の銀行口座が追加または変更されました（{{at}}、接続元 {{client_address}}、{{device}}）。

{{account}}

お心当たりのない場合は、すぐにパスワードを変更し、他の端末をログアウトさせたうえで、当社までご連絡ください。

{{link}}

Fovea`,
    },
  },
};
