import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { EventHandlers } from './event-handlers.js';
import { Jobs } from './jobs.js';
import { OutboxDispatcher } from './outbox-dispatcher.js';
import { OutboxMetrics } from './outbox-metrics.js';
import { OutboxRelay } from './outbox-relay.js';
import { Outbox } from './outbox.js';
import { OutboxRepository } from './outbox.repository.js';
import { JobQueues } from './queues.js';

/** Jobs and the outbox that feeds them. */
@Module({
  imports: [DiscoveryModule],
  providers: [
    EventHandlers,
    JobQueues,
    Jobs,
    Outbox,
    OutboxDispatcher,
    OutboxMetrics,
    OutboxRelay,
    OutboxRepository,
  ],
  exports: [JobQueues, Jobs, Outbox],
})
export class JobsModule {}
