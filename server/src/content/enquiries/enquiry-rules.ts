import { enquiryMachine } from '@fovea/shared-types/states/content.states';
import { ENQUIRY_STATUS, type EnquiryStatus } from '@fovea/shared-types/states';

/** The column of the staff member for each state of an enquiry; a new one has none. */
const BY = {
  [ENQUIRY_STATUS.in_hand]: 'take',
  [ENQUIRY_STATUS.answered]: 'answer',
  [ENQUIRY_STATUS.closed]: 'close',
} as const;

export const canReach = (from: EnquiryStatus, to: EnquiryStatus): boolean =>
  to !== ENQUIRY_STATUS.new && enquiryMachine.may(from, BY[to]);
