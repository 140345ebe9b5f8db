import { Injectable } from '@nestjs/common';
import type { Member } from '../kernel/caller.js';
import type { FoveaSocket } from './socket-types.js';

/** The sockets of people that are open on this node, by session and by account. */
@Injectable()
export class OpenSockets {
  private readonly bySession = new Map<number, Set<FoveaSocket>>();
  private readonly byAccount = new Map<number, Set<FoveaSocket>>();

  add(member: Member, socket: FoveaSocket): void {
    add(this.bySession, member.sessionId, socket);
    add(this.byAccount, member.accountId, socket);
  }

  forget(socket: FoveaSocket): void {
    const { member } = socket.data;
    if (!member) return;
    remove(this.bySession, member.sessionId, socket);
    remove(this.byAccount, member.accountId, socket);
  }

  all(): FoveaSocket[] {
    return [...this.bySession.values()].flatMap((set) => [...set]);
  }

  accountIds(): number[] {
    return [...this.byAccount.keys()];
  }

  ofSession(sessionId: number): Iterable<FoveaSocket> {
    return this.bySession.get(sessionId) ?? [];
  }

  ofAccount(accountId: number): ReadonlySet<FoveaSocket> {
    return this.byAccount.get(accountId) ?? NONE;
  }
}

const NONE: ReadonlySet<FoveaSocket> = new Set();

function add<Key>(map: Map<Key, Set<FoveaSocket>>, key: Key, socket: FoveaSocket): void {
  const set = map.get(key);
  if (set) set.add(socket);
  else map.set(key, new Set([socket]));
}

function remove<Key>(map: Map<Key, Set<FoveaSocket>>, key: Key, socket: FoveaSocket): void {
  const set = map.get(key);
  set?.delete(socket);
  if (set?.size === 0) map.delete(key);
}
