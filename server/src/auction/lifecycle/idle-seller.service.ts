import { Injectable } from '@nestjs/common';
import { auctionMachine } from '@fovea/shared-types/states/auction.states';
import { MERCHANT_STATUS } from '@fovea/shared-types/states';
import { SELLER_IDLE } from '../../i18n/cancel-reason-text.js';
import { maySellSql } from '../../member/company/certification-rules.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database, type Queryable, type Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { AuctionLanes } from '../bidding/bid.service.js';
import { LotOutcomes } from '../ending/lot-outcomes.js';
import { LotHub } from '../live/lot-hub.js';
import { isOpen } from '../rules/bid-rules.js';
import { LockedLots } from '../bidding/locked-lots.js';
import type { Lot } from '../lot/lot.js';

/** Running lots of a merchant that are looked at together. */
const LOOK_AT = 500;

const CANCELLABLE = auctionMachine.from('cancel', 'merchant disabled or expired').join();

/** Why a merchant may not sell: the platform disabled it, or its certification has ended. */
type Idleness = 'disabled' | 'expired';

/**
 * Stops the lots of a merchant that may no longer sell. Nothing new starts. Running lots are cancelled; where
 * the certification has merely ended, valid bids are honoured and their lots run to their end.
 */
@Injectable()
export class IdleSellerService {
  constructor(
    private readonly db: Database,
    private readonly lanes: AuctionLanes,
    private readonly lots: LockedLots,
    private readonly outcomes: LotOutcomes,
    private readonly hub: LotHub,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** Nothing of such a merchant is offered anew. */
  async refuse(q: Queryable, companyId: number | null): Promise<void> {
    if (companyId === null) return;
    if ((await this.idleAmong(q, [companyId])).size > 0) throw new AppError('SELLER_IDLE');
  }

  /**
   * Cancels those of the lots that do not continue; the caller holds their locks, and publishes them once
   * committed.
   */
  async stop(tx: Tx, lots: readonly Lot[], now: number): Promise<Lot[]> {
    const companyIds = lots.flatMap(({ companyId }) => companyId ?? []);
    if (companyIds.length === 0) return [];
    const idle = await this.idleAmong(tx, companyIds);
    const stopped = lots.filter((lot) => endsBy(lot, idle.get(lot.companyId ?? 0)));
    await this.outcomes.write(
      tx,
      stopped.map((lot) => ({
        lot,
        status: 'cancelled',
        closedAt: now,
        reason: 'cancelled',
        cancelReason: SELLER_IDLE,
      })),
    );
    for (const lot of stopped)
      await this.audit.record(tx, null, {
        action: 'auction.cancel',
        subjectType: 'auction',
        subjectId: lot.id,
        reason: SELLER_IDLE,
      });
    return stopped;
  }

  /** Stops what runs of this merchant, each lot as a command of its lane; doing it twice is a no-op. */
  async stopRunning(companyId: number): Promise<void> {
    for (let last = 0; ;) {
      const ids = await this.listRunning(companyId, last);
      for (const id of ids) await this.stopOne(id);
      if (ids.length < LOOK_AT) return;
      last = ids.at(-1) ?? last;
    }
  }

  private async stopOne(id: number): Promise<void> {
    const stopped = await this.lanes.transaction(id, async (tx) => {
      const lots = await this.lots.lockLots(tx, [id]);
      // Read after the lock: an end that has come meanwhile is decided by the close (A2).
      const now = await this.db.clock(tx);
      const running = lots.filter(
        ({ state }) => isOpen(state) && state.terms.startAt <= now && now < state.endAt,
      );
      return this.stop(tx, running, now);
    });
    for (const lot of stopped) this.hub.publishLot(lot, []);
    if (stopped.length > 0) this.outbox.wake();
  }

  private async listRunning(companyId: number, after: number): Promise<number[]> {
    const { rows } = await this.db.query<{ id: number }>(
      `SELECT id FROM auction
       WHERE company_id = $1 AND id > $2 AND status IN (${CANCELLABLE}) AND start_at <= clock_timestamp()
       ORDER BY id LIMIT ${LOOK_AT}`,
      [companyId, after],
    );
    return rows.map((row) => row.id);
  }

  private async idleAmong(q: Queryable, companyIds: readonly number[]): Promise<Map<number, Idleness>> {
    const { rows } = await q.query<{ id: number; idleness: Idleness }>(
      `SELECT c.id, CASE c.status WHEN ${MERCHANT_STATUS.disabled} THEN 'disabled' ELSE 'expired' END AS idleness
       FROM company c WHERE c.id = ANY ($1::bigint[]) AND NOT ${maySellSql('c')}`,
      [[...companyIds]],
    );
    return new Map(rows.map(({ id, idleness }) => [id, idleness]));
  }
}

const endsBy = ({ state }: Lot, idleness: Idleness | undefined): boolean =>
  idleness === 'disabled' || (idleness === 'expired' && state.leaderId === null);
