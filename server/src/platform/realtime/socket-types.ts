import type { ClientEvents, ServerEvents } from '@fovea/shared-types/socket-events';
import type { Language } from '@fovea/shared-types/language';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { Member } from '../kernel/caller.js';

/** What a handshake established. */
export interface SocketData {
  member: Member | null;
  /** Hash of the session's token, to read it again. */
  tokenHash: Buffer | null;
  language: Language;
  clientAddress: string;
}

/** Between nodes: a topic and its message. */
export interface NodeEvents {
  node: (topic: string, payload: unknown) => void;
}

export type FoveaServer = Server<ClientEvents, ServerEvents, NodeEvents, SocketData>;
export type FoveaSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;
