import { Body, Controller } from '@nestjs/common';
import { IdAnswer } from '@fovea/shared-types/common.dto';
import {
  addEvaluation,
  evaluationList,
  goodsEvaluationList,
  myEvaluationList,
  replyEvaluation,
  setEvaluationStatus,
} from '@fovea/shared-types/order/evaluation.calls';
import {
  AddEvaluationRequest,
  EvaluationListRequest,
  EvaluationListResponse,
  EvaluationStatusAnswer,
  EvaluationStatusRequest,
  GoodsEvaluationListRequest,
  GoodsEvaluationListResponse,
  MyEvaluationListRequest,
  MyEvaluationListResponse,
  ReplyEvaluationRequest,
} from '@fovea/shared-types/order/evaluation.dto';
import { Call, RequestCaller } from '../../platform/http/call.decorator.js';
import type { Caller, MemberCaller, StaffCaller } from '../../platform/kernel/caller.js';
import { EvaluationQueryService } from './evaluation-query.service.js';
import { EvaluationService } from './evaluation.service.js';

@Controller()
export class EvaluationController {
  constructor(
    private readonly evaluations: EvaluationService,
    private readonly queries: EvaluationQueryService,
  ) {}

  @Call(addEvaluation, {
    may: 'member',
    request: AddEvaluationRequest,
    response: IdAnswer,
    summary: 'Evaluates a received order, once',
  })
  add(@RequestCaller() caller: MemberCaller, @Body() request: AddEvaluationRequest) {
    return this.evaluations.add(caller, request);
  }

  @Call(myEvaluationList, {
    may: 'member',
    request: MyEvaluationListRequest,
    response: MyEvaluationListResponse,
    summary: 'What the caller wrote of his orders, and of which he can still write',
  })
  mine(@RequestCaller() caller: MemberCaller, @Body() request: MyEvaluationListRequest) {
    return this.queries.listMine(caller, request);
  }

  @Call(goodsEvaluationList, {
    may: 'public',
    request: GoodsEvaluationListRequest,
    response: GoodsEvaluationListResponse,
    summary: 'Evaluations of goods or of their merchant, with averages; authors are masked',
  })
  ofGoods(@RequestCaller() caller: Caller, @Body() request: GoodsEvaluationListRequest) {
    return this.queries.listOfGoods(caller, request);
  }

  @Call(evaluationList, {
    may: 'order:evaluation:list',
    request: EvaluationListRequest,
    response: EvaluationListResponse,
    summary: 'Evaluations of the company’s orders, hidden ones too',
  })
  list(@RequestCaller() caller: StaffCaller, @Body() request: EvaluationListRequest) {
    return this.queries.list(caller, request);
  }

  @Call(replyEvaluation, {
    may: 'order:evaluation:reply',
    request: ReplyEvaluationRequest,
    response: IdAnswer,
    summary: 'Answers an evaluation for everybody to read',
  })
  reply(@RequestCaller() caller: StaffCaller, @Body() request: ReplyEvaluationRequest) {
    return this.evaluations.reply(caller, request);
  }

  @Call(setEvaluationStatus, {
    may: 'order:evaluation:status',
    request: EvaluationStatusRequest,
    response: EvaluationStatusAnswer,
    summary: 'Hides an evaluation with a reason, or shows it again',
  })
  setStatus(@RequestCaller() caller: StaffCaller, @Body() request: EvaluationStatusRequest) {
    return this.evaluations.setStatus(caller, request);
  }
}
