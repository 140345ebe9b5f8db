import { applyEngineer, engineerStatus } from '@fovea/shared-types/maintenance/engineer.calls';
import { engineer } from '@fovea/shared-types/maintenance/engineer.record';
import { engineerMachine } from '@fovea/shared-types/states/maintenance.states';
import { anEngineer, rejectEngineer } from '../../fixtures/engineers.js';
import { aCompany, anAccount } from '../../fixtures/rows.js';
import { listed, numberOf } from '../../support/approval-contract.js';
import { engineerFacts } from '../../support/engineers.js';
import { aStaff } from '../../support/people.js';
import { anyTime } from '../database.js';
import { PLATFORM_ONLY } from '../matrix-row.js';
import { reason, SAME_CALL } from '../moves.js';
import { broken, twice } from '../faults.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    /** The platform's, with nothing submitted. */
    engineer: number;
  }
}

export default thing({
  calls: {
    '/engineers/apply-engineer': {
      request: async (api, { member }) => engineerFacts(api, member),
      others: 'FILE_UNKNOWN',
    },
    '/engineers/my-engineer': {},
    '/engineers/engineer-status': {
      request: async (api) => ({ id: await anEngineer(api.db, 2), disable_status: 1, reason: 'no answer' }),
      ...PLATFORM_ONLY,
    },
  },
  ids: {
    askers: {
      '/engineers/add-engineer': async (api) => {
        const as = await aStaff(api, ['maintenance:engineer:add'], await aCompany(api.db));
        return { as, body: await engineerFacts(api, as) };
      },
    },
  },
  records: {
    // The number of a phone has a country; skills are codes.
    'maintenance:engineer': {
      sample: () => ({ phone: '+819012345678', good_at: [1] }),
      changes: { phone: '+819087654321', good_at: [2] },
      reopen: ({ db }, id) => rejectEngineer(db, id),
    },
  },
  moves: [
    {
      machine: engineerMachine,
      table: 'engineer',
      column: 'status',
      aRow: async ({ api }, status) => {
        const owner = await api.signIn(await anAccount(api.db));
        return { id: await anEngineer(api.db, status, { accountId: owner.accountId }), owner };
      },
      actions: {
        approve: { path: engineer.calls.audit.path, body: (id) => ({ ids: [id], status: 1 }) },
        reject: {
          path: engineer.calls.audit.path,
          body: (id) => ({ ids: [id], status: -1, audit_notes: reason }),
        },
        submit: {
          path: applyEngineer.path,
          also: ['add skills'],
          isOwners: true,
          body: (_, { api, staff }, { owner = staff }) => engineerFacts(api, owner),
        },
        disable: { path: engineerStatus.path, body: (id) => ({ id, disable_status: 1, reason }) },
        enable: { path: engineerStatus.path, body: (id) => ({ id, disable_status: 0 }) },
      },
      elsewhere: { 'add skills': SAME_CALL('submit') },
    },
  ],
  approvals: {
    'the certification of engineers': {
      name: 'engineer_submission',
      permission: 'maintenance:engineer:approve',
      reads: 'maintenance:engineer:list',
      path: engineer.calls.audit.path,
      notesField: 'audit_notes',
      auditAction: 'maintenance:engineer:audit',
      isNeverOwn: true,
      aPending: async (api) => {
        const initiator = await aStaff(api, []);
        const id = await anEngineer(api.db, 1, { madeBy: initiator.accountId });
        const sql = 'SELECT submission_id AS found FROM engineer WHERE id = $1';
        return { id, documentId: await numberOf(api, sql, id), initiator };
      },
      body: (documents, decision) => ({
        ...listed(documents, decision),
        ...(decision.read && { submission_ids: decision.read }),
      }),
      statusOf: async (api, { id }) => {
        const status = await numberOf(api, 'SELECT status AS found FROM engineer WHERE id = $1', id);
        return status === 2 ? 1 : status === 1 ? 0 : status;
      },
    },
  },
  database: {
    rows: {
      engineer: () => ({
        name: 'Engineer Demo',
        phone: '+819012345678',
        place: 'Osaka',
        good_at: [1, 2],
      }),
      engineer_submission: (world) => ({ engineer_id: world.engineer, made_by: world.seller, content: '{}' }),
      engineer_file: (world) => ({ engineer_id: world.engineer, sort: 1, file_id: world.file }),
    },
    world: {
      engineer: 'engineer',
    },
    breaks: [
      broken('engineer', 'engineer_texts_ck', 'a phone number without its country', { phone: '09012345678' }),
      broken('engineer', 'engineer_good_at_ck', 'an engineer without any skill', { good_at: [] }),
      broken('engineer', 'engineer_status_ck', 'an unknown state', { status: 4 }),
      broken('engineer', 'engineer_submitted_ck', 'a pending engineer of whom nothing was submitted', {
        status: 1,
      }),
      broken('engineer', 'engineer_approved_ck', 'a certificate without its skills', {
        approved_name: 'Engineer Demo',
        approved_at: new Date(),
      }),
      broken('engineer', 'engineer_disabled_ck', 'a reason of disabling for one who is not disabled', {
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
      broken('engineer_file', 'engineer_file_count_ck', 'an eleventh document', { sort: 11 }),
      twice('engineer_file', 'engineer_file_pk', 'two documents at one place'),
      {
        refuses: 'engineer_file_once_uq',
        violation: 'the same document twice',
        when: async ({ insert }) => {
          await insert('engineer_file');
          await insert('engineer_file', { sort: 2 });
        },
      },
    ],
    appendOnly: {
      engineer: anyTime('members, companies and the platform'),
      engineer_submission: anyTime('members, companies and the platform'),
    },
    forbidden: [
      'DELETE FROM engineer',
      `UPDATE engineer SET approved_good_at = '{1}'`,
      'DELETE FROM engineer_submission',
      `UPDATE engineer_submission SET content = '{}'`,
    ],
    keysElsewhere: {
      engineer_submission_fk:
        "its first column is the engineer's own id: the case names another's submission",
    },
    unbreakable: ['engineer_submission_own_uq'],
    notRules: ['engineer_approve'],
    unmapped: [
      [
        /^engineer_/,
        'what a request may break is mapped; the rest is set by the code or the database under the lock of the engineer',
      ],
    ],
  },
});
