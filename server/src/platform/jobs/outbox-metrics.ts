import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Log } from '../logging/log.js';
import { Metrics } from '../metrics/metrics.js';
import { OutboxRepository, type OutboxFigures } from './outbox.repository.js';

/** Figures read from the outbox at every request of /metrics. */
@Injectable()
export class OutboxMetrics implements OnModuleInit {
  private measuring: Promise<OutboxFigures | undefined> | undefined;

  constructor(
    private readonly metrics: Metrics,
    private readonly rows: OutboxRepository,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.add('fovea_outbox_waiting', 'Events not yet delivered', ({ waiting }) => waiting);
    this.add('fovea_outbox_parked', 'Events put aside for a person', ({ parked }) => parked);
    this.add(
      'fovea_outbox_parked_seconds',
      'How long the oldest of them waits for a person: the alarm is anything above 0',
      ({ parked_s }) => parked_s,
    );
    this.add('fovea_outbox_lag_seconds', 'Age of the oldest event not yet delivered', ({ lag_s }) => lag_s);
  }

  private add(name: string, help: string, figure: (measured: OutboxFigures) => number): void {
    const measure = () => this.measureOnce();
    new Gauge({
      name,
      help,
      registers: [this.metrics.registry],
      collect: async function () {
        const measured = await measure();
        if (measured) this.set(figure(measured));
        else this.remove();
      },
    });
  }

  /** One statement for all figures of one answer; without a database the other parts' figures are still worth telling. */
  private measureOnce(): Promise<OutboxFigures | undefined> {
    this.measuring ??= this.rows
      .measure()
      .catch((error: unknown) => {
        this.log.warn('outbox not measured', { error });
        return undefined;
      })
      .finally(() => {
        this.measuring = undefined;
      });
    return this.measuring;
  }
}
