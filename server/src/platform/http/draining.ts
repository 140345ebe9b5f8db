import type http from 'node:http';
import net from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

/** A kept connection without a request for this long is closed by us. */
const IDLE_MS = 1_500;
/** The longest that calls under way, and kept connections, have. */
const DRAIN_MAX_MS = 8_000;
const LOOK_EVERY_MS = 25;

/**
 * The end of a node's connections: no new ones are accepted, every answer has `Connection: close`, and so
 * each kept connection ends with its next answer, not in the middle of a call.
 */
@Injectable()
export class Draining implements OnModuleInit {
  private isDraining = false;
  private readonly answers = new Set<http.ServerResponse>();
  /** Connections of calls, not those that became sockets, with when they were last of use. */
  private readonly connections = new Map<net.Socket, number>();
  private server: http.Server | undefined;

  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    // Absent where there is no server, in a test of a part.
    const server: unknown = this.host.httpAdapter?.getHttpServer();
    if (!(server instanceof net.Server)) return;
    // Nest is given one by Fastify.
    this.server = server as http.Server;
    server.on('connection', (socket: net.Socket) => {
      this.connections.set(socket, performance.now());
      socket.once('close', () => this.connections.delete(socket));
    });
    server.on('upgrade', (_request, socket: net.Socket) => this.connections.delete(socket));
    server.prependListener('request', (request: http.IncomingMessage, response: http.ServerResponse) =>
      this.watch(request, response),
    );
  }

  /** Resolves when all calls are answered and all connections of calls are closed. */
  async drain(): Promise<void> {
    const { server } = this;
    if (!server) return;
    this.isDraining = true;
    for (const response of this.answers) setConnectionClose(response);
    // Connections accepted in this turn of the loop are served: what waited in the system's queue would be
    // reset.
    await nextTurn();
    // Unlike that of http, this leaves kept connections alone.
    net.Server.prototype.close.call(server);
    const deadline = performance.now() + DRAIN_MAX_MS;
    while (this.connections.size > 0 && performance.now() < deadline) {
      this.closeIdle(performance.now() - IDLE_MS);
      await sleep(LOOK_EVERY_MS);
    }
    server.closeAllConnections();
  }

  private watch({ socket }: http.IncomingMessage, response: http.ServerResponse): void {
    this.answers.add(response);
    response.once('close', () => {
      this.answers.delete(response);
      if (this.connections.has(socket)) this.connections.set(socket, performance.now());
    });
    if (this.isDraining) setConnectionClose(response);
  }

  private closeIdle(since: number): void {
    const busy = new Set([...this.answers].map(({ req }) => req.socket));
    for (const [socket, usedAt] of this.connections) if (usedAt < since && !busy.has(socket)) socket.end();
  }
}

function setConnectionClose(response: http.ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
