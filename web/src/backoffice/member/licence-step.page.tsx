import { licenceStep } from '@fovea/shared-types/member/licence-step.record';
import { recordPage } from '../record/record-page';
import { backOfficePage } from '../back-office-page';

/** How long before its end a company is warned of a licence. */
export const LicenceStepPage = recordPage(licenceStep, {
  columns: [
    { prop: 'days', width: 160, decides: true },
    { prop: 'effective_from', decides: true },
    { prop: 'effective_until', decides: true },
  ],
  form: {
    byError: { ALREADY_DONE: 'days' },
  },
});

backOfficePage(LicenceStepPage, { path: '/business/licenceStep', texts: ['kit', 'system', 'member'] });
