import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { ParkedEventController } from './parked-event.controller.js';
import { servedParkedEvent } from './parked-event.record.js';
import { ParkedEventService } from './parked-event.service.js';
import { ParkedEvents } from './parked-events.js';

/** Events whose handlers failed to the last: looked at, mended and given to them again. */
@Module({
  imports: [JobsModule],
  controllers: [ParkedEventController, ...servedParkedEvent.controllers],
  providers: [ParkedEvents, ParkedEventService, ...servedParkedEvent.providers],
})
export class ParkedEventsModule {}
