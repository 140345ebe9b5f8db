import type { Attachment } from './attachments.js';
import type { OutgoingMessage } from './outgoing-message.repository.js';

/** What one delivery may take in total; the sender's pause before another node tries is longer. */
export const DELIVERY_MS = 30_000;

/** Delivers a message outside, or stores it for the developer's inbox page. */
export interface MessageTransport {
  /** Whether the kept row is all there is of the message. */
  readonly keepsText: boolean;
  /** Resolves when somebody else has taken charge of it; may be called again for the same message. */
  deliver(message: OutgoingMessage, attachment?: Attachment | null): Promise<void>;
  close(): void;
}

/** One transport per channel. */
export interface MessageTransports {
  mail: MessageTransport;
  sms: MessageTransport;
}

export const MESSAGE_TRANSPORTS = Symbol('MESSAGE_TRANSPORTS');
