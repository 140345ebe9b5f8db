import type { UpdateMerchantRequest } from '@fovea/shared-types/member/merchant.dto';
import { fieldError } from '../../platform/kernel/app-error.js';
import { filled } from '../../platform/text/filled.js';
import { namesOf } from './certification-rules.js';
import type { CompanyRow } from './company.row.js';
import type { CompanyChange } from './company.repository.js';
import { legalNumberOf } from './legal-number.js';

/** The reason of a refusal or a ban, which is shown to the person concerned. */
export function reasonFor(text: string | undefined): string {
  const reason = text?.trim() ?? '';
  if (reason === '') throw fieldError({ reason: { key: 'required' } });
  return reason;
}

/** What staff correct of a company; fields that are absent stay. */
export function merchantChange(company: CompanyRow, request: UpdateMerchantRequest): CompanyChange {
  const change: CompanyChange = {};
  if (request.company_name !== undefined)
    change.names = namesOf(filled('company_name', request.company_name), company.country, {
      c: company.name_c,
      e: company.name_e,
      j: company.name_j,
    });
  if (request.legal_person !== undefined) change.legal_person = filled('legal_person', request.legal_person);
  if (request.legal_number !== undefined) {
    const legal = legalNumberOf(company.country, request.legal_number);
    if ('fault' in legal) throw fieldError({ legal_number: { key: legal.fault } });
    change.legal_number = legal.number;
  }
  if (request.type !== undefined) change.type = request.type;
  return { ...change, ...contactChange(request) };
}

/** Where a company is reached and visited: what it may also change by itself. */
export function contactChange(
  request: Pick<UpdateMerchantRequest, 'company_phone' | 'postal_code' | 'address' | 'pickup_address'>,
): CompanyChange {
  const change: CompanyChange = {};
  if (request.company_phone !== undefined) change.company_phone = request.company_phone.trim();
  if (request.postal_code !== undefined) change.postal_code = request.postal_code.trim();
  if (request.address !== undefined) change.address = filled('address', request.address);
  if (request.pickup_address !== undefined)
    change.pickup_address = filled('pickup_address', request.pickup_address);
  return change;
}
