import { call } from '../call.js';
import { IdAnswer, IdRequest } from '../common.dto.js';
import { WithdrawStatementRequest } from './notice.dto.js';
import { PrintedPassportAnswer } from './passport.dto.js';

export const withdrawStatement = call('/clean-statements/withdraw-clean-statement', {
  may: 'warehouse:statement:withdraw',
  request: WithdrawStatementRequest,
  response: IdAnswer,
  summary: 'Withdraws a statement that turned out to be wrong; it stays readable',
});

export const statementCert = call('/clean-statements/clean-statement-cert', {
  may: 'warehouse:statement:list',
  request: IdRequest,
  response: PrintedPassportAnswer,
  summary: 'A statement as PDF, in the reader’s language',
});
