import { ENQUIRY_STATUS } from '@fovea/shared-types/states';

interface Enquiry {
  status: number;
}

/** What the server lets staff do in each state. */
export const isNew = ({ status }: Enquiry): boolean => status === ENQUIRY_STATUS.new;
export const isOpen = ({ status }: Enquiry): boolean => status !== ENQUIRY_STATUS.closed;
export const canReply = ({ status }: Enquiry): boolean =>
  status === ENQUIRY_STATUS.new || status === ENQUIRY_STATUS.in_hand;
