import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import { statementCert, withdrawStatement } from '@fovea/shared-types/warehouse/clean-statement.calls';
import type { WithdrawStatementRequest } from '@fovea/shared-types/warehouse/notice.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { CleanStatementService } from './clean-statement.service.js';

@Controller()
export class CleanStatementController {
  constructor(private readonly statements: CleanStatementService) {}

  @Call(withdrawStatement)
  withdraw(caller: StaffCaller, request: WithdrawStatementRequest) {
    return this.statements.withdraw(caller, request);
  }

  @Call(statementCert)
  cert(caller: StaffCaller, request: IdRequest) {
    return this.statements.cert(caller, request);
  }
}
