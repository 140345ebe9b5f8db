import { monthClosing } from '@fovea/shared-types/finance/month-closing.record';
import { recordPage } from '../record/record-page';
import { backOfficePage } from '../back-office-page';

/** Months that take no more entries. */
export const MonthClosingPage = recordPage(monthClosing, {
  columns: [
    { prop: 'month', width: 110, decides: true },
    { prop: 'is_closed', width: 110 },
    { prop: 'closed_by', width: 140 },
    { prop: 'closed_at', width: 160 },
    { prop: 'reopening', width: 130 },
    { prop: 'reopened_at', width: 160 },
  ],
});

backOfficePage(MonthClosingPage, { path: '/finance/monthClosings', texts: ['kit', 'system'] });
