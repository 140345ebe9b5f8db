import { BANK_LINE_MATCHING } from '../finance/payout-file-bounds.js';
import { machine } from './machine.js';

export const bankLineMachine = machine('bank_line', BANK_LINE_MATCHING, [
  [null, 'open', 'finance', 'import'],
  ['open', 'matched', 'finance', 'match'],
  ['open', 'aside', 'finance', 'set aside'],
  ['aside', 'open', 'finance', 'open again'],
]);
