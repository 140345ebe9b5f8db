import type { ConstraintCase } from '../proof.js';
import type { Row } from '../sound-rows.js';

const engineer = (refuses: string, violation: string, fault: Row): ConstraintCase => ({
  refuses,
  violation,
  when: ({ insert }) => insert('engineer', fault),
});

export const engineerCases: ConstraintCase[] = [
  engineer('engineer_texts_ck', 'a phone number without its country', { phone: '09012345678' }),
  engineer('engineer_good_at_ck', 'an engineer without any skill', { good_at: [] }),
  engineer('engineer_status_ck', 'an unknown state', { status: 4 }),
  engineer('engineer_submitted_ck', 'a pending engineer of whom nothing was submitted', { status: 1 }),
  engineer('engineer_approved_ck', 'a certificate without its skills', {
    approved_name: 'Engineer Demo',
    approved_at: new Date(),
  }),
  engineer('engineer_disabled_ck', 'a reason of disabling for one who is not disabled', {
    disable_reason: 'no answer',
  }),
  {
    refuses: 'engineer_account_uq',
    violation: 'two engineers of one account',
    when: async ({ insert, world }) => {
      await insert('engineer', { account_id: world.buyer });
      await insert('engineer', { account_id: world.buyer });
    },
  },
  {
    refuses: 'engineer_submission_fk',
    violation: 'the submission of another engineer',
    when: async ({ insert, sql }) => {
      const submission = await insert('engineer_submission');
      const other = await insert('engineer');
      await sql('UPDATE engineer SET submission_id = $2 WHERE id = $1', [other, submission]);
    },
  },
  {
    refuses: 'engineer_move',
    violation: 'a rejection of what was never submitted',
    when: async ({ insert, sql, world }) => {
      const id = await insert('engineer');
      const submission = await insert('engineer_submission', { engineer_id: id, made_by: world.seller });
      await sql(
        `UPDATE engineer SET status = -1, submission_id = $2, submitted_at = clock_timestamp() WHERE id = $1`,
        [id, submission],
      );
    },
  },
  {
    refuses: 'engineer_submission_append_only',
    violation: 'a decision that is taken from a submission',
    when: async ({ insert, sql }) => {
      const id = await insert('engineer_submission');
      const decision = await insert('approval_decision');
      await sql('UPDATE engineer_submission SET decision_id = $2 WHERE id = $1', [id, decision]);
      await sql('UPDATE engineer_submission SET decision_id = NULL WHERE id = $1', [id]);
    },
  },
  {
    refuses: 'engineer_submission_decision_uq',
    violation: 'two submissions by one decision',
    when: async ({ insert, sql }) => {
      const decision = await insert('approval_decision');
      const both = [await insert('engineer_submission'), await insert('engineer_submission')];
      await sql('UPDATE engineer_submission SET decision_id = $2 WHERE id = ANY ($1)', [both, decision]);
    },
  },
  {
    refuses: 'engineer_file_count_ck',
    violation: 'an eleventh document',
    when: ({ insert }) => insert('engineer_file', { sort: 11 }),
  },
  {
    refuses: 'engineer_file_pk',
    violation: 'two documents at one place',
    when: async ({ insert }) => {
      await insert('engineer_file');
      await insert('engineer_file');
    },
  },
  {
    refuses: 'engineer_file_once_uq',
    violation: 'the same document twice',
    when: async ({ insert }) => {
      await insert('engineer_file');
      await insert('engineer_file', { sort: 2 });
    },
  },
];
