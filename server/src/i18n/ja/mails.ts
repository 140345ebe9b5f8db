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
  notice: {
    subject: '{{title}}',
    text: `{{username}} 様

{{text}}

{{link}}

Fovea`,
  },
};
