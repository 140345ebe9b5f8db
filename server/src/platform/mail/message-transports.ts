import type { Env } from '../config/env.js';
import { HttpSmsTransport } from '../sms/http-sms.transport.js';
import { KeptTransport } from '../outgoing/kept.transport.js';
import type { MessageTransports } from '../outgoing/message-transport.js';
import { SmtpTransport } from './smtp.transport.js';

/** Mails go by SMTP and text messages to a provider when there is one for them; else they are kept. */
export const messageTransportsOf = ({
  smtpUrl,
  mailFrom,
  smsUrl,
  smsSecret,
  smsFrom,
}: Pick<Env, 'smtpUrl' | 'mailFrom' | 'smsUrl' | 'smsSecret' | 'smsFrom'>): MessageTransports => ({
  mail: smtpUrl === undefined ? new KeptTransport() : new SmtpTransport(smtpUrl, mailFrom),
  sms:
    smsUrl === undefined || smsSecret === undefined
      ? new KeptTransport()
      : new HttpSmsTransport({ url: smsUrl, secret: smsSecret, from: smsFrom }),
});
