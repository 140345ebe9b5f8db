import { Controller } from '@nestjs/common';
import {
  addEvaluation,
  goodsEvaluationList,
  myEvaluationList,
  replyEvaluation,
  setEvaluationStatus,
} from '@fovea/shared-types/order/evaluation.calls';
import type {
  AddEvaluationRequest,
  EvaluationStatusRequest,
  GoodsEvaluationListRequest,
  MyEvaluationListRequest,
  ReplyEvaluationRequest,
} from '@fovea/shared-types/order/evaluation.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { Caller, MemberCaller, StaffCaller } from '../../platform/kernel/caller.js';
import { EvaluationQueryService } from './evaluation-query.service.js';
import { EvaluationService } from './evaluation.service.js';

@Controller()
export class EvaluationController {
  constructor(
    private readonly evaluations: EvaluationService,
    private readonly queries: EvaluationQueryService,
  ) {}

  @Call(addEvaluation)
  addEvaluation(caller: MemberCaller, request: AddEvaluationRequest) {
    return this.evaluations.addEvaluation(caller, request);
  }

  @Call(myEvaluationList)
  mine(caller: MemberCaller, request: MyEvaluationListRequest) {
    return this.queries.listMine(caller, request);
  }

  @Call(goodsEvaluationList)
  ofGoods(caller: Caller, request: GoodsEvaluationListRequest) {
    return this.queries.listOfGoods(caller, request);
  }

  @Call(replyEvaluation)
  reply(caller: StaffCaller, request: ReplyEvaluationRequest) {
    return this.evaluations.reply(caller, request);
  }

  @Call(setEvaluationStatus)
  setEvaluationStatus(caller: StaffCaller, request: EvaluationStatusRequest) {
    return this.evaluations.setEvaluationStatus(caller, request);
  }
}
