import { Injectable } from '@nestjs/common';
import { SessionEvents } from '../platform/auth/session-events.js';
import type { OutboxEvent } from '../platform/jobs/events.js';
import { OnEvent, type AfterCommit } from '../platform/jobs/on-event.decorator.js';

/**
 * Closes what ended sessions hold open on any node, also where the node that ended them stopped before it
 * could publish that.
 */
@Injectable()
export class MemberHandlers {
  constructor(private readonly sessions: SessionEvents) {}

  @OnEvent('account.sessions-ended', 'member.close-open-pages')
  onSessionsEnded({ payload }: OutboxEvent<'account.sessions-ended'>): Promise<AfterCommit> {
    return Promise.resolve(() => this.sessions.ended(payload.session_ids));
  }
}
