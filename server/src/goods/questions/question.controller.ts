import { Controller } from '@nestjs/common';
import { addQuestion, myQuestionList, questionList } from '@fovea/shared-types/goods/question.calls';
import type {
  AddQuestionRequest,
  MyQuestionListRequest,
  QuestionListRequest,
} from '@fovea/shared-types/goods/question.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { Caller, MemberCaller } from '../../platform/kernel/caller.js';
import { QuestionService } from './question.service.js';

@Controller()
export class QuestionController {
  constructor(private readonly questions: QuestionService) {}

  @Call(addQuestion)
  addQuestion(caller: MemberCaller, request: AddQuestionRequest) {
    return this.questions.addQuestion(caller, request);
  }

  @Call(questionList)
  shown({ language }: Caller, request: QuestionListRequest) {
    return this.questions.shown(language, request);
  }

  @Call(myQuestionList)
  mine(caller: MemberCaller, request: MyQuestionListRequest) {
    return this.questions.mine(caller, request);
  }
}
