import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../kernel/app-error.js';
import { newTraceId } from '../kernel/trace-id.js';
import { answerFailure } from './answer-failure.js';

/** An address that the router cannot even read is one that does not exist; no hook sees such a request. */
export function refuseAddress(_fault: Error, request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('x-trace-id', request.id).header('x-content-type-options', 'nosniff');
  answerFailure(request, reply, new AppError('PATH_UNKNOWN'));
}

const CONNECTION_FAULTS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** What is no request, or does not come to its end. */
export function refuseConnection({ code: fault }: ConnectionError, socket: Socket): void {
  if (!socket.writable || fault === 'ECONNRESET') return void socket.destroy();
  const code = CONNECTION_FAULTS[fault] ?? 400;
  const traceId = newTraceId();
  const body = JSON.stringify({ code, msg: '', data: null, trace_id: traceId });
  const head = [
    `HTTP/1.1 ${code} ${STATUS_CODES[code]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Trace-Id: ${traceId}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
