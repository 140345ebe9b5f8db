import { auditLicence } from '@fovea/shared-types/member/licence.calls';
import { licence } from '@fovea/shared-types/member/licence.record';
import { LICENCE_STATUS } from '@fovea/shared-types/states';
import { licenceMachine } from '@fovea/shared-types/states/member.states';
import { aCompany, uniqueText } from '../../fixtures/rows.js';
import { listed, numberOf } from '../../support/approval-contract.js';
import { aLicence, aLicenceKeeper, licenceRequest } from '../../support/licences.js';
import { grant } from '../../support/people.js';
import { PLATFORM_ONLY } from '../matrix-row.js';
import { type MovedRow, reason, SAME_CALL, type Scene } from '../moves.js';
import { thing } from '../thing.js';

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
});
