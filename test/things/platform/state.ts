import { thing } from '../thing.js';

export default thing({
  database: {
    breaks: [
      {
        refuses: 'state_transition_pk',
        violation: 'a move written twice, even by the owner',
        when: async ({ becomeOwner, sql }) => {
          await becomeOwner();
          await sql(
            `INSERT INTO state_transition (machine, from_status, to_status) VALUES ('order', NULL, 10)`,
          );
        },
      },
    ],
    forbidden: [
      `INSERT INTO state_transition (machine, from_status, to_status) VALUES ('order', 60, 50)`,
      'UPDATE state_transition SET to_status = 50',
      'DELETE FROM state_transition',
      'DELETE FROM migration',
    ],
  },
});
