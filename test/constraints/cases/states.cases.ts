import type { Row } from '../sound-rows.js';
import type { ConstraintCase } from '../proof.js';

/** A state of each guarded table, and one to which no move of its machine leads from there. */
const DEAD_ENDS: ReadonlyArray<readonly [table: string, row: Row, move: string]> = [
  ['goods_submission', { audit_status: 0 }, 'audit_status = 5'],
  ['auction_bidder', { status: 1 }, 'status = 0'],
  ['auction_offer', { status: 1 }, 'status = 0'],
  ['evaluation', {}, 'status = 5'],
  ['feedback', {}, 'status = 5'],
  ['message_board', {}, 'status = 5'],
];

export const statesCases: ConstraintCase[] = [
  ...DEAD_ENDS.map(([table, row, move]): ConstraintCase => ({
    refuses: `${table}_move`,
    says: `a move that is not written: ${move} of ${table}`,
    when: async ({ insert, sql }) => {
      const id = await insert(table, row);
      await sql(`UPDATE ${table} SET ${move} WHERE id = $1`, [id]);
    },
  })),
  {
    refuses: 'state_transition_pk',
    says: 'a move written twice, even by the owner',
    when: async ({ becomeOwner, sql }) => {
      await becomeOwner();
      await sql(`INSERT INTO state_transition (machine, from_status, to_status) VALUES ('order', NULL, 10)`);
    },
  },
];
