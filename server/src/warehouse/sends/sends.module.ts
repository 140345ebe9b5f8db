import { Module } from '@nestjs/common';
import { RecallsModule } from '../compliance/recalls.module.js';
import { CustomersModule } from '../customers/customers.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { SendHolds } from './send-holds.js';
import { SendQueryService } from './send-query.service.js';
import { SendController } from './send.controller.js';
import { servedSend } from './send.record.js';
import { SendRepository } from './send.repository.js';
import { SendService } from './send.service.js';

/** Goods on their way to their recipients. */
@Module({
  imports: [CustomersModule, DocumentsModule, RecallsModule],
  controllers: [SendController, ...servedSend.controllers],
  providers: [SendHolds, SendQueryService, SendRepository, SendService, ...servedSend.providers],
})
export class SendsModule {}
