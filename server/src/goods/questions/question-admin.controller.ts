import { Body, Controller } from '@nestjs/common';
import { adminQuestionList, answerQuestion, questionStatus } from '@fovea/shared-types/goods/question.calls';
import {
  AdminQuestionListRequest,
  AdminQuestionListResponse,
  AnswerQuestionRequest,
  QuestionAnswer,
  QuestionStatusRequest,
} from '@fovea/shared-types/goods/question.dto';
import { Call, RequestCaller } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { QuestionAdminService } from './question-admin.service.js';

@Controller()
export class QuestionAdminController {
  constructor(private readonly questions: QuestionAdminService) {}

  @Call(adminQuestionList, {
    may: 'goods:question:list',
    request: AdminQuestionListRequest,
    response: AdminQuestionListResponse,
    summary: "Questions about the company's goods",
  })
  list(@RequestCaller() caller: StaffCaller, @Body() request: AdminQuestionListRequest) {
    return this.questions.list(caller, request);
  }

  @Call(answerQuestion, {
    may: 'goods:question:answer',
    request: AnswerQuestionRequest,
    response: QuestionAnswer,
    summary: 'Answers a question for everybody to read, or corrects the answer',
  })
  answer(@RequestCaller() caller: StaffCaller, @Body() request: AnswerQuestionRequest) {
    return this.questions.answer(caller, request);
  }

  @Call(questionStatus, {
    may: 'goods:question:hide',
    request: QuestionStatusRequest,
    response: QuestionAnswer,
    summary: 'Hides a question from the shop, or shows it again',
  })
  hide(@RequestCaller() caller: StaffCaller, @Body() request: QuestionStatusRequest) {
    return this.questions.hide(caller, request);
  }
}
