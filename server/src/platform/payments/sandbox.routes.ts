import type { AddressInfo } from 'node:net';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerMissing } from '../http/answer-failure.js';
import { invariant } from '../kernel/app-error.js';
import { Log } from '../logging/log.js';
import { withinDeadline } from '../outgoing/deadline.js';
import { CALLBACK_PATH, PaymentProviders } from './payment-providers.js';
import { sandboxPage } from './sandbox-page.js';
import { SANDBOX_PAGE, type SandboxProvider } from './sandbox.provider.js';
import { PROVIDER_MS, type HostedPayment } from './payment-provider.js';

type SandboxRequest = FastifyRequest<{ Querystring: { of?: unknown; sig?: unknown; paid?: unknown } }>;

/** The sandbox's page, and what follows from its two buttons. Not there at all where another provider is. */
@Injectable()
export class SandboxRoutes implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly providers: PaymentProviders,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter?.getInstance<FastifyInstance | undefined>();
    const { sandbox } = this.providers;
    if (!fastify || typeof fastify.get !== 'function' || !sandbox) return;
    void fastify.register((scope, _options, done) => {
      // Its buttons send a form without fields: all is in the address.
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        (_request, _body, next) => next(null, undefined),
      );
      scope.get(SANDBOX_PAGE, (request: SandboxRequest, reply) => this.show(sandbox, request, reply));
      scope.post(SANDBOX_PAGE, (request: SandboxRequest, reply) =>
        this.answer(fastify, sandbox, request, reply),
      );
      done();
    });
  }

  private show(sandbox: SandboxProvider, request: SandboxRequest, reply: FastifyReply): FastifyReply {
    const payment = paymentOf(sandbox, request);
    if (!payment) return answerMissing(request, reply);
    return reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .send(sandboxPage(payment, request.url));
  }

  private async answer(
    fastify: FastifyInstance,
    sandbox: SandboxProvider,
    request: SandboxRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const payment = paymentOf(sandbox, request);
    if (!payment) return answerMissing(request, reply);
    const isSuccess = request.query.paid === '1';
    const { paymentId, amount, currency } = payment;
    const ref = `sandbox-${paymentId}`;
    const { body, headers } = sandbox.message({
      ...{ kind: 'ended', paymentId, amount, currency, isSuccess, ref },
      eventId: `${ref}-${isSuccess ? 'paid' : 'declined'}`,
    });
    const answer = await withinDeadline({ what: 'our own server', totalMs: PROVIDER_MS }, ({ signal }) =>
      fetch(`${ownAddress(fastify)}${CALLBACK_PATH}`, { method: 'POST', body, headers, signal }),
    );
    if (!answer.ok)
      this.log.error('the sandbox received no answer', { status: answer.status, payment_id: paymentId });
    return reply.redirect(payment.returnPath, 303);
  }
}

/** A parameter that is given twice is a list. */
const paymentOf = (sandbox: SandboxProvider, { query: { of, sig } }: SandboxRequest): HostedPayment | null =>
  typeof of === 'string' && typeof sig === 'string' ? sandbox.read(of, sig) : null;

/** Where this very process listens. */
function ownAddress(fastify: FastifyInstance): string {
  const address = fastify.server.address();
  invariant(address !== null && typeof address === 'object', 'a server that answers listens on a port');
  return `http://${hostOf(address)}:${address.port}`;
}

function hostOf({ address, family }: AddressInfo): string {
  if (address === '0.0.0.0' || address === '::') return 'localhost';
  return family === 'IPv6' ? `[${address}]` : address;
}
