import type { SmsTexts } from '../sms-text.js';

export const sms: SmsTexts = {
  login_code: '【Fovea】登录验证码 {{code}}，{{minutes}} 分钟内有效。请勿告知他人。',
  retrieve_code:
    '【Fovea】重设密码的验证码 {{code}}，{{minutes}} 分钟内有效。请勿告知他人；如非本人操作请忽略。',
  bind_code: '【Fovea】绑定手机号的验证码 {{code}}，{{minutes}} 分钟内有效。请勿告知他人。',
};
