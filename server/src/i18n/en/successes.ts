import type { SuccessTexts } from '../texts.js';

export const successes: SuccessTexts = {
  code_sent: 'Code sent.',
};
