import { Injectable } from '@nestjs/common';
import { Log } from '../../platform/logging/log.js';

/** While the clock is behind, every bid meets it; it is logged once in this interval. */
const LOG_EVERY_MS = 10_000;

/** Reports that the database's clock was set back, so that rows took the time of the one before them (A2). */
@Injectable()
export class ClockWatch {
  private loggedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly log: Log) {}

  /** @param behindMs how far the clock is behind the last row of a lot */
  warn(behindMs: number): void {
    if (performance.now() - this.loggedAt < LOG_EVERY_MS) return;
    this.loggedAt = performance.now();
    this.log.warn('the database’s clock is behind the last row of a lot, whose next rows take its time', {
      behind_ms: behindMs,
    });
  }
}
