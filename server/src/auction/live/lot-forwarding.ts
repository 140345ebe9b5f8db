import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { ENV } from '../../platform/config/config.module.js';
import type { Env } from '../../platform/config/env.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { LotHub } from './lot-hub.js';
import type { LotView } from './lot-view.js';

const VIEW = 'lot-view';

/** States that cross between nodes: ours to the others, and theirs into our hub. */
@Injectable()
export class LotForwarding implements OnModuleDestroy {
  private readonly forwards = new Map<number, NodeJS.Timeout>();
  private readonly lastSent = new Map<number, LotView>();

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly hub: LotHub,
    private readonly realtime: Realtime,
  ) {
    hub.onPublish((view) => this.forward(view.id));
    // The topic is spoken by this class alone, on every node.
    realtime.onNodes(VIEW, (view) => hub.offer(view as LotView));
  }

  onModuleDestroy(): void {
    for (const timer of this.forwards.values()) clearTimeout(timer);
  }

  /** A state of this node's own making crosses to the others, newest only, at the pace of the sweeps. */
  private forward(auctionId: number): void {
    if (this.forwards.has(auctionId)) return;
    this.send(auctionId);
    this.forwards.set(
      auctionId,
      setTimeout(() => {
        this.forwards.delete(auctionId);
        const view = this.hub.latest(auctionId);
        if (view && view !== this.lastSent.get(auctionId)) this.forward(auctionId);
        else this.lastSent.delete(auctionId);
      }, this.env.auctionSweepMinMs),
    );
  }

  private send(auctionId: number): void {
    const view = this.hub.latest(auctionId);
    if (!view) return;
    this.lastSent.set(auctionId, view);
    this.realtime.toNodes(VIEW, view);
  }
}
