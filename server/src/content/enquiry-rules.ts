import { ENQUIRY_STATUS, type EnquiryStatus } from '@fovea/shared-types/states';

const { new: fresh, in_hand: inHand, answered, closed } = ENQUIRY_STATUS;

/** From where a state can be reached by staff; a closed enquiry stays closed. */
const FROM: Readonly<Record<EnquiryStatus, readonly EnquiryStatus[]>> = {
  [fresh]: [],
  [inHand]: [fresh],
  [answered]: [fresh, inHand],
  [closed]: [fresh, inHand, answered],
};

export const canReach = (from: EnquiryStatus, to: EnquiryStatus): boolean => FROM[to].includes(from);
