import { member } from '@fovea/shared-types/member/member.record';
import { merchant } from '@fovea/shared-types/member/merchant.record';
import { localText } from '../../lib/local-text';

/** Labels of the list's fields, for details and forms outside the record. */
export const memberLabel = (name: keyof typeof member.declared.shown): string =>
  localText(member.declared.shown[name].label);
export const merchantLabel = (name: keyof typeof merchant.declared.shown): string =>
  localText(merchant.declared.shown[name].label);
