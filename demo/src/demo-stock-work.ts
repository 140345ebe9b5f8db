import { Injectable } from '@nestjs/common';
import type { Tx } from '@fovea/server/platform/database/database';
import { CountConfirmation } from '@fovea/server/warehouse/counts/count-confirm.service';
import { CountEntries } from '@fovea/server/warehouse/counts/count-entry.service';
import { CountService } from '@fovea/server/warehouse/counts/count.service';
import { AllocationService } from '@fovea/server/warehouse/documents/allocation.service';
import type { PlaceKey } from './content/places.js';
import { openCounts, openMoves, type OpenCount, type OpenMove } from './content/open-moves.js';
import { asClerk } from './demo-callers.js';
import { idOf } from './demo-made.js';
import type { MadePlaces } from './demo-places.js';
import { DemoStockDocuments, thingOf } from './demo-stock-documents.js';
import { DemoWarehouseRepository } from './demo-warehouse.repository.js';

interface People {
  clerkId: number;
  ownerId: number;
}

/** Goods that go from one warehouse to another, and counts: some at an end, some that people are at. */
@Injectable()
export class DemoStockWork {
  constructor(
    private readonly rows: DemoWarehouseRepository,
    private readonly documents: DemoStockDocuments,
    private readonly allocations: AllocationService,
    private readonly counts: CountService,
    private readonly entries: CountEntries,
    private readonly confirmation: CountConfirmation,
  ) {}

  async add(tx: Tx, there: MadePlaces, peopleOf: (at: PlaceKey) => People): Promise<void> {
    for (const move of openMoves) await this.addMove(tx, there, move, peopleOf(move.from));
    for (const count of openCounts) await this.addCount(tx, there, count, peopleOf(count.at));
  }

  private async addMove(tx: Tx, there: MadePlaces, move: OpenMove, people: People): Promise<void> {
    const { from, to, remark, lines, stands } = move;
    const clerk = asClerk(people.clerkId, idOf(there.companies, from));
    const { id } = await this.allocations.propose(tx, clerk, {
      from_ware_house_id: idOf(there.warehouses, from),
      to_ware_house_id: idOf(there.warehouses, to),
      remark,
      lines: lines.map((line) => thingOf(there, line)),
    });
    if ('is' in stands && stands.is === 'waiting') return;
    const at = new Date();
    const notes = 'rejected' in stands ? stands.rejected : null;
    await this.documents.decide(
      tx,
      { id, senderId: people.clerkId, sentAt: at },
      { judgeId: people.ownerId, at, notes },
    );
    if (notes !== null || ('is' in stands && stands.is === 'approved')) return;
    await this.allocations.ship(tx, clerk, { id });
    if ('received' in stands)
      await this.allocations.receiveLocked(tx, clerk, {
        id,
        lines: stands.received.map((line) => thingOf(there, line)),
      });
  }

  private async addCount(tx: Tx, there: MadePlaces, count: OpenCount, people: People): Promise<void> {
    const { at, scope, location, bins, remark, ended } = count;
    const companyId = idOf(there.companies, at);
    const clerk = asClerk(people.clerkId, companyId);
    const { id } = await this.counts.begin(tx, clerk, {
      ware_house_id: idOf(there.warehouses, at),
      scope,
      remark,
      ...(location !== undefined && { location }),
      ...(bins !== undefined && { bin_ids: bins.map((bin) => idOf(there.bins, `${at} ${bin}`)) }),
    });
    const piles = (await this.rows.pilesToCount(tx, id)).slice(0, count.counted);
    if (piles.length > 0)
      await this.entries.take(tx, clerk, {
        id,
        lines: piles.map(({ line, expected }, place) => ({
          line,
          quantity: Math.max(0, place === 0 ? expected - count.fewer : expected),
        })),
      });
    const owner = asClerk(people.ownerId, companyId);
    if (ended === 'confirmed') await this.confirmation.settle(tx, owner, { id });
    else if (ended !== undefined) await this.counts.end(tx, owner, { id, reason: ended.cancelled });
  }
}
