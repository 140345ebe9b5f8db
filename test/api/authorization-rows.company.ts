import { aRecall, aRecallParty } from '../fixtures/recalls.js';
import { aCleanStatement } from '../fixtures/clean-statements.js';
import { anEngineer } from '../fixtures/engineers.js';
import { engineerFacts } from '../support/engineers.js';
import { aNotice } from '../fixtures/notices.js';
import { aWarehouse } from '../fixtures/places.js';
import { registerCompany } from '@fovea/shared-types/member/company.calls';
import { aFile } from '../fixtures/rows.js';
import type { TestApi } from '../support/api.js';
import { anApplicant, someDocuments } from '../support/companies.js';
import { aLicence, aLicenceKeeper } from '../support/licences.js';
import { grant } from '../support/people.js';
import type { Cast, MatrixRow } from './authorization-rows.js';

const documentsOf = async (api: TestApi, { member }: Cast) =>
  someDocuments([await aFile(api.db, member.accountId)]);

async function pendingDocuments(api: TestApi, cast: Cast) {
  const documents = await documentsOf(api, cast);
  await api.ok(registerCompany, documents, { as: cast.member });
  return documents;
}

const aColleague = async (api: TestApi, { seller, member }: Cast): Promise<{ id: number }> => {
  await api.db.query('UPDATE account SET company_id = $1 WHERE id = $2', [
    seller.companyId,
    member.accountId,
  ]);
  return { id: member.accountId };
};

/** Companies and accounts belong to themselves: only the platform decides about them. */
const PLATFORM_ONLY: Pick<MatrixRow, 'right' | 'others'> = { right: 'FORBIDDEN', others: 'FORBIDDEN' };

export const companyRows: Record<string, MatrixRow> = {
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
  '/licences/audit-licence': {
    request: async (api) => ({ ids: [await aLicence(api, await aLicenceKeeper(api))], status: 1 }),
    ...PLATFORM_ONLY,
  },
  '/engineers/apply-engineer': {
    request: async (api, { member }) => engineerFacts(api, member),
    others: 'FILE_UNKNOWN',
  },
  '/engineers/my-engineer': {},
  '/engineers/engineer-status': {
    request: async (api) => ({ id: await anEngineer(api.db, 2), disable_status: 1, reason: 'no answer' }),
    ...PLATFORM_ONLY,
  },
  '/licences/licence-kind-options': {},
  '/compliance-rules/try-compliance-rule': {},
  '/device-notices/send-device-notice': {
    request: async (api, { seller }) => ({ id: await aNotice(api.db, seller.companyId) }),
    others: 'NOT_FOUND',
  },
  '/device-notices/device-notice-cert': {
    request: async (api, { seller }) => ({ id: await aNotice(api.db, seller.companyId) }),
    others: 'NOT_FOUND',
  },
  '/device-notices/answer-device-notice': {
    request: async (api, { seller }) => ({
      id: await aNotice(api.db, seller.companyId, 1),
      answered_on: '2026-05-17',
      answer: 'Agreed',
    }),
    others: 'NOT_FOUND',
  },
  '/trade-records/trade-record-paper': {
    request: async (api, { seller }) => ({
      ware_house_id: await aWarehouse(api.db, seller.companyId),
      begin: '2026-01-01',
      end: '2026-12-31',
    }),
    others: 'NOT_FOUND',
  },
  '/clean-statements/withdraw-clean-statement': {
    request: async (api, { seller }) => ({
      id: await aCleanStatement(api.db, seller.companyId),
      reason: 'Another piece',
    }),
    others: 'NOT_FOUND',
  },
  '/clean-statements/clean-statement-cert': {
    request: async (api, { seller }) => ({ id: await aCleanStatement(api.db, seller.companyId) }),
    others: 'NOT_FOUND',
  },
  '/recalls/recall-reach': {
    request: async (api) => ({ id: await aRecall(api.db) }),
    ...PLATFORM_ONLY,
  },
  '/recalls/open-recall': {
    request: async (api) => ({ id: await aRecall(api.db) }),
    ...PLATFORM_ONLY,
  },
  '/recalls/close-recall': {
    request: async (api) => ({ id: await aRecall(api.db, { status: 1 }), report: 'All returned' }),
    ...PLATFORM_ONLY,
  },
  '/recalls/recall-party-detail': {
    request: async (api, { seller }) => ({ id: await aRecallParty(api.db, seller.companyId) }),
    others: 'NOT_FOUND',
  },
  '/recalls/acknowledge-recall': {
    request: async (api, { seller }) => ({ id: await aRecallParty(api.db, seller.companyId) }),
    others: 'NOT_FOUND',
  },
  '/recalls/settle-recall': {
    request: async (api, { seller }) => ({
      id: await aRecallParty(api.db, seller.companyId, 1),
      outcome: 1,
    }),
    others: 'NOT_FOUND',
  },
  '/licences/licence-history': {
    request: async (api, { seller }) => {
      await grant(api.db, seller.accountId, ['member:licence:add'], seller.companyId);
      return { id: await aLicence(api, seller) };
    },
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

  '/members/member-detail': { request: aColleague, others: 'NOT_FOUND' },
  '/members/member-status': {
    request: async (_api, { member }) => ({ id: member.accountId, status: 0, reason: 'fraud' }),
    ...PLATFORM_ONLY,
  },
  '/members/member-month-payment': {
    request: async (_api, { member }) => ({ id: member.accountId, is_month_payment: 1 }),
    ...PLATFORM_ONLY,
  },
  '/members/member-add-good': {
    request: async (_api, { member }) => ({ id: member.accountId, is_add_good: 1 }),
    ...PLATFORM_ONLY,
  },
};
