import { settingChangeValues } from '@fovea/shared-types/rbac/setting-change.calls';
import { settingChange } from '@fovea/shared-types/rbac/setting-change.record';
import { settingChangeMachine } from '@fovea/shared-types/states/setting-change.states';
import { aSettingChange } from '../../fixtures/setting-changes.js';
import { listed, numberOf } from '../../support/approval-contract.js';
import type { TestApi } from '../../support/api.js';
import { aStaff } from '../../support/people.js';
import type { Attempt } from '../database.js';
import { broken, kept } from '../faults.js';
import { PLATFORM_ONLY } from '../matrix-row.js';
import { reason } from '../moves.js';
import { thing } from '../thing.js';

const { audit, cancel } = settingChange.calls;
const ANOTHER = { subject: 'withdrawal_limit', action: 'update', target_id: 1, before: '{}', after: '{}' };

const moved =
  (change: string, row = {}) =>
  async ({ insert, sql }: Attempt) => {
    const id = await insert('setting_change', row);
    await sql(`UPDATE setting_change SET ${change} WHERE id = $1`, [id]);
  };

export default thing({
  calls: {
    [settingChangeValues.path]: {
      ...PLATFORM_ONLY,
      request: async ({ db }: TestApi) => ({ id: await aSettingChange(db) }),
    },
  },
  records: { 'rbac:setting-change': { aRow: ({ db }) => aSettingChange(db) } },
  moves: [
    {
      machine: settingChangeMachine,
      table: 'setting_change',
      column: 'status',
      aRow: async ({ api }, status) => {
        const owner = await aStaff(api, ['rbac:setting-change:withdraw']);
        return { id: await aSettingChange(api.db, status, owner.accountId), owner };
      },
      actions: {
        approve: { path: audit.path, body: (id) => ({ ids: [id], status: 1 }) },
        reject: { path: audit.path, body: (id) => ({ ids: [id], status: -1, audit_notes: reason }) },
        withdraw: { path: cancel.path, isOwners: true, body: (id) => ({ id }) },
      },
    },
  ],
  approvals: {
    'the approval of changes of settings': {
      name: 'setting_change',
      permission: 'rbac:setting-change:approve',
      reads: 'rbac:setting-change:list',
      path: audit.path,
      notesField: 'audit_notes',
      auditAction: 'rbac:setting-change:audit',
      isNeverOwn: true,
      aPending: async (api) => {
        const initiator = await aStaff(api, []);
        const id = await aSettingChange(api.db, 0, initiator.accountId);
        return { id, documentId: id, initiator };
      },
      body: listed,
      statusOf: (api, { id }) =>
        numberOf(api, 'SELECT status AS found FROM setting_change WHERE id = $1', id),
    },
  },
  database: {
    rows: {
      setting_change: (world) => ({
        subject: 'approval_limit',
        action: 'add',
        after: '{"document": "write_off", "currency": "USD", "amount": 7}',
        made_by: world.rival,
      }),
    },
    breaks: [
      broken('setting_change', 'setting_change_subject_ck', 'a setting that needs no approval', {
        subject: 'brand',
      }),
      broken('setting_change', 'setting_change_reason_ck', 'an empty reason', { reason: '' }),
      broken('setting_change', 'setting_change_action_ck', 'a change that is none', { action: 'look' }),
      broken('setting_change', 'setting_change_sides_ck', 'an addition of nothing', { after: null }),
      broken('setting_change', 'setting_change_target_ck', 'a change of no row', {
        action: 'update',
        before: '{}',
      }),
      {
        refuses: 'setting_change_open_uq',
        violation: 'two changes that wait of one row',
        when: async ({ insert }) => {
          await insert('setting_change', ANOTHER);
          await insert('setting_change', ANOTHER);
        },
      },
      {
        refuses: 'setting_change_status_ck',
        violation: 'a state that is none',
        when: moved('status = 9'),
      },
      {
        refuses: 'setting_change_withdrawn_ck',
        violation: 'one that was withdrawn at no time',
        when: moved('status = -2'),
      },
      {
        refuses: 'setting_change_decided_ck',
        violation: 'an approved one that nobody approved',
        when: moved('status = 1'),
      },
      {
        refuses: 'setting_change_effective_ck',
        violation: 'one that is in effect since no time',
        when: async ({ insert, becomeOwner }) => {
          await becomeOwner();
          await insert('setting_change', { status: 2 });
        },
      },
      {
        refuses: 'setting_change_decision_uq',
        violation: 'two changes of one decision',
        when: async ({ insert, becomeOwner }) => {
          const decision_id = await insert('approval_decision', { document: 'setting_change' });
          await becomeOwner();
          await insert('setting_change', { status: -1, decision_id });
          await insert('setting_change', { status: -1, decision_id });
        },
      },
      {
        refuses: 'setting_change_move',
        violation: 'a withdrawn one that lapses',
        when: async ({ insert, sql }) => {
          const id = await insert('setting_change');
          const move = 'UPDATE setting_change SET status = $2, withdrawn_at = $3 WHERE id = $1';
          await sql(move, [id, -2, new Date()]);
          await sql(move, [id, -3, null]);
        },
      },
      {
        refuses: 'setting_change_takes_effect',
        violation: 'one that nobody approved and whose day is not over',
        when: moved('status = 2', ANOTHER),
      },
      kept('setting_change', 'an addition that names a row before it is in effect', 'target_id = 7'),
      {
        refuses: 'approval_limit_approved',
        violation: 'a limit by no change',
        when: ({ sql }) =>
          sql(`INSERT INTO approval_limit (document, currency, amount) VALUES ('write_off', 'JPY', 7)`),
      },
      {
        refuses: 'withdrawal_limit_approved',
        violation: 'a limit of withdrawals that no change changes',
        when: ({ sql }) => sql('UPDATE withdrawal_limit SET two_people_above = two_people_above + 1'),
      },
      {
        refuses: 'house_account_approved',
        violation: 'an account of ours that no change changes',
        when: ({ sql }) => sql(`UPDATE house_account SET payee_latin = 'Somebody else'`),
      },
    ],
    appendOnly: {
      setting_change: {
        who: 'staff of the platform',
        when: 'at any time; in effect once another approves, after a day where nobody may and its requester still could request it, or as a first value',
        refuses: [
          {
            by: 'setting_change_alone_ck',
            violation: 'one that takes effect by itself at once',
            when: moved('status = 2', ANOTHER),
          },
        ],
      },
    },
    forbidden: [
      'DELETE FROM setting_change',
      'UPDATE setting_change SET after = before',
      'UPDATE setting_change SET waits_until = now()',
      'UPDATE setting_change SET is_first = true',
    ],
    keysElsewhere: {
      setting_change_decision_fk: 'a decided one is in another state: its case covers that',
    },
    answers: {
      setting_change_takes_effect: 'setting_change_alone_ck',
      approval_limit_approved: 'setting_change_wrote_ck',
      withdrawal_limit_approved: 'setting_change_wrote_ck',
      house_account_approved: 'setting_change_wrote_ck',
    },
    notRules: ['setting_change_begins'],
    unbreakable: ['setting_change_sn_uq'],
    unmapped: [
      [
        /^setting_change_/,
        'what two requests can break at once is mapped; the rest is set by the code, and by the database itself',
      ],
    ],
  },
});
