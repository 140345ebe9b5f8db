import type { MailTexts } from '../mail-text.js';

export const mails: MailTexts = {
  register_code: {
    subject: '{{code}} is your Fovea code',
    text: `Hello,

your code to register at Fovea is

    {{code}}

It is valid for {{minutes}} minutes and serves once. Nobody from Fovea will ever ask you for it.
If you did not want to register, simply ignore this mail.

Fovea`,
  },
  retrieve_code: {
    subject: '{{code}} is your code for a new password',
    text: `Hello,

your code to set a new password at Fovea is

    {{code}}

It is valid for {{minutes}} minutes and serves once. Nobody from Fovea will ever ask you for it.
If you did not ask for it, your password stays as it is and you can ignore this mail.

Fovea`,
  },
  bind_code: {
    subject: '{{code}} confirms your e-mail address',
    text: `Hello,

your code to use this e-mail address with your Fovea account is

    {{code}}

It is valid for {{minutes}} minutes and serves once. Nobody from Fovea will ever ask you for it.
If you did not ask for it, you can ignore this mail.

Fovea`,
  },
  notice: {
    subject: '{{title}}',
    text: `Hello {{username}},

{{text}}

{{link}}

Fovea`,
  },
};
