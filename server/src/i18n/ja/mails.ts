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

お心当たりのない場合は、すぐにお問い合わせください。

{{link}}

Fovea`,
  },
  phone_changed: {
    subject: 'Fovea アカウントの電話番号が変更されました',
    text: `{{username}} 様

アカウントの電話番号が変更されました（{{at}}、{{client_address}}）。

お心当たりのない場合は、すぐに「パスワードをお忘れの方」から再設定してください。

{{link}}

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
};
