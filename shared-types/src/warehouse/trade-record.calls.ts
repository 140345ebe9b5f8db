import { call } from '../call.js';
import { PaperAnswer } from './passport.dto.js';
import { TradeRecordPaperRequest } from './trade-record.dto.js';

export const tradeRecordPaper = call('/trade-records/trade-record-paper', {
  may: 'warehouse:trade-record:print',
  request: TradeRecordPaperRequest,
  response: PaperAnswer,
  summary:
    'Receipts and transfers of one place in a period as PDF, for an inspector; each download is written down',
});
