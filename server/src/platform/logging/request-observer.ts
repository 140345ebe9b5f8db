import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../kernel/caller.js';
import { Metrics } from '../metrics/metrics.js';
import { Log } from './log.js';

const SLOW_MS = 1000;

/**
 * Watches every request: its time for the metrics, a line for each call, a warning when it was slow. Code
 * that logs for a request passes its trace id: finding it through AsyncLocalStorage would hook into every
 * promise of the process on Node 20.
 */
@Injectable()
export class RequestObserver implements OnModuleInit {
  private readonly codes = new WeakMap<FastifyRequest, number>();

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly metrics: Metrics,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    // Absent where there is no server, in a test of a part.
    const fastify = this.host.httpAdapter?.getInstance<FastifyInstance | undefined>();
    if (!fastify || typeof fastify.addHook !== 'function') return;
    fastify.addHook('preSerialization', (request, _reply, payload: unknown, done) => {
      const code = envelopeCode(payload);
      if (code !== undefined) this.codes.set(request, code);
      done(null, payload);
    });
    fastify.addHook('onResponse', (request, reply, done) => {
      this.finished(request, reply);
      done();
    });
  }

  private finished(request: FastifyRequest, reply: FastifyReply): void {
    // The pattern of the route, not the requested address: the number of paths stays bounded.
    const path = request.routeOptions.url ?? 'unknown';
    const code = this.codes.get(request) ?? reply.statusCode;
    const ms = reply.elapsedTime;
    this.metrics.httpSeconds.observe({ path, code }, ms / 1000);
    const fields = () => ({
      trace_id: request.id,
      path,
      account_id: callerOf(request)?.member?.accountId ?? null,
      result: code,
      status: reply.statusCode,
      ms: Math.round(ms),
    });
    if (ms > SLOW_MS) this.log.warn('slow request', fields());
    else if (request.method === 'POST') this.log.plain('call', fields());
    else if (this.log.isDebug) this.log.debug('request', fields());
  }
}

/** The envelope has the result of a call; HTTP's own status is 200 for a refusal too. */
function envelopeCode(payload: unknown): number | undefined {
  if (typeof payload !== 'object' || payload === null || !('code' in payload)) return undefined;
  return typeof payload.code === 'number' ? payload.code : undefined;
}

/** The caller whom the guard found; none where it did not run. */
const callerOf = (request: FastifyRequest & { caller?: Caller }): Caller | undefined => request.caller;
