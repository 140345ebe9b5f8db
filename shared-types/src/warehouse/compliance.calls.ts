import { call } from '../call.js';
import { TryRuleRequest, TryRuleResponse } from './compliance.dto.js';

export const tryRule = call('/compliance-rules/try-compliance-rule', {
  may: 'warehouse:rule:list',
  request: TryRuleRequest,
  response: TryRuleResponse,
  summary: 'The compliance rules in force for a sale, with the deciding ones',
});
