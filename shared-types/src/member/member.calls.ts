import { call, type NoRequest } from '../call.js';
import type { IdAnswer, IdRequest } from '../common.dto.js';
import type {
  BindEmailAnswer,
  BindEmailRequest,
  BindPhoneAnswer,
  BindPhoneRequest,
  SendEmailCodeRequest,
  SendPhoneCodeRequest,
} from './code.dto.js';
import type {
  AreaCode,
  Country,
  EmailLoginRequest,
  Profile,
  RegisterRequest,
  SessionAnswer,
  SmsLoginRequest,
  UpdateProfileRequest,
} from './member.dto.js';
import type {
  ChangePasswordRequest,
  ForgetPasswordRequest,
  TokenAnswer,
  VerifyPasswordRequest,
} from './password.dto.js';
import type {
  ConfirmSecondFactorRequest,
  EnrolSecondFactorRequest,
  RecoveryCodes,
  SecondFactorInfo,
  SecondFactorLoginRequest,
  SecondFactorProof,
  SecondFactorSecret,
} from './second-factor.dto.js';
import type { EndedSessionsAnswer, SessionItem } from './session.dto.js';

export const sendEmailCode = call<SendEmailCodeRequest, null>('/member/send-email-code');
export const sendPhoneCode = call<SendPhoneCodeRequest, null>('/member/send-phone-code');
export const emailLogin = call<EmailLoginRequest, SessionAnswer>('/member/email-login');
export const smsLogin = call<SmsLoginRequest, SessionAnswer>('/member/sms-login');
export const secondFactorLogin = call<SecondFactorLoginRequest, SessionAnswer>('/member/second-factor-login');
export const register = call<RegisterRequest, SessionAnswer>('/member/register');
export const myProfile = call<NoRequest, Profile>('/member/my-profile');
export const updateProfile = call<UpdateProfileRequest, IdAnswer>('/member/update-profile');
export const bindEmail = call<BindEmailRequest, BindEmailAnswer>('/member/bind-email');
export const bindPhone = call<BindPhoneRequest, BindPhoneAnswer>('/member/bind-phone');
export const forgetPassword = call<ForgetPasswordRequest, null>('/member/forget-password');
export const changePassword = call<ChangePasswordRequest, TokenAnswer>('/member/change-password');
export const verifyPassword = call<VerifyPasswordRequest, null>('/member/verify-password');
export const sessionList = call<NoRequest, SessionItem[]>('/member/session-list');
export const endSession = call<IdRequest, null>('/member/end-session');
export const endOtherSessions = call<NoRequest, EndedSessionsAnswer>('/member/end-other-sessions');
export const secondFactorInfo = call<NoRequest, SecondFactorInfo>('/member/second-factor-info');
export const enrolSecondFactor = call<EnrolSecondFactorRequest, SecondFactorSecret>(
  '/member/enrol-second-factor',
);
export const confirmSecondFactor = call<ConfirmSecondFactorRequest, RecoveryCodes>(
  '/member/confirm-second-factor',
);
export const renewRecoveryCodes = call<SecondFactorProof, RecoveryCodes>('/member/renew-recovery-codes');
export const disableSecondFactor = call<SecondFactorProof, null>('/member/disable-second-factor');
export const areaCodes = call<NoRequest, AreaCode[]>('/member/area-code');
export const countryList = call<NoRequest, Country[]>('/index/country-list');
