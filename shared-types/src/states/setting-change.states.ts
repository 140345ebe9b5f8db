import { SETTING_CHANGE_STATUS } from '../states.js';
import { machine } from './machine.js';

export const settingChangeMachine = machine('setting_change', SETTING_CHANGE_STATUS, [
  [null, 'pending', 'staff', 'request'],
  ['pending', 'approved', 'another approver', 'approve'],
  ['pending', 'rejected', 'another approver', 'reject'],
  ['pending', 'withdrawn', 'requester', 'withdraw'],
  ['pending', 'applied', 'system', 'apply'],
  ['pending', 'lapsed', 'system', 'lapse'],
]);

/** Which of its states the frame of documents means. */
export const settingChangeStates = {
  machine: settingChangeMachine,
  pending: SETTING_CHANGE_STATUS.pending,
  approved: SETTING_CHANGE_STATUS.approved,
  rejected: SETTING_CHANGE_STATUS.rejected,
  withdrawal: {
    state: SETTING_CHANGE_STATUS.withdrawn,
    isPossible: (code: number) => settingChangeMachine.may(code, 'withdraw'),
  },
} as const;
