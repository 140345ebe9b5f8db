import { Module } from '@nestjs/common';
import { BidLogController } from './bid-log.controller.js';
import { BidLogRepository } from './bid-log.repository.js';
import { BidLogService } from './bid-log.service.js';

/** The log of a lot as everybody reads it; `lot/lot.ts` continues it. */
@Module({
  controllers: [BidLogController],
  providers: [BidLogRepository, BidLogService],
  exports: [BidLogService],
})
export class LogModule {}
