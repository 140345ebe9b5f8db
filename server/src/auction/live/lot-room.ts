import { sendFrame, textFrame } from '../../platform/realtime/raw-frame.js';
import type { FoveaSocket } from '../../platform/realtime/socket-types.js';
import type { RightOfWay } from './right-of-way.js';

/** Sockets written to before bids get their turn. */
const SLICE = 32;
/** What a round waits for bids, all its turns together: in a storm there is always one under way. */
const PATIENCE_MS = 50;

/** What a watcher was sent last. */
interface Watcher {
  version: number;
  seq: number;
}

/** Where a room reads the newest state of its lot. */
export interface RoomState {
  seq(): number;
  /** The newest state as the text of a socket.io packet, for those whose last push was of `prevSeq`. */
  packet(prevSeq: number): string;
}

interface Frame {
  packet: string;
  bytes: Buffer;
}

/**
 * All watchers of one lot on this node. The first change is sent at once. Rounds begin at least `minGapMs`
 * apart; each sends every watcher who lacks it the newest state at their turn, encoded once for all who have
 * the same state. So a change reaches the last of thousands within one round, whatever was under way when it
 * came, and a slow client gets the next state instead of a queue.
 */
export class LotRoom {
  private readonly watchers = new Map<FoveaSocket, Watcher>();
  private version = 0;
  private isUnderWay = false;
  private hasSlowOnes = false;
  private nextAllowedAt = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly minGapMs: number,
    private readonly state: RoomState,
    private readonly rightOfWay: RightOfWay,
    private readonly onFault: (error: unknown) => void,
  ) {}

  get size(): number {
    return this.watchers.size;
  }

  add(socket: FoveaSocket): void {
    this.watchers.set(socket, { version: this.version, seq: this.state.seq() });
  }

  remove(socket: FoveaSocket): void {
    this.watchers.delete(socket);
  }

  /** There is a newer state. Returns at once. */
  changed(): void {
    this.version += 1;
    this.schedule();
  }

  /** Sends what no later packet builds on; a client that has not read the previous packet is skipped. */
  broadcast(packet: string): void {
    this.broadcastToAll(packet).catch(this.onFault);
  }

  /** Gives those who could not keep up the state of now; called once a second. */
  catchUp(): void {
    if (this.hasSlowOnes) this.schedule();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private schedule(): void {
    if (this.isUnderWay || this.timer !== undefined) return;
    const wait = Math.max(0, this.nextAllowedAt - performance.now());
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.round().catch(this.onFault);
    }, wait);
  }

  private async round(): Promise<void> {
    this.isUnderWay = true;
    this.nextAllowedAt = performance.now() + this.minGapMs;
    const versionAtStart = this.version;
    try {
      await this.sendToAll();
    } finally {
      this.isUnderWay = false;
      // Watchers who had their turn before the change get it in the next round.
      if (this.version !== versionAtStart) this.schedule();
    }
  }

  private async sendToAll(): Promise<void> {
    this.hasSlowOnes = false;
    let version = this.version;
    let frames = new Map<number, Frame>();
    let sent = 0;
    let patience = PATIENCE_MS;
    for (const [socket, watcher] of this.watchers) {
      if (watcher.version === version) continue;
      const { packet, bytes } = this.frameAfter(watcher.seq, frames);
      if (sendFrame(socket, packet, bytes)) {
        watcher.version = version;
        watcher.seq = this.state.seq();
      } else {
        this.hasSlowOnes = true;
      }
      sent += 1;
      if (sent % SLICE > 0) continue;
      patience -= await this.rightOfWay.giveWay(patience);
      if (version === this.version) continue;
      version = this.version;
      frames = new Map();
    }
  }

  private async broadcastToAll(packet: string): Promise<void> {
    const bytes = textFrame(packet);
    let sent = 0;
    let patience = PATIENCE_MS;
    for (const socket of this.watchers.keys()) {
      sendFrame(socket, packet, bytes);
      sent += 1;
      if (sent % SLICE === 0) patience -= await this.rightOfWay.giveWay(patience);
    }
  }

  private frameAfter(prevSeq: number, frames: Map<number, Frame>): Frame {
    let frame = frames.get(prevSeq);
    if (!frame) {
      const packet = this.state.packet(prevSeq);
      frame = { packet, bytes: textFrame(packet) };
      frames.set(prevSeq, frame);
    }
    return frame;
  }
}
