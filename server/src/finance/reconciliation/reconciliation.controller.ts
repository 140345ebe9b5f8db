import { Controller } from '@nestjs/common';
import {
  missingOpenings,
  reconcileDay,
  reconciledDays,
} from '@fovea/shared-types/finance/reconciliation.calls';
import type {
  ReconcileDayRequest,
  ReconciledDaysRequest,
} from '@fovea/shared-types/finance/reconciliation.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { ReconciledDaysService } from './reconciled-days.service.js';

@Controller()
export class ReconciliationController {
  constructor(private readonly days: ReconciledDaysService) {}

  @Call(reconciledDays)
  reconciledDays(_caller: StaffCaller, request: ReconciledDaysRequest) {
    return this.days.listReconciledDays(request);
  }

  @Call(missingOpenings)
  missingOpenings() {
    return this.days.listMissingOpenings();
  }

  @Call(reconcileDay)
  again(_caller: StaffCaller, request: ReconcileDayRequest) {
    return this.days.again(request);
  }
}
