import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { SessionReader } from '../auth/session-reader.js';
import { Log } from '../logging/log.js';
import { BadgeReader } from './badge-reader.js';
import { OpenSockets } from './open-sockets.js';
import { SocketRights } from './socket-rights.js';

const EVERY_MS = 60_000;

/** What every open socket gets once a minute. */
@Injectable()
export class SocketRound implements OnModuleInit, OnModuleDestroy {
  private minute: NodeJS.Timeout | undefined;

  constructor(
    private readonly sessions: SessionReader,
    private readonly badges: BadgeReader,
    private readonly open: OpenSockets,
    private readonly rights: SocketRights,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.minute = setInterval(() => void this.everyMinute(), EVERY_MS);
  }

  onModuleDestroy(): void {
    clearInterval(this.minute);
  }

  /**
   * Header counts for everybody who is here; corrects sessions and permissions whose change was not received.
   */
  private async everyMinute(): Promise<void> {
    try {
      const sockets = this.open.all();
      await Promise.all(
        sockets.map(async (socket) => {
          const { tokenHash, member } = socket.data;
          if (tokenHash && member && !(await this.sessions.read(tokenHash)))
            this.rights.closeSessions([member.sessionId]);
        }),
      );
      await this.rights.compareGrants();
      const counts = await this.badges.counts(this.open.accountIds());
      for (const [accountId, badge] of counts) {
        for (const socket of this.open.ofAccount(accountId)) socket.emit('badge', badge);
      }
    } catch (error) {
      this.log.error('round of open sockets failed', { error });
    }
  }
}
