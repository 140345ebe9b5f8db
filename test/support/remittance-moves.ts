import { aRemittanceOf } from '../fixtures/remittances.js';
import { type Act, reason } from '../things/moves.js';

/** The payer's announcement, on which finance decides. */
export const remittedOf =
  (type: 'order' | 'recharge', status: 1 | -1): Act['body'] =>
  async (id, { api }, { owner }) => ({
    id: await aRemittanceOf(api.db, type, id, owner?.accountId ?? 0),
    status,
    audit_notes: reason,
  });
