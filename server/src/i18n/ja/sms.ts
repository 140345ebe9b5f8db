import type { SmsTexts } from '../sms-text.js';

export const sms: SmsTexts = {
  login_code:
    '【Fovea】ログインの認証コードは {{code}} です（{{minutes}}分間有効）。他の人に教えないでください。',
  retrieve_code:
    '【Fovea】パスワード再設定の認証コードは {{code}} です（{{minutes}}分間有効）。お心当たりのない場合は破棄してください。',
  bind_code:
    '【Fovea】電話番号確認の認証コードは {{code}} です（{{minutes}}分間有効）。他の人に教えないでください。',
};
