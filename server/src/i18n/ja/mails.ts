import type { MailTexts } from '../mail-text.js';

export const mails: MailTexts = {
  register_code: {
    subject: '{{code}} が Fovea の認証コードです',
    text: `Fovea をご利用いただきありがとうございます。

会員登録の認証コードは次のとおりです。

    {{code}}

有効期間は {{minutes}} 分、ご利用は一度限りです。Fovea の担当者が認証コードをお尋ねすることはありません。
お心当たりのない場合は、このメールを破棄してください。

Fovea`,
  },
  retrieve_code: {
    subject: '{{code}} がパスワード再設定の認証コードです',
    text: `Fovea をご利用いただきありがとうございます。

パスワード再設定の認証コードは次のとおりです。

    {{code}}

有効期間は {{minutes}} 分、ご利用は一度限りです。Fovea の担当者が認証コードをお尋ねすることはありません。
お心当たりのない場合、パスワードは変更されません。このメールを破棄してください。

Fovea`,
  },
  bind_code: {
    subject: '{{code}} でメールアドレスを確認してください',
    text: `Fovea をご利用いただきありがとうございます。

このメールアドレスをアカウントに登録するための認証コードは次のとおりです。

    {{code}}

有効期間は {{minutes}} 分、ご利用は一度限りです。Fovea の担当者が認証コードをお尋ねすることはありません。
お心当たりのない場合は、このメールを破棄してください。

Fovea`,
  },
  device_recall: {
    subject: '【重要】医療機器の回収のお知らせ：{{recall}}',
    text: `{{customer}} 様

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
  month_bill: {
    subject: '{{month}}分ご請求のお知らせ：{{price}}',
    text: `{{username}} 様

{{month}}分のご請求書（{{price}}）を添付いたします。{{due}}までに、「月次請求」の画面から残高払い・銀行振込・オンライン決済のいずれかでお支払いください。`,
  },
  month_bill_overdue: {
    subject: 'お支払いのお願い：{{month}}分 {{price}}',
    text: `{{username}} 様

{{month}}分のご請求（{{price}}）は{{due}}がお支払期限でしたが、まだお支払いを確認できておりません。至急お支払いくださいますようお願いいたします。お支払いが済むまで月次払いはご利用いただけません。行き違いの場合は何卒ご容赦ください。`,
  },
  device_notice: {
    subject: '【中古医療機器の通知】{{trade_name}} {{model}}（製造番号 {{serial}}）',
    text: `{{addressee}} 御中

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
  device_notice_reminder: {
    subject: '【再送】中古医療機器の通知 {{trade_name}} {{model}}（製造番号 {{serial}}）',
    text: `先にお送りした通知へのご回答をいただいておりません。お手数ですが、ご確認をお願いいたします。

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
  feedback_reply: {
    subject: 'お寄せいただいたご意見について — Fovea',
    text: `{{username}} 様

ご意見をお寄せいただき、ありがとうございます。以下のとおり回答いたします。

{{reply}}

お送りいただいた内容：

{{content}}

Fovea`,
  },
  message_board_reply: {
    subject: 'お問い合わせへの回答 — Fovea',
    text: `{{last_name}} {{first_name}} 様

お問い合わせいただき、ありがとうございます。以下のとおり回答いたします。

{{reply}}

お送りいただいた内容：

{{message}}

ご不明な点がございましたら、このメールにそのままご返信ください。

Fovea`,
  },
  notice: {
    subject: '{{title}}',
    text: `{{username}} 様

{{text}}

{{link}}

Fovea`,
  },
  sign_in: {
    subject: 'Fovea アカウントへの新しいログイン',
    text: `{{username}} 様

これまでに確認されていない端末または場所から、アカウントへのログインがありました。

    {{device}}
    {{client_address}}
    {{at}}

ご本人による操作であれば、対応は不要です。お心当たりのない場合は、すぐにパスワードを変更してください。すべての端末がログアウトされます。

{{link}}

Fovea`,
  },
  password_changed: {
    subject: 'Fovea のパスワードが変更されました',
    text: `{{username}} 様

アカウントのパスワードが変更されました（{{at}}、{{client_address}}）。すべての端末がログアウトされました。

お心当たりのない場合は、すぐに「パスワードをお忘れの方」から再設定してください。

{{link}}

Fovea`,
  },
  email_changed: {
    subject: 'Fovea アカウントのメールアドレスが変更されました',
    text: `{{username}} 様

アカウントのメールアドレスが変更されました（{{at}}、{{client_address}}）。これまでのアドレスへのメールは、これが最後です。

お心当たりのない場合は、{{days}} 日以内に取り消してください。このアドレスに戻り、すべての端末がログアウトされ、現在のパスワードは無効になります。

{{link}}

Fovea`,
  },
  phone_changed: {
    subject: 'Fovea アカウントの電話番号が変更されました',
    text: `{{username}} 様

アカウントの電話番号が変更されました（{{at}}、{{client_address}}）。

お心当たりのない場合は、{{days}} 日以内に取り消してください。元の電話番号に戻り、すべての端末がログアウトされ、現在のパスワードは無効になります。

{{link}}

Fovea`,
  },
  email_set_by_staff: {
    subject: '管理者が Fovea アカウントのメールアドレスを変更しました',
    text: `{{username}} 様

管理者がお客様のアカウントに別のメールアドレスを設定しました（{{at}}）。すべての端末からログアウトしました。次回ログイン時に新しいパスワードの設定が必要です。

お心当たりのない場合は、{{days}} 日以内に取り消してください。このアドレスに戻り、すべての端末がログアウトされ、現在のパスワードは無効になります。

{{link}}

Fovea`,
  },
  password_set_by_staff: {
    subject: '管理者が Fovea アカウントのパスワードを設定しました',
    text: `{{username}} 様

管理者がお客様のアカウントに新しいパスワードを設定しました（{{at}}）。すべての端末からログアウトしました。このパスワードでログインすると、ご本人だけが知るパスワードの設定が必要です。

お心当たりのない場合は、今すぐご自身でパスワードを再設定し、当社までお知らせください。

{{link}}

Fovea`,
  },
  account_opened: {
    subject: 'Fovea のアカウントが開設されました',
    text: `{{username}} 様

このメールアドレスで、同僚の方がお客様の Fovea アカウントを開設しました（{{at}}）。初回のパスワードは同僚の方にご確認ください。ログインすると、ご本人だけが知るパスワードの設定が必要です。

{{link}}

お心当たりのない場合は、このメールを破棄してください。

Fovea`,
  },
  account_not_opened: {
    subject: 'お客様のメールアドレスで Fovea のアカウント開設が申請されました',
    text: `Fovea をご利用いただきありがとうございます。

このメールアドレスで、新しいスタッフアカウントの開設が申請されました（{{at}}）。すでにお持ちのアカウントはそのままで、これまでどおりログインできます。新しいアカウントでは、このアドレスでのログインはできません。

同僚の方による開設の場合は、別のメールアドレスをお伝えください。お心当たりのない場合、お手続きは不要です。

{{link}}

Fovea`,
  },
  account_for_order: {
    subject: 'Fovea のアカウント：パスワードを設定してください',
    text: `{{username}} 様

お電話でのご注文を承り、このメールアドレスで Fovea のアカウントを開設しました（{{at}}）。ご注文内容とお支払い期限は、別のメールでお知らせします。

ご注文の確認とお支払いには、パスワードの設定が必要です。このアドレスにお送りするコードで、ご本人であることを確認します。

{{link}}

設定されるまで、このアカウントには誰もログインできません。お心当たりのない場合は、このメールを破棄してください。お支払いのない注文は自動的にキャンセルされます。

Fovea`,
  },
  second_factor_on: {
    subject: '2段階認証が有効になりました',
    text: `{{username}} 様

アカウントの2段階認証が有効になりました（{{at}}、{{client_address}}）。他の端末はログアウトされました。

お心当たりのない場合は、すぐにお問い合わせください。

{{link}}

Fovea`,
  },
  second_factor_off: {
    subject: '2段階認証が無効になりました',
    text: `{{username}} 様

アカウントの2段階認証が無効になりました（{{at}}、{{client_address}}）。

お心当たりのない場合は、すぐにパスワードを変更し、2段階認証を再度有効にしてください。

{{link}}

Fovea`,
  },
  second_factor_reset: {
    subject: '2段階認証がリセットされました',
    text: `{{username}} 様

管理者がアカウントの2段階認証をリセットしました（{{at}}）。これまでの認証アプリの登録とリカバリーコードは使えなくなり、すべての端末がログアウトされました。パスワードでログインし、もう一度設定してください。

{{link}}

依頼した覚えのない場合は、すぐに管理者へご連絡ください。

Fovea`,
  },
  recovery_code_used: {
    subject: 'リカバリーコードが使用されました',
    text: `{{username}} 様

リカバリーコードを使ったログインがありました（{{at}}、{{client_address}}）。残りは {{left}} 個です。

お心当たりのない場合は、すぐにパスワードを変更してください。

{{link}}

Fovea`,
  },
  bank_account_changed: {
    subject: '出金先口座が変更されました',
    text: `{{username}} 様

出金先の銀行口座が追加または変更されました（{{at}}、接続元 {{client_address}}、{{device}}）。

{{account}}

お心当たりのない場合は、すぐにパスワードを変更し、他の端末をログアウトさせたうえで、当社までご連絡ください。

{{link}}

Fovea`,
  },
};
