import type { Socket as NetSocket } from 'node:net';
import type { FoveaSocket } from './socket-types.js';

/** A client that has this much unread is skipped: it gets the next state instead of a queue. */
const BACKLOG_MAX_BYTES = 64 * 1024;
const FIN_TEXT = 0x81;

/**
 * One unmasked WebSocket text frame around a text (RFC 6455 §5.2), to be written to any number of sockets. A room's
 * emit would frame, queue and flush per socket, which for thousands of watchers costs several times the write.
 */
export function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const { length } = payload;
  let header: Buffer;
  if (length < 126) {
    header = Buffer.from([FIN_TEXT, length]);
  } else if (length < 65_536) {
    header = Buffer.from([FIN_TEXT, 126, length >> 8, length & 0xff]);
  } else {
    header = Buffer.alloc(10);
    header[0] = FIN_TEXT;
    header[1] = 127;
    header.writeBigUInt64BE(BigInt(length), 2);
  }
  return Buffer.concat([header, payload]);
}

/** An event as engine.io carries it: message (4) of a socket.io event (2). */
export const eventPacket = (event: string, payload: unknown): string =>
  `42${JSON.stringify([event, payload])}`;

/** What we use of engine.io's WebSocket transport and of `ws` below it. */
interface WebSocketTransport {
  name: string;
  writable: boolean;
  socket?: { readyState: number; _socket?: NetSocket | null };
}

/**
 * Writes a frame to a socket without queueing; false when it has not read what it was sent before.
 * Compression is off for all our sockets, so a whole frame between two others is always in order. A client on
 * long polling gets the packet by engine.io.
 */
export function sendFrame(socket: FoveaSocket, packet: string, frame: Buffer): boolean {
  // engine.io types its transports without the parts that a prepared frame needs.
  const transport = socket.conn.transport as unknown as WebSocketTransport;
  if (transport.name === 'websocket') {
    const net = transport.socket?.readyState === 1 ? transport.socket._socket : null;
    if (!net || net.writableLength > BACKLOG_MAX_BYTES) return false;
    net.write(frame);
    return true;
  }
  if (!transport.writable) return false;
  socket.conn.write(packet.slice(1));
  return true;
}
