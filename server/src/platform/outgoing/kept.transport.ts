import type { MessageTransport } from './message-transport.js';

/** Sends nothing: the row is the message, and the developer's inbox page shows it. */
export class KeptTransport implements MessageTransport {
  readonly keepsText = true;

  deliver(): Promise<void> {
    return Promise.resolve();
  }

  close(): void {
    // Nothing is open.
  }
}
