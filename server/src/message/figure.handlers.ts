import { Injectable } from '@nestjs/common';
import type { Tx } from '../platform/database/database.js';
import type { OutboxEvent } from '../platform/jobs/events.js';
import { type AfterCommit, OnEvent } from '../platform/jobs/on-event.decorator.js';
import { Realtime } from '../platform/realtime/realtime.js';
import { SubjectRepository } from './subject.repository.js';

/** Open pages of staff learn at once that a figure at their menu moved; they ask for the new one themselves. */
@Injectable()
export class FigureHandlers {
  constructor(
    private readonly subjects: SubjectRepository,
    private readonly realtime: Realtime,
  ) {}

  @OnEvent('auction.closed', 'message.move-figures')
  async onAuctionClosed({ payload }: OutboxEvent<'auction.closed'>, tx: Tx): Promise<AfterCommit> {
    const companyId = await this.subjects.companyOfAuction(tx, payload.auction_id);
    return () => this.realtime.figuresChanged(companyId);
  }

  @OnEvent('company.submitted', 'message.move-figures')
  async onPapersSent(): Promise<AfterCommit> {
    return () => this.realtime.figuresChanged(null);
  }

  @OnEvent('company.certification-decided', 'message.move-figures')
  async onPapersDecided(): Promise<AfterCommit> {
    return () => this.realtime.figuresChanged(null);
  }

  @OnEvent('feedback.added', 'message.move-figures')
  async onFeedback(): Promise<AfterCommit> {
    return () => this.realtime.figuresChanged(null);
  }

  @OnEvent('message-board.added', 'message.move-figures')
  async onMessage(): Promise<AfterCommit> {
    return () => this.realtime.figuresChanged(null);
  }
}
