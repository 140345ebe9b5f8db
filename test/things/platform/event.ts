import { randomBytes } from 'node:crypto';
import { aDeadLetter } from '../../fixtures/rows.js';
import { hour, text } from '../faults.js';
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
      {
        refuses: 'event_inbox_once_uq',
        violation: 'a second effect of one event by the same handler',
        when: async ({ insert }) => {
          await insert('event_inbox', { handler: 'order.create', event_id: 7 });
          await insert('event_inbox', { handler: 'order.create', event_id: 7 });
        },
      },
      {
        refuses: 'idempotency_once_uq',
        violation: 'a second answer under one key of one account',
        when: async ({ insert }) => {
          const key = { key_digest: randomBytes(16) };
          await insert('idempotency', key);
          await insert('idempotency', key);
        },
      },
      {
        refuses: 'idempotency_key_length_ck',
        violation: 'a key that is no digest',
        when: ({ insert }) => insert('idempotency', { key_digest: Buffer.from('plain key') }),
      },
      {
        refuses: 'heartbeat_one_row_ck',
        violation: 'a second heart',
        when: ({ insert }) => insert('heartbeat', { id: 2 }),
      },
      {
        refuses: 'outage_order_ck',
        violation: 'an outage that ends before it begins',
        when: ({ sql }) =>
          sql(`INSERT INTO outage (began_at, recovered_at) VALUES (now(), now() - interval '1 second')`),
      },
      {
        refuses: 'outgoing_message_channel_ck',
        violation: 'a message by neither mail nor text message',
        when: ({ insert }) => insert('outgoing_message', { channel: 'pigeon' }),
      },
      {
        refuses: 'outgoing_message_paper_ck',
        violation: 'a document that names nothing to draw',
        when: ({ insert }) => insert('outgoing_message', { paper: '[]' }),
      },
    ],
    unbreakable: ['heartbeat_pk'],
  },
});
