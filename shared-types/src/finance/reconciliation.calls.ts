import { call } from '../call.js';
import {
  MissingOpening,
  ReconcileDayRequest,
  ReconciledDay,
  ReconciledDaysRequest,
} from './reconciliation.dto.js';

export const reconciledDays = call('/reconciliations/reconciled-day-list', {
  may: 'finance:reconciliation:list',
  request: ReconciledDaysRequest,
  response: [ReconciledDay],
  summary: 'Two weeks of reconciled days, newest first, with the differences of each',
});

export const reconcileDay = call('/reconciliations/reconcile-day', {
  may: 'finance:reconciliation:explain',
  request: ReconcileDayRequest,
  response: ReconciledDay,
  summary: 'Reconciles a past day again, at once',
});

export const missingOpenings = call('/reconciliations/missing-opening-list', {
  may: 'finance:reconciliation:list',
  response: [MissingOpening],
  summary: 'Currencies whose first bank statement begins with another balance than the ledger has',
});
