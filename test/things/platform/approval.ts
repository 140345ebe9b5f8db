import { aDecidedSubmission } from '../../constraints/scenes.js';
import type { Attempt } from '../database.js';
import { broken } from '../faults.js';
import { thing } from '../thing.js';

/** Both words on one document above the limit. */
const twoDecisions = async ({ insert }: Attempt, first: object, final: object): Promise<void> => {
  await insert('approval_decision', { needs_two: true, is_final: false, ...first });
  await insert('approval_decision', { needs_two: true, ...final });
};

export default thing({
  database: {
    rows: {
      approval_decision: (world) => ({
        document: 'company_submission',
        document_id: world.submission,
        is_approved: true,
        is_final: true,
        initiator_id: world.buyer,
        decided_by: world.seller,
      }),
      approval_limit: () => ({
        document: 'write_off',
        currency: 'JPY',
        amount: 1_000,
        valid_from: '2039-05-17',
      }),
    },
    breaks: [
      broken('approval_limit', 'approval_limit_document_ck', 'a limit of what nobody values', {
        document: 'licence_submission',
      }),
      broken('approval_limit', 'approval_limit_currency_ck', 'a currency that the platform does not use', {
        currency: 'EUR',
      }),
      broken('approval_limit', 'approval_limit_amount_ck', 'a limit below nothing', { amount: -1 }),
      broken('approval_limit', 'approval_limit_from_ck', 'a limit that begins in the past', {
        valid_from: '2026-01-01',
      }),
      {
        refuses: 'approval_decision_once_uq',
        violation: 'a second decision of one document',
        when: async ({ insert, world }) => {
          await insert('approval_decision');
          await insert('approval_decision', { decided_by: world.rival });
        },
      },
      {
        refuses: 'approval_decision_two_people_uq',
        violation: 'both words of two from one person',
        when: (attempt) => twoDecisions(attempt, {}, {}),
      },
      broken(
        'approval_decision',
        'approval_decision_first_word_fk',
        'a final approval where two are required and there is no first one',
        { needs_two: true },
      ),
      broken('approval_decision', 'approval_decision_first_ck', 'a first word where one is enough', {
        is_final: false,
      }),
      broken('approval_decision', 'approval_decision_first_ck', 'a rejection that does not end it', {
        needs_two: true,
        is_final: false,
        is_approved: false,
        notes: 'No',
      }),
      {
        refuses: 'approval_decision_self_ck',
        violation: 'a decision on one’s own document, without the wildcard',
        when: ({ insert, world }) => insert('approval_decision', { decided_by: world.buyer }),
      },
      broken('approval_decision', 'approval_decision_notes_ck', 'a rejection without notes', {
        is_approved: false,
      }),
      broken('approval_decision', 'approval_decision_notes_ck', 'notes that say nothing', {
        is_approved: false,
        notes: '',
      }),
      broken('approval_decision', 'approval_decision_notes_ck', 'notes of 501 characters', {
        notes: 'x'.repeat(501),
      }),
      broken(
        'approval_decision',
        'approval_decision_field_reasons_ck',
        'an approval that finds fault with a field',
        { field_reasons: '{"type": "wrong"}' },
      ),
      {
        refuses: 'approval_decision_append_only',
        violation: 'a word that says something else afterwards, even to the owner of the table',
        when: async ({ insert, sql, becomeOwner }) => {
          const id = await insert('approval_decision');
          await becomeOwner();
          await sql(`UPDATE approval_decision SET notes = 'Other' WHERE id = $1`, [id]);
        },
      },
      {
        refuses: 'approval_limit_append_only',
        violation: 'a limit that is another one afterwards, even to the owner of the table',
        when: async ({ insert, sql, becomeOwner }) => {
          await becomeOwner();
          const id = await insert('approval_limit');
          await sql('UPDATE approval_limit SET amount = 2 WHERE id = $1', [id]);
        },
      },
    ],
    appendOnly: {
      approval_decision: {
        who: 'approvers of the document',
        when: 'while the document is pending; a final one decides it in the same transaction',
        allows: aDecidedSubmission,
        refuses: [
          {
            by: 'approval_decision_waited_ck',
            violation: 'a first decision on a document that is decided',
            when: ({ insert, world }, { decidedSubmission }) =>
              insert('approval_decision', {
                document_id: decidedSubmission,
                decided_by: world.rival,
                is_final: false,
                needs_two: true,
              }),
          },
          {
            by: 'approval_decision_waited_ck',
            violation: 'a decision on a document that is not there',
            when: ({ insert }) => insert('approval_decision', { document_id: 999_999_999 }),
          },
          {
            by: 'approval_decision_followed_ck',
            violation: 'a final decision that decides nothing',
            when: ({ insert }) => insert('approval_decision'),
          },
        ],
      },
      approval_limit: {
        who: 'staff of the platform',
        when: 'with the change that takes effect; in force from then on, or from a later time',
        allows: async ({ insert, sql }) => {
          const limit = { document: 'write_off', currency: 'CNY', amount: 7 };
          const change = await insert('setting_change', { after: JSON.stringify(limit) });
          await sql('UPDATE setting_change SET status = 2 WHERE id = $1', [change]);
          await sql(`INSERT INTO approval_limit (document, currency, amount) VALUES ('write_off', 'CNY', 7)`);
        },
        refuses: [
          {
            by: 'setting_change_wrote_ck',
            violation: 'another limit than the change has',
            when: async ({ insert, sql }) => {
              const change = await insert('setting_change');
              await sql('UPDATE setting_change SET status = 2 WHERE id = $1', [change]);
              await insert('approval_limit', { amount: 1 });
            },
          },
          {
            by: 'approval_limit_from_ck',
            violation: 'a limit that was in force before it was added',
            when: ({ insert }) => insert('approval_limit', { valid_from: '2026-01-01' }),
          },
        ],
      },
    },
    forbidden: [
      'DELETE FROM approval_decision',
      'TRUNCATE approval_decision',
      'DELETE FROM approval_limit',
      'TRUNCATE approval_limit',
      'UPDATE approval_decision SET notes = NULL',
      'UPDATE approval_limit SET amount = 1',
    ],
    besideKeys: {
      approval_decision_first_word_fk: { needs_two: true },
    },
    notRules: ['approval_limit_at_once'],
    timesAhead: ['approval_limit.valid_from'],
    judgedLate: ['approval_decision'],
    unmapped: [
      [/^approval_limit_(document|currency|amount)_ck$/, 'bounded by the request’s schema'],
      [
        /^approval_decision_(decided_by|initiator|first_word)_fk$|^approval_decision_(first|field_reasons)_ck$/,
        'the caller, who was just read, and what the frame of approvals decided under the document’s lock',
      ],
    ],
  },
});
