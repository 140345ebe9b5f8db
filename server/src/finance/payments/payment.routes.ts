import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { CODE_OK } from '@fovea/shared-types/envelope';
import { languageFromHeader } from '@fovea/shared-types/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalEnvelope } from '../../platform/http/refusal.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { CALLBACK_PATH, PaymentProviders } from '../../platform/payments/payment-providers.js';
import { OnlinePaymentService } from './online-payment.service.js';

const TOKEN = /^[\w-]{32}$/;

/** The address that leads a payer to his provider's page, and the one by which the provider tells us of it. */
@Injectable()
export class PaymentRoutes implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly providers: PaymentProviders,
    private readonly payments: OnlinePaymentService,
  ) {}

  onModuleInit(): void {
    // Absent where there is no server, in a test of a part.
    const fastify = this.host.httpAdapter?.getInstance<FastifyInstance | undefined>();
    if (!fastify || typeof fastify.get !== 'function') return;
    fastify.get<{ Params: { token: string }; Querystring: { language?: string } }>(
      '/pay/:token',
      async (request, reply) => {
        const { token } = request.params;
        const language = languageFromHeader(request.query.language);
        const page = TOKEN.test(token) ? await this.payments.open(token, language) : null;
        return page === null ? reply.status(404).send() : reply.redirect(page, 303);
      },
    );
    void fastify.register((scope, _options, done) => {
      // What was signed are the bytes as they came.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, next) => next(null, body));
      scope.post(CALLBACK_PATH, (request, reply) => this.heard(request, reply));
      done();
    });
  }

  private async heard(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { body, headers } = request;
    const provider = this.providers.current;
    if (!provider || !Buffer.isBuffer(body)) return refused(request, reply);
    try {
      const event = provider.verify(body, headers);
      if (event) await this.payments.heard(event);
    } catch (error) {
      if (error instanceof AppError && error.id === 'SIGNATURE_INVALID') return refused(request, reply);
      throw error;
    }
    return reply.send({ code: CODE_OK, msg: '', data: null });
  }
}

const refused = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.status(400).send(refusalEnvelope(new AppError('SIGNATURE_INVALID'), 'en', request.id));
