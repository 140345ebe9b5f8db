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
  device_recall: {
    subject: 'Important: recall of a medical device: {{recall}}',
    text: `Dear {{customer}},

the medical device below, which {{company}} delivered to you, is being recalled. Please stop using it at once and contact {{company}}.

Title: {{recall}} ({{number}})
Maker: {{maker}}
Class of the recall: {{class}}
Pieces: {{pieces}}
Reason: {{reason}}
What is done: {{measures}}
Source: {{source}}

Contact:
{{company}}
{{company_address}}
{{company_phone}}`,
  },
  month_bill: {
    subject: 'Your bill for {{month}}: {{price}}',
    text: `Dear {{username}},

attached is your bill of {{price}} for {{month}}. Please pay by {{due}}: from your balance, by bank transfer or online under “Monthly bills”.`,
  },
  month_bill_overdue: {
    subject: 'Reminder: bill for {{month}}, {{price}}',
    text: `Dear {{username}},

your bill of {{price}} for {{month}} was due by {{due}} and has not been paid. Please pay it now; until then monthly payment is not available. If your payment has crossed this letter, please disregard it.`,
  },
  device_notice: {
    subject: 'Used-device notice: {{trade_name}} {{model}} (serial {{serial}})',
    text: `To {{addressee}}

{{company}} intends to sell the following used medical device. We notify you of it before the sale, as the rules ask of dealers (Japan: Enforcement Rule of the PMD Act, Article 170), and ask for your instructions.

Notice no.: {{number}}
Generic name: {{generic_name}}
Trade name: {{trade_name}}
Model: {{model}}
Serial number: {{serial}}
User: {{user}}
Earlier users: {{earlier_users}}
Date of delivery: {{delivered_on}}
Servicing done: {{servicing}}
Serviced by: {{serviced_by}}
Condition: {{condition}}
Past repairs: {{past_repairs}}

Contact:
{{company}}
{{company_address}}
{{company_phone}}`,
  },
  device_notice_reminder: {
    subject: 'Reminder: used-device notice {{trade_name}} {{model}} (serial {{serial}})',
    text: `We have not had your answer to the notice below yet, and kindly ask for it.

To {{addressee}}

{{company}} intends to sell the following used medical device. We notify you of it before the sale, as the rules ask of dealers (Japan: Enforcement Rule of the PMD Act, Article 170), and ask for your instructions.

Notice no.: {{number}}
Generic name: {{generic_name}}
Trade name: {{trade_name}}
Model: {{model}}
Serial number: {{serial}}
User: {{user}}
Earlier users: {{earlier_users}}
Date of delivery: {{delivered_on}}
Servicing done: {{servicing}}
Serviced by: {{serviced_by}}
Condition: {{condition}}
Past repairs: {{past_repairs}}

Contact:
{{company}}
{{company_address}}
{{company_phone}}`,
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

If it was not you, undo it within {{days}} days. That puts this address back, signs out every device and makes the password void:

{{link}}

Fovea`,
  },
  phone_changed: {
    subject: 'The phone number of your Fovea account was changed',
    text: `Hello {{username}},

your account now uses another phone number ({{at}}, from {{client_address}}).

If it was not you, undo it within {{days}} days. That puts the old number back, signs out every device and makes the password void:

{{link}}

Fovea`,
  },
  email_set_by_staff: {
    subject: 'The e-mail address of your Fovea account was changed by an administrator',
    text: `Hello {{username}},

an administrator gave your account another e-mail address ({{at}}). You were signed out, and will be asked for a new password when you next sign in.

If you did not ask for this, undo it within {{days}} days. That puts this address back, signs out every device and makes the password void:

{{link}}

Fovea`,
  },
  password_set_by_staff: {
    subject: 'An administrator set a new password for your Fovea account',
    text: `Hello {{username}},

an administrator set a new password for your account ({{at}}), and you were signed out. When you sign in with it you will be asked for one that only you know.

If you did not ask for this, set a password of your own now, and tell us:

{{link}}

Fovea`,
  },
  account_opened: {
    subject: 'An account at Fovea was opened for you',
    text: `Hello {{username}},

a colleague opened an account at Fovea for you, with this e-mail address ({{at}}). Ask for the first password there; when you sign in you will be asked for one that only you know:

{{link}}

If you do not know of this, simply ignore this mail.

Fovea`,
  },
  account_not_opened: {
    subject: 'Your e-mail address was entered for a new account at Fovea',
    text: `Hello,

somebody entered this e-mail address for a new staff account at Fovea ({{at}}). You have an account with it already, which stays yours as it is: you sign in as ever, and the new account cannot be used with this address.

If a colleague wanted to open an account for you, please give another e-mail address. If you do not know of this, there is nothing to do.

{{link}}

Fovea`,
  },
  account_for_order: {
    subject: 'Your account at Fovea: please set a password',
    text: `Hello {{username}},

an order was written down for you on the phone, and an account at Fovea was opened for it with this e-mail address ({{at}}). What you ordered and until when it is to be paid follows in a mail of its own.

To see the order and pay for it, set a password; a code that we send to this address makes sure that it is you:

{{link}}

Until then nobody can sign in to the account. If you ordered nothing, simply ignore this mail: an order that nobody pays is cancelled.

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
  bank_account_changed: {
    subject: 'Your payout account was changed',
    text: `Hello {{username}},

a bank account to which money is paid out was added or changed ({{at}}, from {{client_address}}, {{device}}):

{{account}}

If it was not you, change your password at once, sign out all other devices and tell us:

{{link}}

Fovea`,
  },
};
