import { REQUESTED_STATUS } from '../states.js';
import { machine } from './machine.js';

const requestedMachine = <const Id extends string>(id: Id) =>
  machine(id, REQUESTED_STATUS, [
    [null, 'pending', 'finance', 'ask'],
    ['pending', 'booked', 'finance', 'approve'],
    ['pending', 'rejected', 'finance', 'reject'],
    ['pending', 'withdrawn', 'requester', 'withdraw'],
  ]);

/** Which of its states a document's frame means. */
export const requestedStates = <const M extends RequestedMachine>(machine: M) => ({
  machine,
  pending: REQUESTED_STATUS.pending,
  approved: REQUESTED_STATUS.booked,
  rejected: REQUESTED_STATUS.rejected,
  withdrawal: {
    state: REQUESTED_STATUS.withdrawn,
    isPossible: (code: number) => machine.may(code, 'withdraw'),
  },
});

export type RequestedMachine = ReturnType<typeof requestedMachine>;

export const exchangeMachine = requestedMachine('exchange');
export const journalVoucherMachine = requestedMachine('journal_voucher');
export const writeOffMachine = requestedMachine('write_off');
export const monthReopeningMachine = requestedMachine('month_reopening');
