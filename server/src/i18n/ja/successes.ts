import type { SuccessTexts } from '../texts.js';

export const successes: SuccessTexts = {
  code_sent: '認証コードを送信しました。',
};
