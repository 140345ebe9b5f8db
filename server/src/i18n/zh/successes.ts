import type { SuccessTexts } from '../texts.js';

export const successes: SuccessTexts = {
  code_sent: '验证码已发送。',
};
