import { Module } from '@nestjs/common';
import { QuestionAdminController } from './question-admin.controller.js';
import { QuestionAdminService } from './question-admin.service.js';
import { QuestionController } from './question.controller.js';
import { servedQuestion } from './question.record.js';
import { QuestionRepository } from './question.repository.js';
import { QuestionService } from './question.service.js';

/** Questions about goods, and their answers. */
@Module({
  controllers: [QuestionController, QuestionAdminController, ...servedQuestion.controllers],
  providers: [QuestionRepository, QuestionService, QuestionAdminService, ...servedQuestion.providers],
})
export class QuestionModule {}
