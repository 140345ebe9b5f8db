import type { SmsTexts } from '../sms-text.js';

export const sms: SmsTexts = {
  login_code: 'Fovea: {{code}} is your code to log in. It is valid for {{minutes}} minutes; do not share it.',
  retrieve_code:
    'Fovea: {{code}} is your code for a new password. It is valid for {{minutes}} minutes; do not share it. Not you? Ignore this.',
  bind_code:
    'Fovea: {{code}} confirms this phone number. It is valid for {{minutes}} minutes; do not share it.',
};
