import type { SmsTexts } from './sms-text.js';
import type { Translated } from './translated.js';

export const sms: Translated<SmsTexts> = {
  login_code: {
    zh: '【Fovea】登录验证码 {{code}}，{{minutes}} 分钟内有效。请勿告知他人。',
    en: 'Fovea: {{code}} is your code to log in. It is valid for {{minutes}} minutes; do not share it.',
    ja: '【Fovea】ログインの認証コードは {{code}} です（{{minutes}}分間有効）。他の人に教えないでください。',
  },
  retrieve_code: {
    zh: '【Fovea】重设密码的验证码 {{code}}，{{minutes}} 分钟内有效。请勿告知他人；如非本人操作请忽略。',
    en: 'Fovea: {{code}} is your code for a new password. It is valid for {{minutes}} minutes; do not share it. Not you? Ignore this.',
    ja: '【Fovea】パスワード再設定の認証コードは {{code}} です（{{minutes}}分間有効）。お心当たりのない場合は破棄してください。',
  },
  bind_code: {
    zh: '【Fovea】绑定手机号的验证码 {{code}}，{{minutes}} 分钟内有效。请勿告知他人。',
    en: 'Fovea: {{code}} confirms this phone number. It is valid for {{minutes}} minutes; do not share it.',
    ja: '【Fovea】電話番号確認の認証コードは {{code}} です（{{minutes}}分間有効）。他の人に教えないでください。',
  },
};
