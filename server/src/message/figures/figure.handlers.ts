import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { type AfterCommit, OnEvent } from '../../platform/jobs/on-event.decorator.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { OnMovedDocuments } from '../document-notices/on-documents.decorator.js';
import { FigureRepository, type OwnedTable } from './figure.repository.js';

/**
 * Notifies open pages of staff at once that a figure in their menu moved; they request the new one
 * themselves. However many lots or letters moved together, each page is notified once.
 */
@Injectable()
export class FigureHandlers {
  constructor(
    private readonly figures: FigureRepository,
    private readonly realtime: Realtime,
  ) {}

  @OnEvent('auction.started', 'message.move-figures', { batch: true })
  onAuctionsStarted(events: OutboxEvent<'auction.started'>[], tx: Tx): Promise<AfterCommit> {
    return this.notifyOwners(
      tx,
      'auction',
      events.flatMap(({ payload }) => payload.auction_ids),
    );
  }

  @OnEvent('auction.closed', 'message.move-figures', { batch: true })
  onAuctionsClosed(events: OutboxEvent<'auction.closed'>[], tx: Tx): Promise<AfterCommit> {
    return this.notifyOwners(
      tx,
      'auction',
      events.map(({ payload }) => payload.auction_id),
    );
  }

  @OnEvent('stock.document-submitted', 'message.move-figures', { batch: true })
  @OnEvent('stock.document-decided', 'message.move-figures', { batch: true })
  onDocuments(
    events: OutboxEvent<'stock.document-submitted' | 'stock.document-decided'>[],
    tx: Tx,
  ): Promise<AfterCommit> {
    return this.notifyOwners(
      tx,
      'stock_document',
      events.map(({ payload }) => payload.document_id),
    );
  }

  @OnEvent('order.placed', 'message.move-figures', { batch: true })
  @OnEvent('order.moved', 'message.move-figures', { batch: true })
  @OnEvent('order.parcel-moved', 'message.move-figures', { batch: true })
  onOrders(
    events: OutboxEvent<'order.placed' | 'order.moved' | 'order.parcel-moved'>[],
    tx: Tx,
  ): Promise<AfterCommit> {
    return this.notifyOwners(
      tx,
      'orders',
      events.map(({ payload }) => payload.order_id),
    );
  }

  @OnEvent('bargain.moved', 'message.move-figures', { batch: true })
  onBargains(events: OutboxEvent<'bargain.moved'>[], tx: Tx): Promise<AfterCommit> {
    return this.notifyOwners(
      tx,
      'bargain',
      events.map(({ payload }) => payload.bargain_id),
    );
  }

  @OnEvent('reservation.moved', 'message.move-figures', { batch: true })
  onViewings(events: OutboxEvent<'reservation.moved'>[], tx: Tx): Promise<AfterCommit> {
    return this.notifyOwners(
      tx,
      'reservation',
      events.map(({ payload }) => payload.reservation_id),
    );
  }

  /** What only the platform's staff keep. */
  @OnEvent('company.submitted', 'message.move-figures', { batch: true })
  @OnEvent('company.certification-decided', 'message.move-figures', { batch: true })
  @OnEvent('goods.submitted', 'message.move-figures', { batch: true })
  @OnEvent('goods.decided', 'message.move-figures', { batch: true })
  @OnEvent('engineer.disabled-or-enabled', 'message.move-figures', { batch: true })
  @OnEvent('licence.submitted', 'message.move-figures', { batch: true })
  @OnEvent('licence.decided', 'message.move-figures', { batch: true })
  @OnEvent('withdrawal.submitted', 'message.move-figures', { batch: true })
  @OnEvent('withdrawal.moved', 'message.move-figures', { batch: true })
  @OnEvent('setting-change.effective', 'message.move-figures', { batch: true })
  @OnEvent('setting-change.lapsed', 'message.move-figures', { batch: true })
  @OnMovedDocuments('message.move-figures')
  @OnEvent('feedback.added', 'message.move-figures', { batch: true })
  @OnEvent('message-board.added', 'message.move-figures', { batch: true })
  @OnEvent('enquiry.taken', 'message.move-figures', { batch: true })
  async onPlatformsWork(): Promise<AfterCommit> {
    return () => this.realtime.figuresChanged();
  }

  private async notifyOwners(tx: Tx, table: OwnedTable, ids: readonly number[]): Promise<AfterCommit> {
    const companyIds = await this.figures.listCompanies(tx, table, ids);
    return () => this.realtime.figuresChanged(companyIds);
  }
}
