import { createHmac } from 'node:crypto';
import type { Env } from '../config/env.js';
import { withinDeadline } from '../outgoing/deadline.js';
import { KeptTransport } from '../outgoing/kept.transport.js';
import { DELIVERY_MS, type MessageTransport } from '../outgoing/message-transport.js';
import type { OutgoingMessage } from '../outgoing/outgoing-message.repository.js';

export interface HttpSmsSettings {
  url: string;
  secret: string;
  from: string;
  /** Well below the sender's pause between two tries. */
  timeoutMs?: number;
}

/**
 * Text messages through a provider, or a few lines before one, that takes a signed POST (docs/sms.md). Whatever is
 * not a 2xx in time is a failure; the sender tries again later with the same key.
 */
export class HttpSmsTransport implements MessageTransport {
  readonly keepsText = false;

  constructor(private readonly settings: HttpSmsSettings) {}

  async deliver({ id, recipient, text }: OutgoingMessage): Promise<void> {
    const { url, secret, from, timeoutMs = DELIVERY_MS } = this.settings;
    // The same for a repeat, so that the provider can distinguish it from a second message.
    const key = `outgoing-${id}`;
    const body = JSON.stringify({ id: key, from, to: recipient, text });
    const timestamp = String(Math.floor(Date.now() / 1000));
    await withinDeadline({ what: 'the SMS provider', totalMs: timeoutMs }, async ({ signal }) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          'x-timestamp': timestamp,
          'x-signature': signatureOf(secret, timestamp, body),
        },
        body,
        redirect: 'error', // what was signed for one address is sent to no other
        signal,
      });
      await answer.body?.cancel(); // nothing in it is needed, and an unread body holds the connection
      if (!answer.ok) throw new Error(`the SMS provider answered ${answer.status}`);
    });
  }

  close(): void {
    // Nothing is open between two messages.
  }
}

/** Hex of HMAC-SHA-256 over the timestamp, a dot and the body as sent. */
export const signatureOf = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');

/** Text messages go to a provider when there is one for them; else they are kept. */
export const smsTransportOf = ({
  smsUrl,
  smsSecret,
  smsFrom,
}: Pick<Env, 'smsUrl' | 'smsSecret' | 'smsFrom'>): MessageTransport =>
  smsUrl === undefined || smsSecret === undefined
    ? new KeptTransport()
    : new HttpSmsTransport({ url: smsUrl, secret: smsSecret, from: smsFrom });
