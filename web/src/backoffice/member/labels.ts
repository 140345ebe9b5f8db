import { member } from '@fovea/shared-types/member/member.record';
import { merchant } from '@fovea/shared-types/member/merchant.record';
import { says } from '../../lib/words';

/** What the lists call their fields, for details and forms by hand. */
export const memberLabel = (name: keyof typeof member.declared.shown): string =>
  says(member.declared.shown[name].label);
export const merchantLabel = (name: keyof typeof merchant.declared.shown): string =>
  says(merchant.declared.shown[name].label);
