import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { LANGUAGES, type Language } from '@fovea/shared-types/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inLanguage, type LocalizedText } from '../database/localized.js';
import { EXPORT_FILES } from '../exports/export-files.js';
import { answerMissing } from '../http/answer-failure.js';
import { disposition } from '../http/disposition.js';
import { FileLinks } from '../storage/file-links.js';

/** A sheet that people fill in. */
export interface SheetTemplate {
  key: string;
  /** What the file is called. */
  name: LocalizedText;
  write: (language: Language) => Promise<Buffer>;
}

const keyOf = (key: string, language: Language): string => `t/${key}-${language}.xlsx`;

/** Gives templates out, by signed address only: a browser fetches them without the headers of a call. */
@Injectable()
export class SheetTemplates {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly links: FileLinks,
  ) {}

  /** Where the template is, for some minutes. */
  addressOf(key: string, language: Language): string {
    return this.links.signed(keyOf(key, language));
  }

  /** While its module is built. */
  register(template: SheetTemplate): void {
    // Absent where there is no server, in a test of a part.
    const fastify = this.host.httpAdapter?.getInstance<FastifyInstance | undefined>();
    if (!fastify || typeof fastify.get !== 'function') return;
    for (const language of LANGUAGES)
      fastify.get<{ Querystring: { until?: unknown; sig?: unknown } }>(
        `/files/${keyOf(template.key, language)}`,
        (request, reply) => this.give(template, language, request, reply),
      );
  }

  private async give(
    { key, name, write }: SheetTemplate,
    language: Language,
    request: FastifyRequest<{ Querystring: { until?: unknown; sig?: unknown } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    if (!this.links.isValid(keyOf(key, language), request.query)) return answerMissing(request, reply);
    return reply
      .headers({
        'content-type': EXPORT_FILES.xlsx.mime,
        'content-disposition': disposition('attachment', `${inLanguage(name, language)}.xlsx`),
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      .send(await write(language));
  }
}
