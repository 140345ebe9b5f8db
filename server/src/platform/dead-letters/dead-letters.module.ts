import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { DeadLetterController } from './dead-letter.controller.js';
import { servedDeadLetter } from './dead-letter.record.js';
import { DeadLetterService } from './dead-letter.service.js';
import { DeadLetters } from './dead-letters.js';

/** Events whose handlers failed to the last: looked at, mended and given to them again. */
@Module({
  imports: [JobsModule],
  controllers: [DeadLetterController, ...servedDeadLetter.controllers],
  providers: [DeadLetters, DeadLetterService, ...servedDeadLetter.providers],
})
export class DeadLettersModule {}
