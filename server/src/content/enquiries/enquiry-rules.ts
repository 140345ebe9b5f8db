import { enquiryMachine } from '@fovea/shared-types/states/content.states';
import { ENQUIRY_STATUS, type EnquiryStatus } from '@fovea/shared-types/states';

/** How staff bring an enquiry into a state; back to a new one leads nothing. */
const BY = {
  [ENQUIRY_STATUS.in_hand]: 'take',
  [ENQUIRY_STATUS.answered]: 'answer',
  [ENQUIRY_STATUS.closed]: 'close',
} as const;

export const canReach = (from: EnquiryStatus, to: EnquiryStatus): boolean =>
  to !== ENQUIRY_STATUS.new && enquiryMachine.may(from, BY[to]);
