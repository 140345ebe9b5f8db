import { auditLicence } from '@fovea/shared-types/member/licence.calls';
import { licence } from '@fovea/shared-types/member/licence.record';
import { LICENCE_STATUS } from '@fovea/shared-types/states';
import { licenceMachine } from '@fovea/shared-types/states/member.states';
import { aCompany, uniqueText } from '../../fixtures/rows.js';
import { listed, numberOf } from '../../support/approval-contract.js';
import { aLicence, aLicenceKeeper, licenceRequest } from '../../support/licences.js';
import { grant } from '../../support/people.js';
import { anyTime } from '../database.js';
import { broken, twice } from '../faults.js';
import { PLATFORM_ONLY } from '../matrix-row.js';
import { SAME_CALL, reason, type MovedRow, type Scene } from '../moves.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    /** Of `company`; nothing of it was sent yet. */
    licence: number;
  }
}

async function aLicenceIn(scene: Scene, status: number): Promise<MovedRow> {
  const { approved, rejected, replaced } = LICENCE_STATUS;
  const owner = await aLicenceKeeper(scene.api);
  const id = await aLicence(scene.api, owner);
  const decide = (about: number, verdict: number): Promise<unknown> =>
    scene.api.ok(auditLicence, { ids: [about], status: verdict, audit_notes: reason }, { as: scene.staff });
  if (status === rejected) await decide(id, -1);
  if (status === approved || status === replaced) await decide(id, 1);
  if (status === replaced) await decide(await aLicence(scene.api, owner, { renews_id: id }), 1);
  return { id, owner };
}

