import { Controller } from '@nestjs/common';
import { tradeRecordDocument } from '@fovea/shared-types/warehouse/trade-record.calls';
import type { TradeRecordDocumentRequest } from '@fovea/shared-types/warehouse/trade-record.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { TradeRecordPrinting } from './trade-record-printing.js';

/** What an inspector is given; the records themselves are a list. */
@Controller()
export class TradeRecordController {
  constructor(private readonly documents: TradeRecordPrinting) {}

  @Call(tradeRecordDocument)
  print(caller: StaffCaller, request: TradeRecordDocumentRequest) {
    return this.documents.address(caller, request);
  }
}
