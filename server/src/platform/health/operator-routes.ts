import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { OutgoingMessageRepository } from '../outgoing/outgoing-message.repository.js';
import { Metrics } from '../metrics/metrics.js';
import { ReadinessService } from './readiness.js';

const INBOX_MAX = 100;
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * The GET addresses for operators and developers of the server. They are beside the calls, on the HTTP server
 * itself: no session, no envelope, no language.
 */
@Injectable()
export class OperatorRoutes implements OnModuleInit {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly host: HttpAdapterHost,
    private readonly readiness: ReadinessService,
    private readonly metrics: Metrics,
    private readonly messages: OutgoingMessageRepository,
  ) {}

  onModuleInit(): void {
    // Absent where there is no server, in a test of a part.
    const fastify = this.host.httpAdapter?.getInstance<FastifyInstance | undefined>();
    if (!fastify || typeof fastify.get !== 'function') return;
    fastify.get('/health/live', () => ({ status: 'ok' }));
    fastify.get('/health/ready', (_request, reply) => this.ready(reply));
    fastify.get('/metrics', (request, reply) => this.figures(request, reply));
    // Not there at all where it is off, so that nothing has to be kept closed.
    if (this.env.devInbox && this.env.nodeEnv !== 'production') {
      fastify.get('/api/dev/inbox', (request, reply) => this.inbox(request, reply));
    }
  }

  private async ready(reply: FastifyReply): Promise<object> {
    const { status, parts } = await this.readiness.readReadiness();
    void reply.status(status === 'failed' ? 503 : 200).header('cache-control', 'no-store');
    return { status, parts };
  }

  private async figures(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (!this.mayReadFigures(request)) return notFound(reply);
    void reply.header('content-type', this.metrics.registry.contentType).header('cache-control', 'no-store');
    return this.metrics.render();
  }

  /** With a configured token, every caller who sends it; without one, this machine. */
  private mayReadFigures(request: FastifyRequest): boolean {
    const { metricsToken } = this.env;
    if (metricsToken !== undefined) {
      const given = Buffer.from(request.headers.authorization ?? '');
      const wanted = Buffer.from(`Bearer ${metricsToken}`);
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    }
    return isThisMachine(request);
  }

  /** Codes of everybody are in it. */
  private async inbox(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (!isThisMachine(request)) return notFound(reply);
    void reply.header('cache-control', 'no-store');
    const messages = await this.messages.listNewest(INBOX_MAX);
    return messages.map(({ created_at, ...message }) => ({
      ...message,
      created_at: created_at.toISOString(),
    }));
  }
}

/** And nobody whose request a proxy passed on. */
const isThisMachine = ({ headers, socket }: FastifyRequest): boolean =>
  headers['x-forwarded-for'] === undefined && LOOPBACK.has(socket.remoteAddress ?? '');

const notFound = (reply: FastifyReply): FastifyReply =>
  reply.status(404).send({ code: 404, msg: '', data: null });
