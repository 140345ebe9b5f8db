import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const HTTP_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
const BATCH_SIZES = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1000];
const CLOSE_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30];

/** Everything /metrics reports, one field per figure. */
@Injectable()
export class Metrics implements OnApplicationShutdown {
  readonly registry = new Registry();
  private readonly registers = [this.registry];

  readonly httpSeconds = new Histogram({
    name: 'fovea_http_seconds',
    help: 'Time of a call by path and the code of its envelope',
    labelNames: ['path', 'code'] as const,
    buckets: HTTP_SECONDS,
    registers: this.registers,
  });
  readonly bidsAccepted = new Counter({
    name: 'fovea_bids_accepted_total',
    help: 'Submissions accepted and committed',
    registers: this.registers,
  });
  readonly bidsRefused = new Counter({
    name: 'fovea_bids_refused_total',
    help: 'Submissions refused, by identifier',
    labelNames: ['error'] as const,
    registers: this.registers,
  });
  readonly bidBatchSize = new Histogram({
    name: 'fovea_bid_batch_size',
    help: 'Submissions decided in one commit',
    buckets: BATCH_SIZES,
    registers: this.registers,
  });
  readonly closeDelaySeconds = new Histogram({
    name: 'fovea_auction_close_delay_seconds',
    help: 'Time from the end of a lot to the commit of its close',
    buckets: CLOSE_SECONDS,
    registers: this.registers,
  });
  readonly closeFailures = new Counter({
    name: 'fovea_auction_close_failures_total',
    help: 'Lots that could not be closed, each time one was tried',
    registers: this.registers,
  });
  readonly sockets = new Gauge({
    name: 'fovea_sockets',
    help: 'Open sockets on this node',
    registers: this.registers,
  });
  readonly eventFailures = new Counter({
    name: 'fovea_event_failures_total',
    help: 'Failed runs of an event handler',
    labelNames: ['handler'] as const,
    registers: this.registers,
  });
  readonly deadLetters = new Counter({
    name: 'fovea_events_parked_total',
    help: 'Events put aside after their last attempt; each needs a person',
    labelNames: ['event'] as const,
    registers: this.registers,
  });
  readonly jobFailures = new Counter({
    name: 'fovea_job_failures_total',
    help: 'Failed runs of a job',
    labelNames: ['job'] as const,
    registers: this.registers,
  });
  readonly reservationsExpired = new Counter({
    name: 'fovea_stock_reservations_expired_total',
    help: 'Reservations of stock that were released after their time, by their holder',
    labelNames: ['holder'] as const,
    registers: this.registers,
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** The text /metrics answers with. */
  render(): Promise<string> {
    return this.registry.metrics();
  }

  onApplicationShutdown(): void {
    this.registry.clear();
  }
}
