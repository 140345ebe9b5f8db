import { Controller } from '@nestjs/common';
import { sentRemittances, sendRemittance } from '@fovea/shared-types/finance/remittance.calls';
import type {
  SendRemittanceRequest,
  SentRemittancesRequest,
} from '@fovea/shared-types/finance/remittance.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { RemittanceQueryService } from './remittance-query.service.js';
import { RemittanceService } from './remittance.service.js';

@Controller()
export class RemittanceController {
  constructor(
    private readonly remittances: RemittanceService,
    private readonly queries: RemittanceQueryService,
  ) {}

  @Call(sendRemittance)
  send(caller: MemberCaller, request: SendRemittanceRequest) {
    return this.remittances.send(caller, request);
  }

  @Call(sentRemittances)
  ofSubject(caller: MemberCaller, request: SentRemittancesRequest) {
    return this.queries.ofSubject(caller, request);
  }
}
