import { Controller } from '@nestjs/common';
import type { IdActionRequest, IdRequest } from '@fovea/shared-types/common.dto';
import {
  addExchange,
  auditExchange,
  cancelExchange,
  exchangeDetail,
} from '@fovea/shared-types/finance/exchange.calls';
import type { AddExchangeRequest } from '@fovea/shared-types/finance/exchange.dto';
import type { AuditMoneyRequest } from '@fovea/shared-types/platform/approval.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { ExchangeQueryService } from './exchange-query.service.js';
import { ExchangeReviewService } from './exchange-review.service.js';
import { ExchangeService } from './exchange.service.js';

/** Exchanges between currencies, as finance asks for, books and refuses them. */
@Controller()
export class ExchangeController {
  constructor(
    private readonly exchanges: ExchangeService,
    private readonly reviews: ExchangeReviewService,
    private readonly queries: ExchangeQueryService,
  ) {}

  @Call(exchangeDetail)
  exchangeDetail(caller: StaffCaller, { id }: IdRequest) {
    return this.queries.getExchangeDetail(caller, id);
  }

  @Call(addExchange)
  addExchange(caller: StaffCaller, request: AddExchangeRequest) {
    return this.exchanges.addExchange(caller, request);
  }

  @Call(cancelExchange)
  cancelExchange(caller: StaffCaller, request: IdActionRequest) {
    return this.exchanges.cancelExchange(caller, request);
  }

  @Call(auditExchange)
  auditExchange(caller: StaffCaller, request: AuditMoneyRequest) {
    return this.reviews.decideExchange(caller, request);
  }
}
