/** How many watch a lot at this moment, over all nodes; implemented by the gateway. */
export abstract class WatcherCounts {
  abstract of(auctionId: number): number | Promise<number>;
}
