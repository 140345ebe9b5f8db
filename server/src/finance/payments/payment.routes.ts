import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { CODE_OK } from '@fovea/shared-types/envelope';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AGAIN, answerFailure, answerMissing } from '../../platform/http/answer-failure.js';
import { readerLanguage } from '../../platform/http/reader-language.js';
import { refusalEnvelope } from '../../platform/http/refusal.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { CALLBACK_PATH, PaymentProviders } from '../../platform/payments/payment-providers.js';
import { OnlinePaymentService } from './online-payment.service.js';
import { BALANCE_PAGE, PaymentPageService } from './payment-page.service.js';

const TOKEN = /^[\w-]{32}$/;
/** After which another try may find the provider back. */
const AWAY_S = 10;

/** The address that leads a payer to the provider's page, and the one at which the provider reports the payment. */
@Injectable()
export class PaymentRoutes implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly providers: PaymentProviders,
    private readonly payments: OnlinePaymentService,
    private readonly pages: PaymentPageService,
  ) {}

  onModuleInit(): void {
    // Absent where there is no server, in a test of a part.
    const fastify = this.host.httpAdapter?.getInstance<FastifyInstance | undefined>();
    if (!fastify || typeof fastify.get !== 'function') return;
    fastify.get<{ Params: { token: string } }>('/pay/:token', (request, reply) =>
      this.open(request.params.token, request, reply),
    );
    void fastify.register((scope, _options, done) => {
      // What was signed are the bytes as they came.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, next) => next(null, body));
      scope.post(CALLBACK_PATH, (request, reply) => this.receive(request, reply));
      done();
    });
  }

  private async open(token: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const page = TOKEN.test(token) ? await this.pages.open(token, readerLanguage(request)) : null;
    if (!page) return answerMissing(request, reply);
    if (page.address !== null) return reply.redirect(page.address, 303);
    const error = new AppError('PAYMENT_UNAVAILABLE', { retry_after_s: AWAY_S });
    const name = page.startedAt === BALANCE_PAGE ? 'balance' : 'other_way';
    return answerFailure(request, reply, error, [AGAIN, { name, href: page.startedAt }]);
  }

  private async receive(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { body, headers } = request;
    const provider = this.providers.current;
    if (!provider || !Buffer.isBuffer(body)) return refused(request, reply);
    try {
      const message = provider.verify(body, headers);
      if (message) await this.payments.process(provider.name, message);
    } catch (error) {
      if (error instanceof AppError && error.id === 'SIGNATURE_INVALID') return refused(request, reply);
      throw error;
    }
    return reply.send({ code: CODE_OK, msg: '', data: null });
  }
}

const refused = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.status(400).send(refusalEnvelope(new AppError('SIGNATURE_INVALID'), 'en', request.id));
