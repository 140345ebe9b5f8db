import { Injectable } from '@nestjs/common';
import type { ServerEvents } from '@fovea/shared-types/socket-events';
import type { FoveaServer } from './socket-types.js';
import { staffRoom } from './staff-rooms.js';

export const accountRoom = (accountId: number): string => `account:${accountId}`;

type TopicListener = (payload: unknown) => void;

/** How the rest of the server speaks to open pages and to the other nodes, without knowing sockets. */
@Injectable()
export class Realtime {
  private server: FoveaServer | undefined;
  private hasOtherNodes = false;
  private readonly topics = new Map<string, TopicListener>();

  /** Whether this person may have a page open; who has none here may have one on another node. */
  mayHavePage(accountId: number): boolean {
    return this.hasOtherNodes || (this.server?.sockets.adapter.rooms.has(accountRoom(accountId)) ?? false);
  }

  /** To every page this person has open, on whatever node. */
  toAccount<Event extends keyof ServerEvents>(
    accountId: number,
    event: Event,
    ...payload: Parameters<ServerEvents[Event]>
  ): void {
    this.server?.to(accountRoom(accountId)).emit(event, ...payload);
  }

  /** Notifies the platform's staff, and those of these companies, once that a figure of their menu may have changed. */
  figuresChanged(companyIds: readonly number[] = []): void {
    this.toStaff(companyIds, 'admin-menu:changed');
  }

  /** To the open pages of the platform's staff, and of those who work for these companies. */
  toStaff<Event extends keyof ServerEvents>(
    companyIds: readonly number[],
    event: Event,
    ...payload: Parameters<ServerEvents[Event]>
  ): void {
    this.server?.to([staffRoom(null), ...companyIds.map(staffRoom)]).emit(event, ...payload);
  }

  /** To the other nodes; nothing when there are none. */
  toNodes(topic: string, payload: unknown): void {
    if (this.hasOtherNodes) this.server?.serverSideEmit('node', topic, payload);
  }

  onNodes(topic: string, listener: TopicListener): void {
    this.topics.set(topic, listener);
  }

  attach(server: FoveaServer, hasOtherNodes: boolean): void {
    this.server = server;
    this.hasOtherNodes = hasOtherNodes;
    server.on('node', (topic, payload) => this.topics.get(topic)?.(payload));
  }
}
