import { Module } from '@nestjs/common';
import { FeeRepository } from './fee.repository.js';
import { FeeService } from './fee.service.js';
import { servedPlatformFee } from './platform-fee.record.js';

/** What the platform takes of sales. */
@Module({
  controllers: [...servedPlatformFee.controllers],
  providers: [FeeRepository, FeeService, ...servedPlatformFee.providers],
  exports: [FeeService],
})
export class FeesModule {}
