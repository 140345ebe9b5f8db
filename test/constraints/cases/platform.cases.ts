import { randomBytes } from 'node:crypto';
import type { ConstraintCase } from '../proof.js';

export const platformCases: ConstraintCase[] = [
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
  {
    refuses: 'audit_log_append_only',
    violation: 'a changed audit line, even by the owner',
    when: async ({ insert, becomeOwner, sql }) => {
      await insert('audit_log');
      await becomeOwner();
      await sql(`UPDATE audit_log SET reason = 'another'`);
    },
  },
  {
    refuses: 'audit_log_append_only',
    violation: 'a deleted audit line, even by the owner',
    when: async ({ becomeOwner, sql }) => {
      await becomeOwner();
      await sql(`DELETE FROM audit_log`);
    },
  },
  {
    refuses: 'audit_log_append_only',
    violation: 'an emptied audit log, even by the owner',
    when: async ({ becomeOwner, sql }) => {
      await becomeOwner();
      await sql(`TRUNCATE audit_log`);
    },
  },
];
