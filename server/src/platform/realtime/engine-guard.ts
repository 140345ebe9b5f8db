import type { IncomingMessage } from 'node:http';
import type { Server, Socket } from 'socket.io';
import type { Env } from '../config/env.js';
import { addressOfClient } from '../limits/address-of-client.js';
import { networkOf } from '../limits/network-of.js';

type Engine = Server['engine'];
type Connection = Socket['conn'];

/**
 * Checks of a connection before any of our code: its origin, the number of one network, its rate of messages.
 */
export class EngineGuard {
  private readonly byNetwork = new Map<string, number>();

  constructor(
    private readonly env: Pick<Env, 'trustProxy' | 'socketsPerNetwork' | 'socketMessagesPerSecond'>,
  ) {}

  hasRoom(request: IncomingMessage): boolean {
    return this.openOf(this.networkOf(request)) < this.env.socketsPerNetwork;
  }

  watch(engine: Engine): void {
    engine.on('connection', (connection: Connection) => this.admit(connection));
  }

  /** Counted here and not at the check: in between a handshake may still fail. */
  private admit(connection: Connection): void {
    const network = this.networkOf(connection.request);
    const open = this.openOf(network);
    if (open >= this.env.socketsPerNetwork) return void connection.close(true);
    this.byNetwork.set(network, open + 1);
    connection.once('close', () => this.release(network));
    this.limitPackets(connection);
  }

  /**
   * A client that sends more than a person can is disconnected, whatever it sends: messages, joining,
   * leaving, noise.
   */
  private limitPackets(connection: Connection): void {
    let second = 0;
    let sent = 0;
    connection.on('packet', () => {
      const now = Math.floor(performance.now() / 1000);
      if (now !== second) {
        second = now;
        sent = 0;
      }
      if (++sent > this.env.socketMessagesPerSecond) connection.close(true);
    });
  }

  private openOf(network: string): number {
    return this.byNetwork.get(network) ?? 0;
  }

  private release(network: string): void {
    const left = this.openOf(network) - 1;
    if (left > 0) this.byNetwork.set(network, left);
    else this.byNetwork.delete(network);
  }

  private networkOf({ headers, socket }: IncomingMessage): string {
    return networkOf(addressOfClient(headers, socket.remoteAddress ?? '', this.env));
  }
}
