import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Log } from '../logging/log.js';

/** A line costs more than judging a bid does: so many are written one by one in each second, more than people send. */
export const LINES_PER_SECOND = 100;
const SLOW_MS = 1_000;

/** What became of one message. */
export interface SocketLine {
  traceId: string;
  event: string;
  accountId: number | null;
  /** The code of the envelope, and why it is a refusal. */
  result: number;
  error: string | null;
  ms: number;
}

interface Counted {
  event: string;
  result: number;
  error: string | null;
  calls: number;
  slowestMs: number;
}

/**
 * One line for each message over a socket, as for each call over HTTP. In a storm of bids those beyond the
 * bound are counted instead, and reported once a second by event and result: everything is in some line, and
 * a busy lot costs no more lines than a quiet one. The result of each bid is in its row.
 */
@Injectable()
export class SocketLines implements OnApplicationShutdown {
  private written = 0;
  private readonly counted = new Map<string, Counted>();
  private second: NodeJS.Timeout | undefined;

  constructor(private readonly log: Log) {}

  add({ traceId, event, accountId, result, error, ms }: SocketLine): void {
    this.second ??= setTimeout(() => this.turn(), 1_000).unref();
    if (this.written >= LINES_PER_SECOND) {
      this.count(event, result, error, ms);
      return;
    }
    this.written += 1;
    const fields = { trace_id: traceId, event, account_id: accountId, result, error, ms: Math.round(ms) };
    if (ms > SLOW_MS) this.log.warn('slow message', fields);
    else this.log.plain('message', fields);
  }

  onApplicationShutdown(): void {
    clearTimeout(this.second);
    this.turn();
  }

  private count(event: string, result: number, error: string | null, ms: number): void {
    const key = `${event} ${error}`;
    const one = this.counted.get(key) ?? { event, result, error, calls: 0, slowestMs: 0 };
    one.calls += 1;
    one.slowestMs = Math.max(one.slowestMs, ms);
    this.counted.set(key, one);
  }

  private turn(): void {
    this.second = undefined;
    this.written = 0;
    for (const { event, result, error, calls, slowestMs } of this.counted.values())
      this.log.plain('messages', { event, result, error, calls, slowest_ms: Math.round(slowestMs) });
    this.counted.clear();
  }
}
