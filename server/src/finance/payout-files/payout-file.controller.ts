import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import { addPayoutFile, payoutFileContent, payoutFiles } from '@fovea/shared-types/finance/payout-file.calls';
import type { AddPayoutFileRequest } from '@fovea/shared-types/finance/payout-file.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { PayoutFileService } from './payout-file.service.js';

@Controller()
export class PayoutFileController {
  constructor(private readonly files: PayoutFileService) {}

  @Call(payoutFiles)
  payoutFiles(caller: StaffCaller) {
    return this.files.listPayoutFiles(caller);
  }

  @Call(addPayoutFile)
  addPayoutFile(caller: StaffCaller, request: AddPayoutFileRequest) {
    return this.files.addPayoutFile(caller, request);
  }

  @Call(payoutFileContent)
  content(caller: StaffCaller, { id }: IdRequest) {
    return this.files.content(caller, id);
  }
}
