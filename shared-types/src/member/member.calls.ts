import { call, type NoRequest } from '../call.js';
import type { IdAnswer } from '../common.dto.js';
import type {
  AreaCode,
  Country,
  EmailLoginRequest,
  Profile,
  RegisterRequest,
  SendEmailCodeRequest,
  SessionAnswer,
  UpdateProfileRequest,
} from './member.dto.js';

export const sendEmailCode = call<SendEmailCodeRequest, null>('/member/send-email-code');
export const emailLogin = call<EmailLoginRequest, SessionAnswer>('/member/email-login');
export const register = call<RegisterRequest, SessionAnswer>('/member/register');
export const myProfile = call<NoRequest, Profile>('/member/my-profile');
export const updateProfile = call<UpdateProfileRequest, IdAnswer>('/member/update-profile');
export const areaCodes = call<NoRequest, AreaCode[]>('/member/area-code');
export const countryList = call<NoRequest, Country[]>('/index/country-list');
