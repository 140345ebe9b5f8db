import type { Row } from '../things/database.js';
import type { Act, Scene } from '../things/moves.js';

/** What beside its state a letter has there. */
export const letterIn = ({ staff }: Scene, status: number): Row => ({
  status,
  ...(status === 1 ? { assignee_id: staff.accountId } : {}),
  ...(status === 2 ? { reply: 'Yes', replied_by: staff.accountId, replied_at: new Date() } : {}),
  ...(status === 3 ? { closed_at: new Date() } : {}),
});

export const enquiryActions = (status: string, reply: string): Record<string, Act> => ({
  take: { path: status, body: (id) => ({ id, status: 1 }) },
  answer: { path: reply, body: (id) => ({ id, reply: 'Yes' }) },
  close: { path: status, body: (id) => ({ id, status: 3 }) },
});
