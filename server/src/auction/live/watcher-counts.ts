/** How many watch a lot at this moment, over all nodes; the gateway knows. */
export abstract class WatcherCounts {
  abstract of(auctionId: number): number | Promise<number>;
}
