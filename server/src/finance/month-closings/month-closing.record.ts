import { monthClosing } from '@fovea/shared-types/finance/month-closing.record';
import { serveRecord } from '../../platform/records/serve-record.js';
import { MonthClosingRules } from './month-closing.rules.js';

/** Closed months as finance lists them and closes another. */
export const servedMonthClosing = serveRecord(monthClosing, {
  table: 'month_closing',
  rowsOf: { sharedBy: 'the ledger of the platform, of none of its people' },
  joins: 'LEFT JOIN account m ON m.id = t.closed_by LEFT JOIN month_reopening r ON r.id = t.reopening_id',
  shown: { closed_by: 'm.username', reopening: 'r.sn' },
  filters: {
    is_closed: (filter, yes) => {
      filter.where(`t.is_closed = ${filter.value(yes === 1)}`);
    },
  },
  rules: MonthClosingRules,
});
