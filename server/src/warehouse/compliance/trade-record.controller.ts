import { Controller } from '@nestjs/common';
import { tradeRecordPaper } from '@fovea/shared-types/warehouse/trade-record.calls';
import type { TradeRecordPaperRequest } from '@fovea/shared-types/warehouse/trade-record.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { TradeRecordPapers } from './trade-record-papers.js';

/** What an inspector is given; the records themselves are a list. */
@Controller()
export class TradeRecordController {
  constructor(private readonly papers: TradeRecordPapers) {}

  @Call(tradeRecordPaper)
  print(caller: StaffCaller, request: TradeRecordPaperRequest) {
    return this.papers.address(caller, request);
  }
}
