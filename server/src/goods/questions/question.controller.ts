import { Body, Controller } from '@nestjs/common';
import { IdAnswer } from '@fovea/shared-types/common.dto';
import { addQuestion, myQuestionList, questionList } from '@fovea/shared-types/goods/question.calls';
import {
  AddQuestionRequest,
  MyQuestionListRequest,
  MyQuestionListResponse,
  QuestionListRequest,
  QuestionListResponse,
} from '@fovea/shared-types/goods/question.dto';
import { Call, RequestCaller } from '../../platform/http/call.decorator.js';
import type { Caller, MemberCaller } from '../../platform/kernel/caller.js';
import { QuestionService } from './question.service.js';

@Controller()
export class QuestionController {
  constructor(private readonly questions: QuestionService) {}

  @Call(addQuestion, {
    may: 'member',
    request: AddQuestionRequest,
    response: IdAnswer,
    summary: 'Asks the seller about goods',
  })
  add(@RequestCaller() caller: MemberCaller, @Body() request: AddQuestionRequest) {
    return this.questions.add(caller, request);
  }

  @Call(questionList, {
    may: 'public',
    request: QuestionListRequest,
    response: QuestionListResponse,
    summary: 'Answered questions about goods, the newest answer first, without who asked',
  })
  shown(@RequestCaller() { language }: Caller, @Body() request: QuestionListRequest) {
    return this.questions.shown(language, request);
  }

  @Call(myQuestionList, {
    may: 'member',
    request: MyQuestionListRequest,
    response: MyQuestionListResponse,
    summary: 'What the caller asked, with the answers',
  })
  mine(@RequestCaller() caller: MemberCaller, @Body() request: MyQuestionListRequest) {
    return this.questions.mine(caller, request);
  }
}
