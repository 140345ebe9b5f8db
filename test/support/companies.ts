import { auditMerchant, registerCompany } from '@fovea/shared-types/member/company.calls';
import type { RegisterCompanyRequest } from '@fovea/shared-types/member/company.dto';
import { aFile } from '../fixtures/rows.js';
import type { Person, TestApi } from './api.js';
import { corporateNumber } from './legal-numbers.js';
import { aMember, aStaff } from './people.js';

let numbers = 0;

/** Another number each time. */
export const aCorporateNumber = (): string => corporateNumber(100_000_000_000 + ++numbers);

export const someDocuments = (images: readonly number[]): RegisterCompanyRequest => ({
  company_name: '見本光学株式会社',
  legal_person: '見本 太郎',
  legal_number: aCorporateNumber(),
  type: 2,
  company_phone: '03-0000-0000',
  postal_code: '100-0001',
  address: '東京都千代田区見本町1-2-3',
  pickup_address: '東京都千代田区見本町4-5-6',
  images: [...images],
});

export interface Applicant extends Person {
  companyId: number;
  request: RegisterCompanyRequest;
}

/** Somebody whose documents wait for their review. */
export async function anApplicant(api: TestApi): Promise<Applicant> {
  const member = await aMember(api);
  const request = someDocuments([await aFile(api.db, member.accountId)]);
  const { id } = await api.ok(registerCompany, request, { as: member });
  return { ...member, companyId: id, request };
}

export const anAuditor = (api: TestApi): Promise<Person> =>
  aStaff(api, ['member:company:approve', 'member:company:list', 'member:company:add-good']);

/** The owner of a company that was certified by its documents. */
export async function aCertifiedOwner(api: TestApi): Promise<Applicant> {
  const owner = await anApplicant(api);
  await api.ok(auditMerchant, { id: owner.companyId, status: 1 }, { as: await anAuditor(api) });
  return owner;
}
