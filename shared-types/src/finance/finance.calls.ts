import { call, type NoRequest } from '../call.js';
import type { Balance } from './balance.dto.js';

/** One row per currency held; a zero row when nothing was ever held. */
export const myBalance = call<NoRequest, Balance[]>('/member/my-balance');
