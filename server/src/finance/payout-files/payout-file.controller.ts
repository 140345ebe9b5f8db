import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import {
  addPayoutFile,
  payoutFileContent,
  payoutFilePayees,
  payoutFiles,
  payoutList,
  payoutPayees,
} from '@fovea/shared-types/finance/payout-file.calls';
import type {
  AddPayoutFileRequest,
  PayoutList,
  PayoutPayees,
  PayoutPayeesRequest,
} from '@fovea/shared-types/finance/payout-file.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { PayoutListPrinting } from './payout-list-printing.js';
import { PayoutPayeesService } from './payout-payees.service.js';
import { PayoutFileService } from './payout-file.service.js';

@Controller()
export class PayoutFileController {
  constructor(
    private readonly files: PayoutFileService,
    private readonly payees: PayoutPayeesService,
    private readonly lists: PayoutListPrinting,
  ) {}

  @Call(payoutFiles)
  payoutFiles(caller: StaffCaller) {
    return this.files.listPayoutFiles(caller);
  }

  @Call(payoutPayees)
  payoutPayees(caller: StaffCaller, request: PayoutPayeesRequest): Promise<PayoutPayees> {
    return this.payees.ofNewFile(caller, request);
  }

  @Call(payoutFilePayees)
  filePayees(_caller: StaffCaller, { id }: IdRequest): Promise<PayoutPayees> {
    return this.payees.ofFile(id);
  }

  @Call(payoutList)
  payoutList(caller: StaffCaller, { id }: IdRequest): Promise<PayoutList> {
    return this.lists.addressFor(caller, id);
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
