import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { LotHub } from '../live/lot-hub.js';
import type { Lot, NewBidRow } from '../lot/lot.js';
import { AuctionLanes } from './bid.service.js';

/** A lot as a command left it, and the rows it wrote. */
export interface MovedLot {
  lot: Lot;
  rows: readonly NewBidRow[];
}

/** What a command of a lot did: its answer, and what the gateway publishes once it is committed. */
export interface Commanded<Answer> {
  answer: Answer;
  moved: MovedLot | null;
}

/**
 * Commands on a lot: each once for its key, between two batches of its lane, published after the commit. One
 * without a key gets one of its own: its lane repeats it when the connection is lost, perhaps after the commit, and the
 * repeat must find the first answer.
 */
@Injectable()
export class LotCommandRunner {
  constructor(
    private readonly lanes: AuctionLanes,
    private readonly idempotency: Idempotency,
    private readonly hub: LotHub,
    private readonly outbox: Outbox,
  ) {}

  async runLotCommand<Answer>(
    caller: MemberCaller,
    path: string,
    request: { id: number; request_id?: string },
    command: (tx: Tx) => Promise<Commanded<Answer>>,
  ): Promise<Answer> {
    let committed = (): void => undefined;
    const answer = await this.idempotency.run(
      caller,
      path,
      { ...request, request_id: request.request_id ?? caller.idempotencyKey ?? randomUUID() },
      async (tx) => {
        const { answer, moved } = await command(tx);
        committed = () => {
          if (moved) this.hub.publishLot(moved.lot, moved.rows);
          this.outbox.wake();
        };
        return answer;
      },
      (work) => this.lanes.transaction(request.id, work),
    );
    // A repeat was answered from its key: nobody is notified again.
    committed();
    return answer;
  }
}
