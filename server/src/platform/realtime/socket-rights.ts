import { Injectable } from '@nestjs/common';
import { GrantEvents } from '../auth/grant-events.js';
import { GrantReader } from '../auth/grant-reader.js';
import { SessionEvents } from '../auth/session-events.js';
import { Log } from '../logging/log.js';
import { Realtime } from './realtime.js';
import { isSameGrants } from './same-grants.js';
import { enterStaffRooms } from './staff-rooms.js';
import { OpenSockets } from './open-sockets.js';

const SESSIONS_ENDED = 'sessions-ended';
const GRANTS_CHANGED = 'grants-changed';

/** Keeps open sockets to what their people may still do: on every node a session's death closes them. */
@Injectable()
export class SocketRights {
  constructor(
    private readonly grants: GrantReader,
    private readonly open: OpenSockets,
    private readonly log: Log,
    sessionEvents: SessionEvents,
    grantEvents: GrantEvents,
    realtime: Realtime,
  ) {
    sessionEvents.onEnded((ids) => {
      this.closeSessions(ids);
      realtime.toNodes(SESSIONS_ENDED, ids);
    });
    realtime.onNodes(SESSIONS_ENDED, (ids) => {
      // Sent by this same class on another node.
      this.closeSessions(ids as number[]);
    });
    grantEvents.onChanged((ids) => {
      void this.notifyChanged(ids);
      realtime.toNodes(GRANTS_CHANGED, ids);
    });
    realtime.onNodes(GRANTS_CHANGED, (ids) => {
      // Sent by this same class on another node.
      void this.notifyChanged(ids as number[]);
    });
  }

  closeSessions(sessionIds: readonly number[]): void {
    for (const id of sessionIds) {
      for (const socket of this.open.ofSession(id)) {
        if (!socket.connected) socket.conn.close();
        else socket.emit('session:ended');
        socket.disconnect(true);
      }
    }
  }

  /**
   * Reads the permissions of everybody here again, and notifies pages whose permissions differ: the message
   * of a change may have been lost, with the node that sent it or while Redis was away.
   */
  async compareGrants(): Promise<void> {
    await Promise.all(this.open.accountIds().map((accountId) => this.readGrants(accountId, false)));
  }

  private async notifyChanged(accountIds: readonly number[]): Promise<void> {
    try {
      const here = accountIds.filter((accountId) => this.open.ofAccount(accountId).size > 0);
      await Promise.all(here.map((accountId) => this.readGrants(accountId, true)));
    } catch (error) {
      this.log.error('permissions of open sockets could not be read again', { error });
    }
  }

  /** @param isKnownToDiffer what hangs on permissions changed, the menu for example, whatever they are themselves */
  private async readGrants(accountId: number, isKnownToDiffer: boolean): Promise<void> {
    const grants = await this.grants.read(accountId);
    for (const socket of this.open.ofAccount(accountId)) {
      const { member } = socket.data;
      if (!member || (!isKnownToDiffer && member.grants && isSameGrants(member.grants, grants))) continue;
      member.grants = grants;
      enterStaffRooms(socket);
      socket.emit('permissions-changed');
    }
  }
}
