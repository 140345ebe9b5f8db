import { call } from '../call.js';
import { TryRuleRequest, TryRuleResponse } from './compliance.dto.js';

export const tryRule = call('/compliance-rules/try-compliance-rule', {
  may: 'warehouse:rule:list',
  request: TryRuleRequest,
  response: TryRuleResponse,
  summary: 'What the rules of today say of a sale, and why',
});
