import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { loadEnv } from '../config/env.js';
import { Database } from '../database/database.js';
import { Outbox } from '../jobs/outbox.js';
import type { Jobs } from '../jobs/jobs.js';
import { Log } from '../logging/log.js';
import { Sms } from '../sms/sms.js';
import { KeptTransport } from '../outgoing/kept.transport.js';
import { Attachments } from '../outgoing/attachments.js';
import { Mail } from './mail.js';
import { MessageSender } from '../outgoing/message-sender.js';
import type { MessageTransport } from '../outgoing/message-transport.js';
import { OutgoingMessageRepository } from '../outgoing/outgoing-message.repository.js';
import { SmtpTransport } from './smtp.transport.js';

const env = loadEnv(process.env);
const log = new Log(env);

/** A mail server of a few lines, which keeps what it is given. */
function aMailServer(received: string[]): Server {
  return createServer((socket) => {
    let body: string[] | undefined;
    let rest = '';
    socket.write('220 spec\r\n');
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (body && line === '.') {
          received.push(body.join('\n'));
          body = undefined;
          socket.write('250 kept\r\n');
        } else if (body) body.push(line);
        else if (line === 'DATA') {
          body = [];
          socket.write('354 go on\r\n');
        } else if (line.startsWith('RCPT') && line.includes('refused'))
          socket.write('550 no such reader\r\n');
        else socket.write(line.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  });
}

describe('mails and text messages', () => {
  const db = new Database(env);
  const messages = new OutgoingMessageRepository(db);
  const outbox = new Outbox();
  const mail = new Mail(messages, outbox);
  const received: string[] = [];
  const attachments = new Attachments();
  const server = aMailServer(received);
  let smtp: SmtpTransport;

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('no port');
    smtp = new SmtpTransport(`smtp://127.0.0.1:${address.port}`, 'Fovea <no-reply@fovea.example>');
  });
  beforeEach(() => db.query(`DELETE FROM outgoing_message`));
  afterAll(async () => {
    smtp.close();
    server.close();
    await db.query(`DELETE FROM outbox WHERE event = 'mail.send'`);
    await db.onApplicationShutdown();
  });

  const senderBy = (transport: MessageTransport) =>
    // Only what wakes the sender is missing here: the specs call it themselves.
    new MessageSender(messages, {} as Jobs, log, { mail: transport, sms: new KeptTransport() }, attachments);
  const send = (to: string, text: string) =>
    db.transaction((tx) => mail.send(tx, { to, subject: '验证码 認証コード', text }));
  const row = async (recipient: string) => {
    const { rows } = await db.query<{
      text: string;
      is_sent: boolean;
      attempts: number;
      last_error: string | null;
    }>(
      `SELECT text, sent_at IS NOT NULL AS is_sent, attempts, last_error FROM outgoing_message WHERE recipient = $1`,
      [recipient],
    );
    return rows[0];
  };

  it('leave with the transaction: one row and one event, or nothing', async () => {
    const to = `${randomUUID()}@example.com`;
    const undone = db.transaction(async (tx) => {
      await mail.send(tx, { to, subject: 's', text: 't' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await row(to)).toBeUndefined();
    await send(to, 'hello');
    const { rows } = await db.query(
      `SELECT FROM outbox JOIN outgoing_message message ON message.id = (payload ->> 'outgoing_message_id')::bigint
       WHERE event = 'mail.send' AND recipient = $1`,
      [to],
    );
    expect(rows).toHaveLength(1);
  });

  it('have the document that they name attached, drawn when they are sent', async () => {
    attachments.register(({ kind, subject, language }) =>
      Promise.resolve({ name: `${kind}-${language}`, content: Buffer.from(`paper ${subject}`) }),
    );
    const document = { kind: 'device-notice', subject: '7', language: 'ja' } as const;
    await db.transaction((tx) =>
      mail.send(tx, { to: 'maker@example.com', subject: 's', text: 'read the paper', paper: document }),
    );
    await senderBy(smtp).sendWaiting();
    const body = received.find((one) => one.includes('maker@example.com')) ?? '';
    expect(body).toContain('device-notice-ja.pdf');
    expect(body).toContain(Buffer.from('paper 7').toString('base64'));
  });

  it('stay to be read in the inbox when there is no mail server', async () => {
    await send('reader@example.com', 'code 123456');
    await db.transaction((tx) =>
      new Sms(messages, outbox).send(tx, { to: '+8613800000000', text: 'code 654321' }),
    );
    await senderBy(new KeptTransport()).sendWaiting();
    expect(await messages.listNewest(100)).toMatchObject([
      { channel: 'sms', recipient: '+8613800000000', text: 'code 654321' },
      { channel: 'mail', recipient: 'reader@example.com', text: 'code 123456' },
    ]);
    expect(await row('reader@example.com')).toMatchObject({ is_sent: true });
  });

  it('are sent to the mail server once, and their text is deleted here', async () => {
    await send('one@example.com', 'code 111111');
    await Promise.all([senderBy(smtp).sendWaiting(), senderBy(smtp).sendWaiting()]);
    await senderBy(smtp).sendWaiting();
    const mails = received.filter((text) => text.includes('one@example.com'));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('code 111111');
    expect(mails[0]).toMatch(/Message-ID: <outgoing-\d+@fovea\.example>/);
    expect(await row('one@example.com')).toMatchObject({ is_sent: true, text: '' });
  });

  it('that are refused wait for another try and do not hold up the rest', async () => {
    await send('refused@example.com', 'a');
    await send('two@example.com', 'b');
    await senderBy(smtp).sendWaiting();
    expect(await row('two@example.com')).toMatchObject({ is_sent: true });
    expect(await row('refused@example.com')).toMatchObject({ is_sent: false, attempts: 1, text: 'a' });
    expect((await row('refused@example.com'))?.last_error).toContain('no such reader');
    expect(received.filter((text) => text.includes('two@example.com'))).toHaveLength(1);
  });

  it('have one recipient each, whatever the address contains', async () => {
    await send('a@example.com, b@example.com', 'x');
    await senderBy(smtp).sendWaiting();
    expect(
      received.filter((text) => /^To:.*b@example\.com/m.test(text) && /^To:.*a@example/m.test(text)),
    ).toEqual([]);
  });
});
