import { Module } from '@nestjs/common';
import { OrdersModule } from '../orders/orders.module.js';
import { EvaluationController } from './evaluation.controller.js';
import { EvaluationQueryRepository } from './evaluation-query.repository.js';
import { EvaluationQueryService } from './evaluation-query.service.js';
import { servedEvaluation } from './evaluation.record.js';
import { EvaluationRepository } from './evaluation.repository.js';
import { EvaluationService } from './evaluation.service.js';

/** What buyers write about the orders that they received. */
@Module({
  imports: [OrdersModule],
  controllers: [EvaluationController, ...servedEvaluation.controllers],
  providers: [
    EvaluationQueryRepository,
    EvaluationQueryService,
    EvaluationRepository,
    EvaluationService,
    ...servedEvaluation.providers,
  ],
})
export class EvaluationModule {}
