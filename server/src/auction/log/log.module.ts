import { Module } from '@nestjs/common';
import { BidLogController } from './bid-log.controller.js';
import { BidLogRepository } from './bid-log.repository.js';
import { BidLogService } from './bid-log.service.js';

/** The log of a lot: written by every command, read by everybody. */
@Module({
  controllers: [BidLogController],
  providers: [BidLogRepository, BidLogService],
  exports: [BidLogService],
})
export class LogModule {}
