import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerMissing } from '../http/answer-failure.js';
import { disposition } from '../http/disposition.js';
import { FileLinks } from '../storage/file-links.js';
import { Storage } from '../storage/storage.js';
import { ExportFetch } from './export-fetch.js';

const STORED = /^x\/[0-9a-f]{2}\/[0-9a-f]{32}\.(?:csv|xlsx)$/;

/** Gives finished exports out, by signed address only: the rows in them were chosen by one person's rights. */
@Injectable()
export class ExportRoutes implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly exports: ExportFetch,
    private readonly links: FileLinks,
    private readonly storage: Storage,
  ) {}

  onModuleInit(): void {
    // Absent where there is no server, in a test of a part.
    const fastify = this.host.httpAdapter?.getInstance<FastifyInstance | undefined>();
    if (!fastify || typeof fastify.get !== 'function') return;
    fastify.get<{ Params: { '*': string }; Querystring: { until?: unknown; sig?: unknown } }>(
      '/files/x/*',
      (request, reply) => this.give(`x/${request.params['*']}`, request, reply),
    );
  }

  private async give(
    key: string,
    request: FastifyRequest<{ Querystring: { until?: unknown; sig?: unknown } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { query, ip, id } = request;
    const isSigned = STORED.test(key) && this.links.isValid(key, query);
    const found = isSigned ? await this.exports.fetch({ clientAddress: ip, traceId: id }, key) : null;
    if (!found) return answerMissing(request, reply);
    const content = await this.storage.open(key);
    return reply
      .headers({
        'content-type': found.mime,
        'content-disposition': disposition('attachment', found.name),
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
        'content-length': found.size ?? undefined,
      })
      .send(content);
  }
}
