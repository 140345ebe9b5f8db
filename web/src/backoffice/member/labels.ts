import { member } from '@fovea/shared-types/member/member.record';
import { merchant } from '@fovea/shared-types/member/merchant.record';
import { localText } from '../../lib/local-text';

/** What the lists call their fields, for details and forms by hand. */
export const memberLabel = (name: keyof typeof member.declared.shown): string =>
  localText(member.declared.shown[name].label);
export const merchantLabel = (name: keyof typeof merchant.declared.shown): string =>
  localText(merchant.declared.shown[name].label);
