import { call, type NoRequest } from '../call.js';
import type { IdAnswer, IdRequest } from '../common.dto.js';
import type {
  CancelCompanyRequest,
  CancelledCompany,
  CompanyInfo,
  CompanyStatusAnswer,
  RegisterCompanyRequest,
  UpdateCompanyRequest,
} from './company.dto.js';
import type {
  MemberAddGoodAnswer,
  MemberAddGoodRequest,
  MemberDetail,
  MemberListRequest,
  MemberListResponse,
  MemberMonthPaymentAnswer,
  MemberMonthPaymentRequest,
  MemberStatusAnswer,
  MemberStatusRequest,
} from './members.dto.js';
import type {
  AuditedMerchant,
  AuditMerchantRequest,
  MerchantAddGoodAnswer,
  MerchantAddGoodRequest,
  MerchantDetail,
  MerchantListRequest,
  MerchantListResponse,
  MerchantOption,
  MerchantOptionsRequest,
  MerchantStatusAnswer,
  MerchantStatusRequest,
  MyMerchant,
  UpdateMerchantRequest,
  UpdateMyMerchantRequest,
} from './merchant.dto.js';

export const registerCompany = call<RegisterCompanyRequest, CompanyStatusAnswer>('/member/register-company');
export const companyInfo = call<NoRequest, CompanyInfo>('/member/company-info');
export const updateCompany = call<UpdateCompanyRequest, CompanyStatusAnswer>('/member/update-company');
export const cancelCompany = call<CancelCompanyRequest, CancelledCompany>('/member/cancel-company');

export const merchantList = call<MerchantListRequest, MerchantListResponse>('/merchants/merchant-list');
export const merchantDetail = call<IdRequest, MerchantDetail>('/merchants/merchant-detail');
export const auditMerchant = call<AuditMerchantRequest, AuditedMerchant>('/merchants/audit-merchant');
export const updateMerchant = call<UpdateMerchantRequest, IdAnswer>('/merchants/update-merchant');
export const merchantStatus = call<MerchantStatusRequest, MerchantStatusAnswer>('/merchants/merchant-status');
export const merchantAddGood = call<MerchantAddGoodRequest, MerchantAddGoodAnswer>(
  '/merchants/merchant-add-good',
);
export const merchantOptions = call<MerchantOptionsRequest, MerchantOption[]>('/merchants/merchant-options');
export const myMerchant = call<NoRequest, MyMerchant>('/merchants/my-merchant');
export const updateMyMerchant = call<UpdateMyMerchantRequest, IdAnswer>('/merchants/update-my-merchant');

export const memberList = call<MemberListRequest, MemberListResponse>('/members/member-list');
export const memberDetail = call<IdRequest, MemberDetail>('/members/member-detail');
export const memberStatus = call<MemberStatusRequest, MemberStatusAnswer>('/members/member-status');
export const memberMonthPayment = call<MemberMonthPaymentRequest, MemberMonthPaymentAnswer>(
  '/members/member-month-payment',
);
export const memberAddGood = call<MemberAddGoodRequest, MemberAddGoodAnswer>('/members/member-add-good');
