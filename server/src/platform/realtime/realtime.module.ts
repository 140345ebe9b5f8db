import { Global, Module } from '@nestjs/common';
import { OpenSockets } from './open-sockets.js';
import { RealtimeGateway } from './realtime.gateway.js';
import { SocketLines } from './socket-lines.js';
import { SocketHandshake } from './socket-handshake.js';
import { SocketRights } from './socket-rights.js';
import { SocketRound } from './socket-round.js';
import { Realtime } from './realtime.js';
import { SocketCalls } from './socket-calls.js';

/** Sockets: the port other modules speak through, and the gateway behind it. */
@Global()
@Module({
  providers: [
    OpenSockets,
    Realtime,
    RealtimeGateway,
    SocketCalls,
    SocketHandshake,
    SocketLines,
    SocketRights,
    SocketRound,
  ],
  exports: [Realtime, SocketCalls],
})
export class RealtimeModule {}
