import { enquiryMachine } from '@fovea/shared-types/states/content.states';

interface Enquiry {
  status: number;
}

/** What the server lets staff do in each state. */
export const isNew = ({ status }: Enquiry): boolean => enquiryMachine.may(status, 'take');
export const isOpen = ({ status }: Enquiry): boolean => enquiryMachine.may(status, 'close');
export const canReply = ({ status }: Enquiry): boolean => enquiryMachine.may(status, 'answer');
