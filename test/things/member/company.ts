import {
  auditMerchant,
  cancelCompany,
  merchantStatus,
  registerCompany,
  updateCompany,
  updateMerchant,
} from '@fovea/shared-types/member/company.calls';
import { CERTIFICATION_STATUS } from '@fovea/shared-types/states';
import { certificationMachine, merchantMachine } from '@fovea/shared-types/states/member.states';
import { aCompany, aFile } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import { numberOf } from '../../support/approval-contract.js';
import { anApplicant, type Applicant, someDocuments } from '../../support/companies.js';
import { aMember, inSeconds } from '../../support/people.js';
import { type Cast, type Hidden, PLATFORM_ONLY } from '../matrix-row.js';
import { type MovedRow, reason, SAME_CALL, type Scene } from '../moves.js';
import { thing } from '../thing.js';

const documentsOf = async (api: TestApi, { member }: Cast) =>
  someDocuments([await aFile(api.db, member.accountId)]);

async function pendingDocuments(api: TestApi, cast: Cast) {
  const documents = await documentsOf(api, cast);
  await api.ok(registerCompany, documents, { as: cast.member });
  return documents;
}

const COMPANY: Hidden = {
  "another's": async (_api, { seller }) => seller.companyId,
  'in review': ({ db }) => aCompany(db, { certification_status: 1 }),
};

async function aCompanyOf(scene: Scene, certification: number): Promise<MovedRow> {
  const owner = await aMember(scene.api, { country: 'JP' });
  const id = await aCompany(scene.api.db, {
    owner_id: owner.accountId,
    certification_status: certification,
    ...([2, 3].includes(certification) ? {} : { status: null }),
  });
  return { id, owner };
}

const { pending, certified } = CERTIFICATION_STATUS;

const applicants = new Map<number, Applicant>();

export default thing({
  calls: {
    '/member/register-company': { request: documentsOf, others: 'FILE_UNKNOWN' },
    '/member/company-info': {},
    '/member/update-company': { request: pendingDocuments, others: 'STATE_CONFLICT' },
    '/member/cancel-company': {
      request: async (api, cast) => {
        await pendingDocuments(api, cast);
        return {};
      },
      others: 'STATE_CONFLICT',
    },
    '/merchants/merchant-detail': {
      request: async (_api, { seller }) => ({ id: seller.companyId }),
      others: 'NOT_FOUND',
    },
    '/merchants/audit-merchant': {
      request: async (api) => ({ id: (await anApplicant(api)).companyId, status: 1 }),
      ...PLATFORM_ONLY,
    },
    '/merchants/update-merchant': {
      request: async (_api, { seller }) => ({ id: seller.companyId, address: 'Street 2' }),
      ...PLATFORM_ONLY,
    },
    '/merchants/merchant-status': {
      request: async (_api, { seller }) => ({ id: seller.companyId, status: 0, reason: 'fraud' }),
      ...PLATFORM_ONLY,
    },
    '/merchants/merchant-add-good': {
      request: async (_api, { seller }) => ({ id: seller.companyId, is_add_good: 0 }),
      ...PLATFORM_ONLY,
    },
    '/merchants/merchant-options': {},
    // The platform's own staff belong to no merchant.
    '/merchants/my-merchant': { platform: 'NOT_FOUND' },
    '/merchants/update-my-merchant': {
      request: async () => ({ address: 'Street 3' }),
      platform: 'NOT_FOUND',
    },
  },
  reach: {
    shared: {
      '/merchants/merchant-detail': 'the company itself',
    },
  },
  ids: {
    hidden: {
      company_id: COMPANY,
      merchant_id: COMPANY,
    },
    lookedAtLate: {
      '/merchants/update-my-merchant#images[]':
        'documents are changed before the certification only (company.api.spec)',
    },
  },
  records: {
    'member:company': {
      aRow: async (api, { companyId }) => companyId ?? (await aCompany(api.db)),
      isEverywhere: true,
    },
  },
  moves: [
    {
      machine: certificationMachine,
      table: 'company',
      column: 'certification_status',
      aRow: aCompanyOf,
      actions: {
        submit: {
          path: registerCompany.path,
          isOwners: true,
          body: async (_id, { api }, { owner }) =>
            someDocuments([await aFile(api.db, owner?.accountId ?? 0)]),
        },
        'withdraw the first submission': { path: cancelCompany.path, isOwners: true, body: () => ({}) },
        approve: { path: auditMerchant.path, body: (id) => ({ id, status: 1 }) },
        reject: { path: auditMerchant.path, body: (id) => ({ id, status: -1, reason }) },
        renew: {
          path: updateMerchant.path,
          body: (id) => ({ id, expired_at: inSeconds(86_400).toISOString() }),
        },
      },
      elsewhere: {
        'change legal data': SAME_CALL('submit'),
        'reject a change of legal data': SAME_CALL('reject'),
      },
    },
    {
      machine: merchantMachine,
      table: 'company',
      column: 'status',
      aRow: async ({ api }, status) => ({
        id: await aCompany(api.db, { status, certification_status: status === 2 ? 3 : 2 }),
      }),
      actions: {
        disable: { path: merchantStatus.path, body: (id) => ({ id, status: 0, reason }) },
        enable: { path: merchantStatus.path, body: (id) => ({ id, status: 1 }) },
        renew: {
          path: updateMerchant.path,
          body: (id) => ({ id, expired_at: inSeconds(86_400).toISOString() }),
        },
      },
    },
  ],
  approvals: {
    'the certification of a company': {
      name: 'company_submission',
      permission: 'member:company:approve',
      reads: 'member:company:list',
      path: auditMerchant.path,
      notesField: 'reason',
      auditAction: 'member:company:audit',
      isSingle: true,
      isNeverOwn: true,
      aPending: async (api) => {
        const applicant = await anApplicant(api);
        applicants.set(applicant.companyId, applicant);
        const id = applicant.companyId;
        const sql = 'SELECT max(id) AS found FROM company_submission WHERE company_id = $1';
        return { id, documentId: await numberOf(api, sql, id), initiator: applicant };
      },
      body: ([first], { status, notes, read, request_id }) => ({
        id: first?.id,
        status,
        reason: notes,
        submission_id: read?.[0],
        request_id,
      }),
      statusOf: async (api, { documentId }) => {
        const sql = 'SELECT status AS found FROM company_submission WHERE id = $1';
        const status = await numberOf(api, sql, documentId);
        return status === pending ? 0 : status === certified ? 1 : -1;
      },
      change: async (api, { id }) => {
        const applicant = applicants.get(id);
        if (applicant) await api.ok(updateCompany, { ...applicant.request, type: 3 }, { as: applicant });
      },
    },
  },
});
