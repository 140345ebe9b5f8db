import { createTransport } from 'nodemailer';
import type { Env } from '../config/env.js';
import type { Attachment } from '../outgoing/attachments.js';
import { withinDeadline } from '../outgoing/deadline.js';
import { KeptTransport } from '../outgoing/kept.transport.js';
import { DELIVERY_MS, type MessageTransport } from '../outgoing/message-transport.js';
import type { OutgoingMessage } from '../outgoing/outgoing-message.repository.js';

const CONNECTIONS_MAX = 2;

/** Mails through a server of SMTP_URL. */
export class SmtpTransport implements MessageTransport {
  readonly keepsText = false;
  private readonly transport;
  private readonly domain: string;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    this.domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
    this.transport = createTransport({
      url,
      pool: true,
      maxConnections: CONNECTIONS_MAX,
      connectionTimeout: DELIVERY_MS,
      greetingTimeout: DELIVERY_MS,
      socketTimeout: DELIVERY_MS,
      // A text comes from us alone, but a file or an address in it is never fetched.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async deliver(
    { id, recipient, subject, text }: OutgoingMessage,
    attachment: Attachment | null = null,
  ): Promise<void> {
    const mail = {
      from: this.from,
      to: { name: '', address: recipient },
      subject,
      text,
      ...(attachment && {
        attachments: [
          { filename: `${attachment.name}.pdf`, content: attachment.content, contentType: 'application/pdf' },
        ],
      }),
      // The same for a repeat, so that the reader's side can distinguish it from a second mail.
      messageId: `<outgoing-${id}@${this.domain}>`,
    };
    // The limits below are of each step, and a server that answers a little at a time stays within all of them.
    await withinDeadline({ what: 'the mail server', totalMs: DELIVERY_MS }, () =>
      this.transport.sendMail(mail),
    );
  }

  close(): void {
    this.transport.close();
  }
}

/** Mails go by SMTP when there is a server for them; else they are kept. */
export const mailTransportOf = ({ smtpUrl, mailFrom }: Pick<Env, 'smtpUrl' | 'mailFrom'>): MessageTransport =>
  smtpUrl === undefined ? new KeptTransport() : new SmtpTransport(smtpUrl, mailFrom);
