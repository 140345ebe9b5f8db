import { call } from '../call.js';
import { TrialBalance, TrialBalanceRequest } from './trial-balance.dto.js';

export const trialBalance = call('/books/trial-balance', {
  may: 'finance:books:list',
  request: TrialBalanceRequest,
  response: TrialBalance,
  summary: 'Opening, movement and closing of the accounts in a period, both sides of each currency',
});
