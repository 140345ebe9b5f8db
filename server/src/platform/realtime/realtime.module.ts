import { Global, Module } from '@nestjs/common';
import { RealtimeGateway } from './realtime.gateway.js';
import { Realtime } from './realtime.js';
import { SocketCalls } from './socket-calls.js';

/** Sockets: the port other modules speak through, and the gateway behind it. */
@Global()
@Module({ providers: [Realtime, SocketCalls, RealtimeGateway], exports: [Realtime, SocketCalls] })
export class RealtimeModule {}
