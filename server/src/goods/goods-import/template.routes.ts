import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { LANGUAGES, type Language } from '@fovea/shared-types/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inLanguage } from '../../platform/database/localized.js';
import { EXPORT_MIMES } from '../../platform/exports/export-sheets.js';
import { disposition } from '../../platform/http/disposition.js';
import { FileLinks } from '../../platform/storage/file-links.js';
import { ImportTemplateWriter, TEMPLATE_NAME } from './import-template.js';

const keyOf = (language: Language): string => `t/goods-${language}.xlsx`;

/** Gives the template out, by signed address only: a browser fetches it without the headers of a call. */
@Injectable()
export class TemplateRoutes implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly links: FileLinks,
    private readonly templates: ImportTemplateWriter,
  ) {}

  /** Where the template is, for some minutes. */
  addressOf(language: Language): string {
    return this.links.signed(keyOf(language));
  }

  onModuleInit(): void {
    // Absent where there is no server, in a test of a part.
    const fastify = this.host.httpAdapter?.getInstance<FastifyInstance | undefined>();
    if (!fastify || typeof fastify.get !== 'function') return;
    for (const language of LANGUAGES)
      fastify.get<{ Querystring: { until?: unknown; sig?: unknown } }>(
        `/files/${keyOf(language)}`,
        (request, reply) => this.give(language, request, reply),
      );
  }

  private async give(
    language: Language,
    { query }: FastifyRequest<{ Querystring: { until?: unknown; sig?: unknown } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    if (!this.links.isValid(keyOf(language), query))
      return reply.status(404).header('cache-control', 'no-store').send({ code: 404, msg: '', data: null });
    return reply
      .headers({
        'content-type': EXPORT_MIMES.xlsx,
        'content-disposition': disposition('attachment', `${inLanguage(TEMPLATE_NAME, language)}.xlsx`),
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      .send(await this.templates.write(language));
  }
}
