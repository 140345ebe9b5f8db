import { NothingWritten, OutcomeUnknown } from '../../platform/database/dedicated-connection.js';
import { busy } from './lane-limits.js';
import type { Waiting } from './waiting-bid.js';

export interface Fault {
  error: unknown;
}

/** Bids of so many people failed on a lot and none was decided: the lot is broken, not they. */
const BROKEN_AFTER = 3;

/**
 * A batch has failed: finds the broken lot, or the poisoned bid, by halves (of the lots, then of the bids), so that
 * everybody else is answered. Of a broken lot the rest is not tried one by one: others wait behind it.
 * @param tryPart answers the bids of a part, or reports why it could not
 */
export async function isolate(
  batch: readonly Waiting[],
  fault: Fault,
  tryPart: (part: readonly Waiting[]) => Promise<Fault | undefined>,
): Promise<void> {
  const failed = new Map<number, { accounts: Set<number>; fault: Fault }>();
  const sound = new Set<number>();
  const brokenBy = (lot: number): Fault | undefined => {
    const failures = failed.get(lot);
    return failures && failures.accounts.size >= BROKEN_AFTER && !sound.has(lot) ? failures.fault : undefined;
  };

  const parts: { bids: readonly Waiting[]; fault?: Fault }[] = [{ bids: batch, fault }];
  for (let part = parts.shift(); part; part = parts.shift()) {
    const { bids } = part;
    const [one] = bids;
    if (!one) continue;
    const lot = one.bid.auctionId;
    const isOneLot = bids.every(({ bid }) => bid.auctionId === lot);
    const broken = isOneLot ? brokenBy(lot) : undefined;
    const found = part.fault ?? broken ?? (await tryPart(bids));
    if (!found) {
      if (isOneLot) sound.add(lot);
    } else if (broken || isOfAll(found.error)) {
      for (const { reject } of bids) reject(asBusy(found.error));
    } else if (bids.length === 1) {
      const { accounts } = failed.get(lot) ?? { accounts: new Set<number>() };
      failed.set(lot, { accounts: accounts.add(one.bid.accountId), fault: found });
      one.reject(found.error);
    } else {
      parts.unshift(...halvesOf(bids).map((half) => ({ bids: half })));
    }
  }
}

/** Contention and a lost connection are nobody's fault in particular: splitting would only repeat them. */
const isOfAll = (error: unknown): boolean =>
  error instanceof OutcomeUnknown || error instanceof NothingWritten;

const asBusy = (error: unknown): unknown => (error instanceof NothingWritten ? busy(error) : error);

function halvesOf(bids: readonly Waiting[]): (readonly Waiting[])[] {
  const lots = [...new Set(bids.map(({ bid }) => bid.auctionId))];
  if (lots.length === 1) return [bids.slice(0, bids.length >> 1), bids.slice(bids.length >> 1)];
  const first = new Set(lots.slice(0, lots.length >> 1));
  return [
    bids.filter(({ bid }) => first.has(bid.auctionId)),
    bids.filter(({ bid }) => !first.has(bid.auctionId)),
  ];
}
