import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import type { MovedLot } from '../bidding/lot-command-runner.js';
import { LockedLots } from '../bidding/locked-lots.js';
import { timeOf, type Lot, appendRow } from '../lot/lot.js';
import { applyOutageExtension } from '../rules/lot-rules.js';
import { outageExtension } from '../rules/close-rules.js';

interface OutageRow {
  id: number;
  began_at: Date;
  recovered_at: Date;
}

/** An end that fell into an outage of the platform is not closed in silence. */
@Injectable()
export class OutageExtension {
  constructor(private readonly lots: LockedLots) {}

  /** Moves the ends that fell into an outage. The caller holds the locks, and publishes once it is committed. */
  async extend(tx: Tx, lots: readonly Lot[], now: number): Promise<MovedLot[]> {
    const due = lots.filter((lot) => lot.state.status === 'bidding' && lot.state.endAt <= now);
    if (due.length === 0) return [];
    const { rows: outages } = await tx.query<OutageRow>(
      `SELECT id, began_at, recovered_at FROM outage WHERE recovered_at >= to_timestamp($1) ORDER BY id`,
      [Math.min(...due.map((lot) => lot.state.endAt)) / 1000],
    );
    const extended = new Map<Lot, MovedLot>();
    for (const outage of outages) {
      const span = { lastBeatAt: outage.began_at.getTime(), recoveredAt: outage.recovered_at.getTime() };
      for (const lot of due) {
        const newEnd = extended.has(lot) ? null : outageExtension(lot.state.endAt, span);
        if (newEnd === null || newEnd <= now) continue;
        const moved = await this.moveEnd(tx, lot, outage.id, newEnd, now);
        if (moved) extended.set(lot, moved);
      }
    }
    return [...extended.values()];
  }

  private async moveEnd(
    tx: Tx,
    lot: Lot,
    outageId: number,
    newEnd: number,
    now: number,
  ): Promise<MovedLot | null> {
    const [state, row] = applyOutageExtension(lot.state, newEnd);
    if ('error' in row) return null;
    lot.state = state;
    const rows = [appendRow(lot, row, timeOf(lot, now), { reason: 'outage' })];
    await tx.query(`UPDATE auction SET last_outage_id = $2 WHERE id = $1`, [lot.id, outageId]);
    await this.lots.save(tx, {
      rows,
      lots: [lot],
      bidders: [],
      refusals: [],
      events: [
        {
          event: 'auction.extended',
          payload: { auction_id: lot.id, end_at: new Date(newEnd).toISOString(), cause: 'outage' },
        },
      ],
    });
    return { lot, rows };
  }
}
