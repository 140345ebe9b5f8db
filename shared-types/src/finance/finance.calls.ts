import { call } from '../call.js';
import { Balance } from './balance.dto.js';

/** One row per currency held; a zero row when nothing was ever held. */
export const myBalance = call('/member/my-balance', {
  may: 'member',
  response: [Balance],
  summary: "The caller's money per currency, available and put aside",
});
