import { Controller } from '@nestjs/common';
import { trialBalance } from '@fovea/shared-types/finance/trial-balance.calls';
import type { TrialBalanceRequest } from '@fovea/shared-types/finance/trial-balance.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { LedgerReportService } from './ledger-report.service.js';

@Controller()
export class LedgerReportController {
  constructor(private readonly reports: LedgerReportService) {}

  @Call(trialBalance)
  trialBalance(_caller: StaffCaller, request: TrialBalanceRequest) {
    return this.reports.trialBalance(request);
  }
}
