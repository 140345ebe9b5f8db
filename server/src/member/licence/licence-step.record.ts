import { licenceStep } from '@fovea/shared-types/member/licence-step.record';
import { brokenField } from '../../platform/database/constraint-errors.js';
import { serveRecord } from '../../platform/records/serve-record.js';
import { refuseTurnedDays } from './effective-days.js';

/** Warnings of the end of licences, as staff of the platform set them. */
export const servedLicenceStep = serveRecord(licenceStep, {
  table: 'licence_step',
  constraints: {
    licence_step_once_uq: 'ALREADY_DONE',
    licence_step_days_ck: brokenField('days'),
    licence_step_dates_ck: brokenField('effective_until', 'not_after_start'),
  },
  rules: {
    settle(wanted) {
      refuseTurnedDays(wanted);
      return wanted;
    },
  },
});
