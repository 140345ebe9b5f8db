import { Injectable } from '@nestjs/common';
import type { Tx } from '@fovea/server/platform/database/database';
import { AllocationService } from '@fovea/server/warehouse/documents/allocation.service';
import type { PlaceKey } from './content/places.js';
import { openMoves, type OpenMove } from './content/open-moves.js';
import { asClerk } from './demo-callers.js';
import { idOf } from './demo-made.js';
import type { MadePlaces } from './demo-places.js';
import { DemoStockPapers, thingOf } from './demo-stock-papers.js';

interface People {
  clerkId: number;
  ownerId: number;
}

/** Goods that go from one warehouse to another: some are there, some wait, some are on their way. */
@Injectable()
export class DemoStockWork {
  constructor(
    private readonly papers: DemoStockPapers,
    private readonly allocations: AllocationService,
  ) {}

  async add(tx: Tx, there: MadePlaces, peopleOf: (at: PlaceKey) => People): Promise<void> {
    for (const move of openMoves) await this.addMove(tx, there, move, peopleOf(move.from));
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
    await this.papers.decide(
      tx,
      { id, senderId: people.clerkId, sentAt: at },
      { judgeId: people.ownerId, at, notes },
    );
    if (notes !== null || ('is' in stands && stands.is === 'approved')) return;
    await this.allocations.ship(tx, clerk, { id });
    if ('received' in stands)
      await this.allocations.take(tx, clerk, {
        id,
        lines: stands.received.map((line) => thingOf(there, line)),
      });
  }
}