export default thing({
  calls: {
    '/licences/audit-licence': {
      request: async (api) => ({ ids: [await aLicence(api, await aLicenceKeeper(api))], status: 1 }),
      ...PLATFORM_ONLY,
    },
    '/licences/licence-kind-options': {},
    '/licences/my-licence-list': {},
    '/licences/licence-history': {
      request: async (api, { seller }) => {
        await grant(api.db, seller.accountId, ['member:licence:add'], seller.companyId);
        return { id: await aLicence(api, seller) };
      },
      others: 'NOT_FOUND',
    },
  },
  reach: {
    shared: {
      '/licences/licence-history': 'documents of a company',
    },
  },
  ids: {
    hidden: {
      renews_id: '/licences/licence-detail',
    },
    withoutHidden: {
      kind: 'kinds of licences are the platform’s, and shown to everybody',
    },
    askers: {
      '/licences/add-licence': async (api) => {
        const as = await aLicenceKeeper(api);
        return { as, body: await licenceRequest(api, as) };
      },
    },
  },
  records: {
    // The permit for highly controlled devices, which a migration inserts.
    'member:licence': { sample: () => ({ kind: 1 }) },
    'member:licence-kind': {
      hold: async ({ db }, kind) =>
        db.query(
          `INSERT INTO company_licence (company_id, kind, number, authority, place_name, place_address, valid_from)
         VALUES ($1, $2, '1', 'a', 'b', 'c', '2025-04-01')`,
          [await aCompany(db), kind],
        ),
    },
    // Each warning occurs once for a day.
    'member:licence-step': {
      sample: () => ({ days: 100 + (parseInt(uniqueText(), 16) % 3_000) }),
    },
  },
  moves: [
    {
      machine: licenceMachine,
      table: 'company_licence',
      column: 'status',
      aRow: aLicenceIn,
      actions: {
        correct: {
          path: licence.calls.update.path,
          isOwners: true,
          body: (id) => ({ id, authority: '別の保健所' }),
        },
        approve: { path: auditLicence.path, body: (id) => ({ ids: [id], status: 1 }) },
        reject: { path: auditLicence.path, body: (id) => ({ ids: [id], status: -1, audit_notes: reason }) },
      },
      elsewhere: { change: SAME_CALL('correct'), 'approve its renewal': SAME_CALL('approve') },
    },
  ],
  approvals: {
    'the review of a licence': {
      name: 'licence_submission',
      permission: 'member:licence:approve',
      reads: 'member:licence:list',
      path: auditLicence.path,
      notesField: 'audit_notes',
      auditAction: 'member:licence:audit',
      aPending: async (api) => {
        const initiator = await aLicenceKeeper(api);
        const id = await aLicence(api, initiator);
        const sql = 'SELECT max(id) AS found FROM licence_submission WHERE licence_id = $1';
        return { id, documentId: await numberOf(api, sql, id), initiator };
      },
      body: (documents, decision) => ({ ...listed(documents, decision), submission_ids: decision.read }),
      statusOf: (api, { id }) =>
        numberOf(api, 'SELECT status AS found FROM company_licence WHERE id = $1', id),
      change: async (api, { id, initiator }) => {
        await api.ok(licence.calls.update, { id, authority: '別の保健所' }, { as: initiator });
      },
    },
  },
  database: {
    rows: {
      licence_kind: () => ({
        country: 1,
        name_c: '许可',
        name_e: 'Permit',
        name_j: '許可',
        effective_from: '2025-04-01',
      }),
      licence_step: () => ({ days: 60, effective_from: '2025-04-01' }),
      company_licence: (world) => ({
        company_id: world.company,
        kind: 1,
        number: '第1号',
        authority: '見本市保健所',
        place_name: '見本眼科商会',
        place_address: '見本町1',
        valid_from: '2025-04-01',
        valid_until: '2031-03-31',
      }),
      licence_paper: (world) => ({ licence_id: world.licence, sort: 1, file_id: world.file }),
      licence_submission: (world) => ({ licence_id: world.licence, account_id: world.buyer, words: '{}' }),
      licence_warning: (world) => ({ licence_id: world.licence, days: 90 }),
    },
    world: {
      licence: 'company_licence',
    },
    breaks: [
      broken('licence_kind', 'licence_kind_pk', 'two kinds of licences under one number', { id: 1 }),
      broken('licence_kind', 'licence_kind_country_ck', 'a kind of licence that no country knows', {
        country: 4,
      }),
      broken('licence_kind', 'licence_kind_name_ck', 'a kind of licence without a name in Japanese', {
        name_j: '',
      }),
      broken('licence_kind', 'licence_kind_dates_ck', 'a kind of licence that ends before it begins', {
        effective_until: '2025-03-31',
      }),
      broken('licence_step', 'licence_step_days_ck', 'a warning on the day itself', { days: 0 }),
      broken('licence_step', 'licence_step_dates_ck', 'a warning that ends before it begins', {
        effective_until: '2025-03-31',
      }),
      twice('licence_step', 'licence_step_once_uq', 'the same warning twice'),
      broken(
        'company_licence',
        'company_licence_classes_ck',
        'a licence for a class of devices that there is not',
        { classes: [3, 6] },
      ),
      broken('company_licence', 'company_licence_status_ck', 'a licence in an unknown state', { status: 3 }),
      broken('company_licence', 'company_licence_dates_ck', 'a licence that ends before it begins', {
        valid_until: '2025-03-31',
      }),
      broken('company_licence', 'company_licence_words_ck', 'a licence without its number', { number: '' }),
      {
        refuses: 'company_licence_renews_uq',
        violation: 'a second renewal of one licence',
        when: async ({ insert, world }) => {
          await insert('company_licence', { renews_id: world.licence });
          await insert('company_licence', { renews_id: world.licence });
        },
      },
      {
        refuses: 'company_licence_renews_fk',
        violation: 'the renewal of another company’s licence',
        when: async ({ insert, world }) => {
          const company_id = await insert('company');
          await insert('company_licence', { company_id, renews_id: world.licence });
        },
      },
      broken('licence_paper', 'licence_paper_count_ck', 'an eleventh document', { sort: 11 }),
      {
        refuses: 'licence_paper_once_uq',
        violation: 'the same document twice',
        when: async ({ insert }) => {
          await insert('licence_paper');
          await insert('licence_paper', { sort: 2 });
        },
      },
      twice('licence_paper', 'licence_paper_pk', 'two documents at one place'),
      broken('licence_submission', 'licence_submission_status_ck', 'a submission in an unknown state', {
        status: 3,
      }),
      twice(
        'licence_submission',
        'licence_submission_pending_uq',
        'two submissions of one licence that wait at once',
      ),
      broken('licence_submission', 'licence_submission_decided_ck', 'an approval by nobody', { status: 1 }),
      {
        refuses: 'licence_submission_decision_uq',
        violation: 'one word on two submissions of a licence',
        when: async ({ insert }) => {
          const decision_id = await insert('approval_decision');
          await insert('licence_submission', { status: 1, decision_id });
          await insert('licence_submission', { status: 1, decision_id });
        },
      },
      broken('licence_warning', 'licence_warning_days_ck', 'a warning of days that are long over', {
        days: -1,
      }),
      twice('licence_warning', 'licence_warning_once_uq', 'the same warning twice'),
    ],
    deadEnds: [['company_licence', { status: 1 }, 'status = 0']],
    appendOnly: {
      licence_warning: anyTime('the server, once per licence and number of days'),
    },
    besideKeys: {
      licence_submission_decision_fk: { status: 1 },
      // As large as its column goes.
      company_licence_kind_fk: { kind: 32_000 },
    },
    keysElsewhere: {
      company_licence_renews_fk: 'its first column is the company, whose own key answers first',
    },
    unbreakable: ['company_licence_own_uq'],
    unmapped: [
      [
        /^licence_(paper|submission|warning)_/,
        'ids the code has just read or claimed, under the lock of the licence; warnings are written ON CONFLICT',
      ],
    ],
  },
});
