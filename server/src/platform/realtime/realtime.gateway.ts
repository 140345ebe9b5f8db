import { OnGatewayConnection, OnGatewayInit, WebSocketGateway } from '@nestjs/websockets';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Log } from '../logging/log.js';
import { Metrics } from '../metrics/metrics.js';
import { patientPublisher } from './patient-publisher.js';
import { accountRoom, Realtime } from './realtime.js';
import { RedisConnection } from '../redis/redis-connection.js';
import { SocketCalls } from './socket-calls.js';
import type { FoveaServer, FoveaSocket } from './socket-types.js';
import { enterStaffRooms } from './staff-rooms.js';
import { OpenSockets } from './open-sockets.js';
import { SocketHandshake } from './socket-handshake.js';

/** Sockets of people: admitted at the handshake, bound to their calls and rooms. */
@WebSocketGateway({ path: '/socket.io', perMessageDeflate: false })
export class RealtimeGateway implements OnGatewayInit, OnGatewayConnection {
  constructor(
    private readonly handshake: SocketHandshake,
    private readonly open: OpenSockets,
    private readonly realtime: Realtime,
    private readonly calls: SocketCalls,
    private readonly redis: RedisConnection,
    private readonly metrics: Metrics,
    private readonly log: Log,
  ) {}

  afterInit(server: FoveaServer): void {
    const { client } = this.redis;
    if (client) server.adapter(createAdapter(patientPublisher(client)));
    this.realtime.attach(server, client !== null);
    server.use((socket, next) => {
      this.handshake.admit(socket).then(
        (refusal) => next(refusal ? new Error(refusal) : undefined),
        (error: unknown) => {
          this.log.error('socket handshake failed', { error });
          next(new Error('INTERNAL'));
        },
      );
    });
  }

  handleConnection(socket: FoveaSocket): void {
    this.metrics.sockets.inc();
    this.calls.bind(socket);
    const { member } = socket.data;
    if (member) void socket.join(accountRoom(member.accountId));
    enterStaffRooms(socket);
    socket.once('disconnect', () => {
      this.metrics.sockets.dec();
      this.open.forget(socket);
    });
  }
}
