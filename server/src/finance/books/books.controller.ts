import { Controller } from '@nestjs/common';
import { trialBalance } from '@fovea/shared-types/finance/books.calls';
import type { TrialBalanceRequest } from '@fovea/shared-types/finance/books.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { BooksService } from './books.service.js';

@Controller()
export class BooksController {
  constructor(private readonly books: BooksService) {}

  @Call(trialBalance)
  trialBalance(_caller: StaffCaller, request: TrialBalanceRequest) {
    return this.books.trialBalance(request);
  }
}
