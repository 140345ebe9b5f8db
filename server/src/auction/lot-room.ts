import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FoveaSocket } from '../platform/realtime/socket-types.js';
import { sendFrame, textFrame } from '../platform/realtime/raw-frame.js';

/** Sockets written to before the event loop gets a turn, so that a sweep never holds up bids. */
const SWEEP_SLICE = 100;

/**
 * Everybody on this node who watches one lot. The first change goes out at once; after that only the newest state,
 * at least `minGapMs` (or twice the last sweep) apart, encoded once. Who cannot keep up gets the next state instead
 * of a queue.
 */
export class LotRoom {
  readonly sockets = new Set<FoveaSocket>();
  private readonly behind = new Set<FoveaSocket>();
  private isSweeping = false;
  private isDirty = false;
  private nextAllowedAt = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly minGapMs: number,
    /** The newest state as the text of a socket.io packet; called once per sweep. */
    private readonly encode: () => string | null,
  ) {}

  /** There is a newer state. Returns at once. */
  changed(): void {
    this.isDirty = true;
    this.schedule();
  }

  /** Gives those who could not keep up the state of now; called once a second. */
  catchUp(): void {
    if (this.behind.size > 0) this.changed();
  }

  remove(socket: FoveaSocket): void {
    this.sockets.delete(socket);
    this.behind.delete(socket);
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private schedule(): void {
    if (this.isSweeping || this.timer !== undefined) return;
    const wait = this.nextAllowedAt - performance.now();
    this.timer = setTimeout(
      () => {
        this.timer = undefined;
        void this.sweep();
      },
      Math.max(0, wait),
    );
  }

  private async sweep(): Promise<void> {
    this.isSweeping = true;
    this.isDirty = false;
    const startedAt = performance.now();
    const text = this.encode();
    if (text !== null) {
      const frame = textFrame(text);
      let written = 0;
      for (const socket of this.sockets) {
        if (sendFrame(socket, text, frame)) this.behind.delete(socket);
        else this.behind.add(socket);
        if (++written % SWEEP_SLICE === 0) await nextTurn();
      }
    }
    const tookMs = performance.now() - startedAt;
    this.nextAllowedAt = startedAt + Math.max(this.minGapMs, 2 * tookMs);
    this.isSweeping = false;
    if (this.isDirty) this.schedule();
  }
}
