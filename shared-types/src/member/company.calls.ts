import { call } from '../call.js';
import { IdAnswer, IdRequest } from '../common.dto.js';
import {
  CancelCompanyRequest,
  CancelledCompany,
  CompanyInfo,
  CompanyStatusAnswer,
  RegisterCompanyRequest,
  UpdateCompanyRequest,
} from './company.dto.js';
import {
  MemberAddGoodAnswer,
  MemberAddGoodRequest,
  MemberDetail,
  MemberMonthPaymentAnswer,
  MemberMonthPaymentRequest,
  MemberStatusAnswer,
  MemberStatusRequest,
} from './members.dto.js';
import {
  AuditMerchantRequest,
  AuditedMerchant,
  MerchantAddGoodAnswer,
  MerchantAddGoodRequest,
  MerchantDetail,
  MerchantOption,
  MerchantOptionsRequest,
  MerchantStatusAnswer,
  MerchantStatusRequest,
  MyMerchant,
  UpdateMerchantRequest,
  UpdateMyMerchantRequest,
} from './merchant.dto.js';

export const registerCompany = call('/member/register-company', {
  may: 'member',
  request: RegisterCompanyRequest,
  response: CompanyStatusAnswer,
  summary: 'Submits the documents of a company for its certification',
});

export const companyInfo = call('/member/company-info', {
  may: 'member',
  response: CompanyInfo,
  summary: 'The caller’s company, its certification and the reason of a refusal',
});

export const updateCompany = call('/member/update-company', {
  may: 'member',
  request: UpdateCompanyRequest,
  response: CompanyStatusAnswer,
  summary: 'Submits documents again after a refusal, completes them, or changes what was certified',
});

export const cancelCompany = call('/member/cancel-company', {
  may: 'member',
  request: CancelCompanyRequest,
  response: CancelledCompany,
  summary: 'Withdraws the first documents while nobody has decided them',
});

export const merchantDetail = call('/merchants/merchant-detail', {
  may: 'member:company:list',
  request: IdRequest,
  response: MerchantDetail,
  summary: 'A company with its owner and every submission of documents',
});

export const auditMerchant = call('/merchants/audit-merchant', {
  may: 'member:company:approve',
  request: AuditMerchantRequest,
  response: AuditedMerchant,
  summary: 'Certifies a company or refuses its documents with a reason',
});

export const updateMerchant = call('/merchants/update-merchant', {
  may: 'member:company:update',
  request: UpdateMerchantRequest,
  response: IdAnswer,
  summary: 'Corrects a company or gives its certification a new end',
});

export const merchantStatus = call('/merchants/merchant-status', {
  may: 'member:company:status',
  request: MerchantStatusRequest,
  response: MerchantStatusAnswer,
  summary: 'Disables a merchant with a reason, or enables it again',
});

export const merchantAddGood = call('/merchants/merchant-add-good', {
  may: 'member:company:add-good',
  request: MerchantAddGoodRequest,
  response: MerchantAddGoodAnswer,
  summary: 'Allows a certified company to publish goods, or revokes it',
});

export const merchantOptions = call('/merchants/merchant-options', {
  may: 'member:company:list',
  request: MerchantOptionsRequest,
  response: [MerchantOption],
  summary: 'Merchants for a select box, found by a part of their name',
});

export const myMerchant = call('/merchants/my-merchant', {
  may: 'member:own-company:list',
  response: MyMerchant,
  summary: "The caller's own company",
});

export const updateMyMerchant = call('/merchants/update-my-merchant', {
  may: 'member:own-company:update',
  request: UpdateMyMerchantRequest,
  response: IdAnswer,
  summary: 'Changes phone and addresses of the caller’s company, or submits new documents for review',
});

export const memberDetail = call('/members/member-detail', {
  may: 'member:account:list',
  request: IdRequest,
  response: MemberDetail,
  summary: 'A person with company, roles, sessions and addresses',
});

export const memberStatus = call('/members/member-status', {
  may: 'member:account:status',
  request: MemberStatusRequest,
  response: MemberStatusAnswer,
  summary: 'Disables an account with a reason and ends its sessions, or enables it again',
});

export const memberMonthPayment = call('/members/member-month-payment', {
  may: 'member:account:month-payment',
  request: MemberMonthPaymentRequest,
  response: MemberMonthPaymentAnswer,
  summary: 'Allows a person to pay monthly, or revokes it',
});

export const memberAddGood = call('/members/member-add-good', {
  may: 'member:account:add-good',
  request: MemberAddGoodRequest,
  response: MemberAddGoodAnswer,
  summary: 'Allows a person to publish goods of their company, or revokes it',
});
