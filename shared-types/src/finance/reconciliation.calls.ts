import { call } from '../call.js';
import { ReconcileDayRequest, ReconciledDay, ReconciledDaysRequest } from './reconciliation.dto.js';

export const reconciledDays = call('/reconciliations/reconciled-day-list', {
  may: 'finance:reconciliation:list',
  request: ReconciledDaysRequest,
  response: [ReconciledDay],
  summary: 'Two weeks of compared days, newest first, with what differs of each',
});

export const reconcileDay = call('/reconciliations/reconcile-day', {
  may: 'finance:reconciliation:explain',
  request: ReconcileDayRequest,
  response: ReconciledDay,
  summary: 'Compares a day that is over once more, at once',
});
