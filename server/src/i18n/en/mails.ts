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
  feedback_reply: {
    subject: 'Your feedback to Fovea',
    text: `Hello {{username}},

thank you for your feedback. Our answer:

{{reply}}

You wrote:

{{content}}

Fovea`,
  },
  message_board_reply: {
    subject: 'Your message to Fovea',
    text: `Hello {{first_name}} {{last_name}},

thank you for writing to us. Our answer:

{{reply}}

You wrote:

{{message}}

If something is left open, simply answer this mail.

Fovea`,
  },
  notice: {
    subject: '{{title}}',
    text: `Hello {{username}},

{{text}}

{{link}}

Fovea`,
  },
  sign_in: {
    subject: 'New sign-in to your Fovea account',
    text: `Hello {{username}},

somebody signed in to your account from a device or place we did not know:

    {{device}}
    {{client_address}}
    {{at}}

If it was you, there is nothing to do. If not, change your password now; that signs out every device:

{{link}}

Fovea`,
  },
  password_changed: {
    subject: 'Your Fovea password was changed',
    text: `Hello {{username}},

the password of your account was changed ({{at}}, from {{client_address}}). Every device was signed out.

If it was not you, set a new password at once by "Forgot password":

{{link}}

Fovea`,
  },
  email_changed: {
    subject: 'The e-mail address of your Fovea account was changed',
    text: `Hello {{username}},

your account now uses another e-mail address ({{at}}, from {{client_address}}). This is the last mail to the old one.

If it was not you, please contact us at once:

{{link}}

Fovea`,
  },
  phone_changed: {
    subject: 'The phone number of your Fovea account was changed',
    text: `Hello {{username}},

your account now uses another phone number ({{at}}, from {{client_address}}).

If it was not you, set a new password at once by "Forgot password":

{{link}}

Fovea`,
  },
  second_factor_on: {
    subject: 'Two-step verification is on',
    text: `Hello {{username}},

two-step verification was turned on for your account ({{at}}, from {{client_address}}). Other devices were signed out.

If it was not you, please contact us at once:

{{link}}

Fovea`,
  },
  second_factor_off: {
    subject: 'Two-step verification is off',
    text: `Hello {{username}},

two-step verification was turned off for your account ({{at}}, from {{client_address}}).

If it was not you, change your password at once and turn it on again:

{{link}}

Fovea`,
  },
  second_factor_reset: {
    subject: 'Two-step verification was reset',
    text: `Hello {{username}},

an administrator reset the two-step verification of your account ({{at}}). Your old authenticator entry and recovery codes no longer work, and all your devices were signed out. Sign in with your password and set it up again:

{{link}}

If you did not ask for this, please tell your administrator at once.

Fovea`,
  },
  recovery_code_used: {
    subject: 'A recovery code was used',
    text: `Hello {{username}},

a recovery code was used to sign in to your account ({{at}}, from {{client_address}}). {{left}} of them are left.

If it was not you, change your password at once:

{{link}}

Fovea`,
  },
};
