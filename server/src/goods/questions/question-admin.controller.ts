import { Controller } from '@nestjs/common';
import { answerQuestion, questionStatus } from '@fovea/shared-types/goods/question.calls';
import type { AnswerQuestionRequest, QuestionStatusRequest } from '@fovea/shared-types/goods/question.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { QuestionAdminService } from './question-admin.service.js';

@Controller()
export class QuestionAdminController {
  constructor(private readonly questions: QuestionAdminService) {}

  @Call(answerQuestion)
  answerQuestion(caller: StaffCaller, request: AnswerQuestionRequest) {
    return this.questions.answerQuestion(caller, request);
  }

  @Call(questionStatus)
  hide(caller: StaffCaller, request: QuestionStatusRequest) {
    return this.questions.hide(caller, request);
  }
}
