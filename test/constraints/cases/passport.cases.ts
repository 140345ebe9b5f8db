import type { ConstraintCase } from '../proof.js';
import type { Row } from '../sound-rows.js';

const line = (refuses: string, violation: string, row: Row): ConstraintCase => ({
  refuses,
  violation,
  when: ({ insert }) => insert('passport_line', row),
});

export const passportCases: ConstraintCase[] = [
  line('passport_line_kind_ck', 'a line of a passport of no kind', { kind: 'A test' }),
  line('passport_line_subject_ck', 'a line about something without a name', {
    subject_type: 'An order',
    subject_id: 1,
  }),
  line('passport_line_whole_ck', 'a line about something that has no number', { subject_type: 'order' }),
  line('passport_line_facts_ck', 'a line longer than a page', {
    facts: JSON.stringify({ text: 'x'.repeat(8000) }),
  }),
  line('passport_line_facts_ck', 'a line whose facts are none', { facts: '[]' }),
  {
    refuses: 'passport_line_once_uq',
    violation: 'the same thing recorded twice in a passport',
    when: async ({ insert }) => {
      const repairEntry = { kind: 'repair', subject_type: 'repair_order', subject_id: 7 };
      await insert('passport_line', repairEntry);
      await insert('passport_line', repairEntry);
    },
  },
  {
    refuses: 'passport_line_append_only',
    violation: 'a line of a passport that is changed afterwards',
    when: async ({ insert, sql, becomeOwner }) => {
      const id = await insert('passport_line');
      await becomeOwner();
      await sql(`UPDATE passport_line SET kind = 'test' WHERE id = $1`, [id]);
    },
  },
];
