import { call } from '../call.js';
import { PrintedPassportAnswer } from './passport.dto.js';
import { TradeRecordDocumentRequest } from './trade-record.dto.js';

export const tradeRecordDocument = call('/trade-records/trade-record-paper', {
  may: 'warehouse:trade-record:print',
  request: TradeRecordDocumentRequest,
  response: PrintedPassportAnswer,
  summary:
    'Receipts and transfers of one place in a period as PDF, for an inspector; each download is written down',
});
