import type { Env } from '../config/env.js';
import { KeptTransport } from './kept.transport.js';
import type { MessageTransports } from './message-transport.js';
import { SmtpTransport } from './smtp.transport.js';

/** Mails go by SMTP when there is a server for them; text messages are kept until a provider is set up. */
export const messageTransportsOf = (env: Env): MessageTransports => ({
  mail: env.smtpUrl === undefined ? new KeptTransport() : new SmtpTransport(env.smtpUrl, env.mailFrom),
  sms: new KeptTransport(),
});
