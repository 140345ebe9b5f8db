import type { CompanyInfo, RegisterCompanyRequest } from '@fovea/shared-types/member/company.dto';
import { type FieldProblems, plainText } from '../../kit/form/use-form';
import { POSTAL_CODE } from '../auth/send-code';

/** On the wire `type` is a number; a choice of a form is text. */
export interface CompanyValues {
  company_name: string;
  legal_person: string;
  legal_number: string;
  type: string;
  country: string;
  company_phone: string;
  postal_code: string;
  address: string;
  pickup_address: string;
}

export const COMPANY_FIELDS = [
  'company_name',
  'type',
  'country',
  'legal_number',
  'legal_person',
  'company_phone',
  'postal_code',
  'address',
  'pickup_address',
] as const satisfies ReadonlyArray<keyof CompanyValues>;

/** What the caller already submitted, or only their country. */
export const companyValues = (info: CompanyInfo, country: string): CompanyValues => ({
  company_name: info.company_name ?? '',
  legal_person: info.legal_person ?? '',
  legal_number: info.legal_number ?? '',
  type: info.type === null ? '' : String(info.type),
  country: info.country ?? country,
  company_phone: info.company_phone ?? '',
  postal_code: info.postal_code ?? '',
  address: info.address ?? '',
  pickup_address: info.pickup_address ?? '',
});

export type CompanyProblem = 'empty' | 'choose' | 'postal_wrong' | 'phone_wrong';

export function companyProblems(values: CompanyValues): FieldProblems<CompanyValues, CompanyProblem> {
  const problems: FieldProblems<CompanyValues, CompanyProblem> = {};
  for (const name of COMPANY_FIELDS)
    if (values[name].trim() === '')
      problems[name] = name === 'type' || name === 'country' ? 'choose' : 'empty';
  if (problems.postal_code === undefined && !POSTAL_CODE.test(plainText(values.postal_code)))
    problems.postal_code = 'postal_wrong';
  if (problems.company_phone === undefined && !/^\+?[\d\s()-]{4,24}$/.test(plainText(values.company_phone)))
    problems.company_phone = 'phone_wrong';
  return problems;
}

export const companyRequest = (
  values: CompanyValues,
  images: readonly number[],
  checked: boolean,
): RegisterCompanyRequest => ({
  company_name: values.company_name.trim(),
  legal_person: values.legal_person.trim(),
  legal_number: plainText(values.legal_number).toUpperCase(),
  type: Number(values.type),
  country: values.country,
  company_phone: plainText(values.company_phone),
  postal_code: plainText(values.postal_code).toUpperCase(),
  address: values.address.trim(),
  pickup_address: values.pickup_address.trim(),
  images: [...images],
  checked,
});
