import { call } from '../call.js';
import { IdAnswer, IdRequest } from '../common.dto.js';
import {
  AddressUndo,
  AddressUndoRequest,
  BindEmailAnswer,
  BindEmailRequest,
  BindPhoneAnswer,
  BindPhoneRequest,
  SendEmailCodeRequest,
  SendPhoneCodeRequest,
} from './code.dto.js';
import {
  AreaCode,
  Country,
  EmailLoginRequest,
  Profile,
  RegisterRequest,
  SessionAnswer,
  SmsLoginRequest,
  UpdateProfileRequest,
} from './member.dto.js';
import {
  ChangePasswordRequest,
  ForcedPasswordRequest,
  ForgetPasswordRequest,
  TokenAnswer,
  VerifyPasswordRequest,
} from './password.dto.js';
import {
  ConfirmSecondFactorRequest,
  EnrolSecondFactorRequest,
  RecoveryCodes,
  SecondFactorInfo,
  SecondFactorLoginRequest,
  SecondFactorProof,
  SecondFactorSecret,
} from './second-factor.dto.js';
import { EndedSessionsAnswer, SessionItem } from './session.dto.js';

export const sendEmailCode = call('/member/send-email-code', {
  may: 'public',
  request: SendEmailCodeRequest,
  response: null,
  success: 'code_sent',
  summary: 'Sends a code of six digits to an e-mail address',
});

export const sendPhoneCode = call('/member/send-phone-code', {
  may: 'public',
  request: SendPhoneCodeRequest,
  response: null,
  success: 'code_sent',
  summary: 'Sends a code of six digits to a phone',
});

export const emailLogin = call('/member/email-login', {
  may: 'public',
  request: EmailLoginRequest,
  response: SessionAnswer,
  summary: 'Signs in with an e-mail address or phone number and the password',
});

export const smsLogin = call('/member/sms-login', {
  may: 'public',
  request: SmsLoginRequest,
  response: SessionAnswer,
  summary: 'Signs in with a phone number and the code sent to it',
});

export const secondFactorLogin = call('/member/second-factor-login', {
  may: 'public',
  request: SecondFactorLoginRequest,
  response: SessionAnswer,
  summary: 'Completes a sign-in answered with SECOND_FACTOR_REQUIRED',
});

export const register = call('/member/register', {
  may: 'public',
  request: RegisterRequest,
  response: SessionAnswer,
  summary: 'Creates an account with the code sent by mail, and signs in',
});

export const myProfile = call('/member/my-profile', {
  may: 'member',
  response: Profile,
  summary: "The caller's own profile",
});

export const updateProfile = call('/member/update-profile', {
  may: 'member',
  request: UpdateProfileRequest,
  response: IdAnswer,
  summary: 'Changes picture, name, country, postal code or address of the caller',
});

export const bindEmail = call('/member/bind-email', {
  may: 'member',
  request: BindEmailRequest,
  response: BindEmailAnswer,
  summary: 'Changes the account’s e-mail address, with the code sent to it and re-authentication',
});

export const bindPhone = call('/member/bind-phone', {
  may: 'member',
  request: BindPhoneRequest,
  response: BindPhoneAnswer,
  summary: 'Changes the account’s phone number, with the code sent to it and re-authentication',
});

export const addressUndoInfo = call('/member/address-undo-info', {
  may: 'public',
  request: AddressUndoRequest,
  response: AddressUndo,
  summary: 'What the undo link of a changed address would restore',
});

export const undoAddress = call('/member/undo-address', {
  may: 'public',
  request: AddressUndoRequest,
  response: AddressUndo,
  summary: 'Restores the previous addresses, ends all sessions and voids the password',
});

export const forcedPassword = call('/member/forced-password', {
  may: 'public',
  request: ForcedPasswordRequest,
  response: SessionAnswer,
  summary: 'Completes a sign-in answered with PASSWORD_CHANGE_REQUIRED by setting a new password',
});

export const forgetPassword = call('/member/forget-password', {
  may: 'public',
  request: ForgetPasswordRequest,
  response: null,
  summary: 'Sets a new password with a code sent by mail or to a phone, and ends all sessions',
});

export const changePassword = call('/member/change-password', {
  may: 'member',
  request: ChangePasswordRequest,
  response: TokenAnswer,
  summary: 'Sets a new password, ends all sessions, and returns the token of a new one',
});

export const verifyPassword = call('/member/verify-password', {
  may: 'member',
  request: VerifyPasswordRequest,
  response: null,
  summary: 'Checks the caller’s password, for a locked screen',
});

export const sessionList = call('/member/session-list', {
  may: 'member',
  response: [SessionItem],
  summary: 'The caller’s active sessions, last used first',
});

export const endSession = call('/member/end-session', {
  may: 'member',
  request: IdRequest,
  response: null,
  summary: "Ends one of the caller's own sessions",
});

export const endOtherSessions = call('/member/end-other-sessions', {
  may: 'member',
  response: EndedSessionsAnswer,
  summary: 'Signs the caller out everywhere else',
});

export const secondFactorInfo = call('/member/second-factor-info', {
  may: 'member',
  response: SecondFactorInfo,
  summary: 'Whether the second factor is on, and whether a role requires it',
});

export const enrolSecondFactor = call('/member/enrol-second-factor', {
  may: 'member',
  request: EnrolSecondFactorRequest,
  response: SecondFactorSecret,
  summary: 'Offers a secret for an authenticator, to be confirmed with a code',
});

export const confirmSecondFactor = call('/member/confirm-second-factor', {
  may: 'member',
  request: ConfirmSecondFactorRequest,
  response: RecoveryCodes,
  summary: 'Turns the second factor on, and returns the recovery codes once',
});

export const renewRecoveryCodes = call('/member/renew-recovery-codes', {
  may: 'member',
  request: SecondFactorProof,
  response: RecoveryCodes,
  summary: 'Replaces all recovery codes and returns the new ones once',
});

export const disableSecondFactor = call('/member/disable-second-factor', {
  may: 'member',
  request: SecondFactorProof,
  response: null,
  summary: 'Turns the second factor off, unless a role requires it',
});

export const areaCodes = call('/member/area-code', {
  may: 'public',
  response: [AreaCode],
  summary: "Telephone codes of all countries, named in the reader's language",
});

export const countryList = call('/index/country-list', {
  may: 'public',
  response: [Country],
  summary: "All countries, named in the reader's language",
});
