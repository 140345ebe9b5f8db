import { randomBytes } from 'node:crypto';
import { aDeadLetter } from '../../fixtures/rows.js';
import { broken, hour, text, twice } from '../faults.js';
import { thing } from '../thing.js';

const JSON_LIST = '[]';

export default thing({
  calls: {
    '/parked-events/requeue-parked-events': {
      request: async ({ db }) => ({ ids: [await aDeadLetter(db)] }),
    },
  },
  records: {
    'platform:event': { aRow: (api) => aDeadLetter(api.db) },
  },
  database: {
    rows: {
      outbox: () => ({ event: 'auction.moved', payload: JSON_LIST }),
      event_inbox: () => ({ handler: `handler-${text()}`, event_id: 1 }),
      idempotency: (world) => ({
        account_id: world.buyer,
        key_digest: randomBytes(16),
        request_hash: randomBytes(32),
      }),
      heartbeat: () => ({ id: 1, at: hour(0) }),
      outage: () => ({ began_at: hour(-2), recovered_at: hour(-1) }),
      outgoing_message: () => ({
        channel: 'mail',
        recipient: 'somebody@test.example',
        subject: 'A word',
        text: 'More words',
      }),
    },
    breaks: [
      twice('event_inbox', 'event_inbox_once_uq', 'a second effect of one event by the same handler', {
        handler: 'order.create',
        event_id: 7,
      }),
      {
        refuses: 'idempotency_once_uq',
        violation: 'a second answer under one key of one account',
        when: async ({ insert }) => {
          const key = { key_digest: randomBytes(16) };
          await insert('idempotency', key);
          await insert('idempotency', key);
        },
      },
      broken('idempotency', 'idempotency_key_length_ck', 'a key that is no digest', {
        key_digest: Buffer.from('plain key'),
      }),
      broken('heartbeat', 'heartbeat_one_row_ck', 'a second heart', { id: 2 }),
      {
        refuses: 'outage_order_ck',
        violation: 'an outage that ends before it begins',
        when: ({ sql }) =>
          sql(`INSERT INTO outage (began_at, recovered_at) VALUES (now(), now() - interval '1 second')`),
      },
      broken(
        'outgoing_message',
        'outgoing_message_channel_ck',
        'a message by neither mail nor text message',
        { channel: 'pigeon' },
      ),
      broken('outgoing_message', 'outgoing_message_paper_ck', 'a document that names nothing to draw', {
        paper: '[]',
      }),
    ],
    unbreakable: ['heartbeat_pk'],
    unmapped: [
      [
        /^(outbox|event_inbox|idempotency|heartbeat|outage|outgoing_message|audit_log)_/,
        'written by the platform alone',
      ],
    ],
  },
});
