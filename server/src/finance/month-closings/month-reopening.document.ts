import { monthReopening } from '@fovea/shared-types/finance/month-reopening.record';
import type { LockedOf } from '../../platform/documents/document-rules.js';
import { serveDocument } from '../../platform/documents/serve-document.js';
import { MonthReopeningRules } from './month-reopening.rules.js';

export type MonthReopeningRow = LockedOf<typeof monthReopening.declared>;

/** Month reopenings as finance lists, requests and decides them. */
export const servedMonthReopening = serveDocument<typeof monthReopening.declared, MonthReopeningRow>(
  monthReopening,
  {
    table: 'month_reopening',
    rowsOf: { sharedBy: 'the ledger of the platform, of none of its people' },
    joins: 'JOIN account m ON m.id = t.made_by',
    shown: { asked_by: 'm.username' },
    filters: {
      begin: (filter, at) => filter.between('t.created_at', at, undefined),
      end: (filter, at) => filter.between('t.created_at', undefined, at),
    },
    rules: MonthReopeningRules,
  },
);
