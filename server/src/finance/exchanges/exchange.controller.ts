import { Controller } from '@nestjs/common';
import { exchangeReference } from '@fovea/shared-types/finance/exchange-reference.calls';
import type {
  ExchangeReference,
  ExchangeReferenceRequest,
} from '@fovea/shared-types/finance/exchange-reference.dto';
import { Database } from '../../platform/database/database.js';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { ExchangeRates } from './exchange-rates.js';

@Controller()
export class ExchangeController {
  constructor(
    private readonly db: Database,
    private readonly rates: ExchangeRates,
  ) {}

  @Call(exchangeReference)
  reference(_caller: StaffCaller, request: ExchangeReferenceRequest): Promise<ExchangeReference> {
    return this.rates.reference(this.db, request);
  }
}
