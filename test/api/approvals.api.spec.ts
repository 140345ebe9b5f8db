import { auditMerchant, updateCompany } from '@fovea/shared-types/member/company.calls';
import { CERTIFICATION_STATUS } from '@fovea/shared-types/states';
import { startApi, type TestApi } from '../support/api.js';
import { approvalContract, type DocumentUnderTest, type Pending } from '../support/approval-contract.js';
import { anApplicant, type Applicant } from '../support/companies.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

/** The first number that a statement about one row finds. */
const numberOf = async (sql: string, id: number): Promise<number> =>
  Number((await api.db.query<{ found: number }>(sql, [id])).rows[0]?.found);

const { pending, certified } = CERTIFICATION_STATUS;
const applicants = new Map<number, Applicant>();

const papers: DocumentUnderTest = {
  name: 'company_submission',
  permission: 'member:company:audit',
  reads: 'member:company:list',
  path: auditMerchant.path,
  notesField: 'reason',
  auditAction: 'member:company:audit',
  isSingle: true,
  isNeverOwn: true,
  aPending: async () => {
    const applicant = await anApplicant(api);
    applicants.set(applicant.companyId, applicant);
    const id = applicant.companyId;
    const sql = 'SELECT max(id) AS found FROM company_submission WHERE company_id = $1';
    return { id, documentId: await numberOf(sql, id), initiator: applicant };
  },
  body: ([first], { status, notes, read, request_id }) => ({
    id: first?.id,
    status,
    reason: notes,
    submission_id: read?.[0],
    request_id,
  }),
  standing: async (_, { documentId }) => {
    const status = await numberOf('SELECT status AS found FROM company_submission WHERE id = $1', documentId);
    return status === pending ? 0 : status === certified ? 1 : -1;
  },
  change: async (_, { id }: Pending) => {
    const applicant = applicants.get(id);
    if (applicant) await api.ok(updateCompany, { ...applicant.papers, type: 3 }, { as: applicant });
  },
};

describe('the certification of a company', () => {
  approvalContract(() => api, papers);
});
