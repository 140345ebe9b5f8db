import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import type { OutboxEvent } from '../../platform/jobs/events.js';
import { type AfterCommit, OnEvent } from '../../platform/jobs/on-event.decorator.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { FigureRepository } from './figure.repository.js';

/**
 * Open pages of staff learn at once that a figure at their menu moved; they ask for the new one themselves. However
 * many lots or letters moved together, each page is told once.
 */
@Injectable()
export class FigureHandlers {
  constructor(
    private readonly figures: FigureRepository,
    private readonly realtime: Realtime,
  ) {}

  @OnEvent('auction.started', 'message.move-figures', { batch: true })
  onAuctionsStarted(events: OutboxEvent<'auction.started'>[], tx: Tx): Promise<AfterCommit> {
    return this.tellOfLots(
      tx,
      events.flatMap(({ payload }) => payload.auction_ids),
    );
  }

  @OnEvent('auction.closed', 'message.move-figures', { batch: true })
  onAuctionsClosed(events: OutboxEvent<'auction.closed'>[], tx: Tx): Promise<AfterCommit> {
    return this.tellOfLots(
      tx,
      events.map(({ payload }) => payload.auction_id),
    );
  }

  @OnEvent('stock.document-submitted', 'message.move-figures', { batch: true })
  onPapersSent(events: OutboxEvent<'stock.document-submitted'>[], tx: Tx): Promise<AfterCommit> {
    return this.tellOfPapers(tx, events);
  }

  @OnEvent('stock.document-decided', 'message.move-figures', { batch: true })
  onPapersDecided(events: OutboxEvent<'stock.document-decided'>[], tx: Tx): Promise<AfterCommit> {
    return this.tellOfPapers(tx, events);
  }

  @OnEvent('order.placed', 'message.move-figures', { batch: true })
  @OnEvent('order.paid', 'message.move-figures', { batch: true })
  async onOrders(events: OutboxEvent<'order.placed' | 'order.paid'>[], tx: Tx): Promise<AfterCommit> {
    const companyIds = await this.figures.listCompaniesOfOrders(
      tx,
      events.map(({ payload }) => payload.order_id),
    );
    return () => this.realtime.figuresChanged(companyIds);
  }

  /** What only the platform's staff keep. */
  @OnEvent('company.submitted', 'message.move-figures', { batch: true })
  @OnEvent('company.certification-decided', 'message.move-figures', { batch: true })
  @OnEvent('goods.submitted', 'message.move-figures', { batch: true })
  @OnEvent('goods.decided', 'message.move-figures', { batch: true })
  @OnEvent('licence.submitted', 'message.move-figures', { batch: true })
  @OnEvent('licence.decided', 'message.move-figures', { batch: true })
  @OnEvent('feedback.added', 'message.move-figures', { batch: true })
  @OnEvent('message-board.added', 'message.move-figures', { batch: true })
  @OnEvent('enquiry.taken', 'message.move-figures', { batch: true })
  async onPlatformsWork(): Promise<AfterCommit> {
    return () => this.realtime.figuresChanged();
  }

  private async tellOfPapers(
    tx: Tx,
    events: readonly { payload: { document_id: number } }[],
  ): Promise<AfterCommit> {
    const companyIds = await this.figures.listCompaniesOfPapers(
      tx,
      events.map(({ payload }) => payload.document_id),
    );
    return () => this.realtime.figuresChanged(companyIds);
  }

  private async tellOfLots(tx: Tx, auctionIds: readonly number[]): Promise<AfterCommit> {
    const companyIds = await this.figures.listCompaniesOfLots(tx, auctionIds);
    return () => this.realtime.figuresChanged(companyIds);
  }
}
