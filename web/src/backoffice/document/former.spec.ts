import { requestedStates, journalVoucherMachine } from '@fovea/shared-types/states/requested.states';
import { REQUESTED_STATUS } from '@fovea/shared-types/states';
import { describe, expect, it } from 'vitest';
import { againOf, formerRequest } from './former';

const states = requestedStates(journalVoucherMachine);
const { pending, booked, rejected, withdrawn } = REQUESTED_STATUS;

describe('a document that is requested once more', () => {
  it.each([
    ['an own pending one', true, pending, 'correct', 'correct'],
    ['an own rejected one', true, rejected, 'resubmit', 'resubmit'],
    ['an own withdrawn one', true, withdrawn, 'resubmit', 'resubmit'],
    ['an own approved one', true, booked, 'copy', null],
    ['an approved one of another', false, booked, 'copy', null],
    ['a rejected one of another', false, rejected, 'copy', 'copy'],
    ['a pending one of another', false, pending, 'copy', null],
  ] as const)('is %s: corrected, or copied where it may be repeated', (_, is_own, status, again, once) => {
    expect(againOf({ is_own, status }, states, true)).toBe(again);
    expect(againOf({ is_own, status }, states, false)).toBe(once);
  });

  it('names the former with the state that was read, unless it is copied', () => {
    const former = {
      shown: { id: 7, status: rejected, is_own: true, audit_notes: 'no paper' },
      ...{ name: 'JV-7', isPending: false, notes: 'no paper' },
    };
    expect(formerRequest({ ...former, isCorrected: true })).toEqual({
      former_id: 7,
      former_status: rejected,
    });
    expect(formerRequest({ ...former, isCorrected: false })).toEqual({});
    expect(formerRequest(undefined)).toEqual({});
  });
});
