import { Readable } from 'node:stream';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ENV } from '../../platform/config/config.module.js';
import type { Env } from '../../platform/config/env.js';
import { Database } from '../../platform/database/database.js';
import { answerFailure } from '../../platform/http/answer-failure.js';
import { languageOf } from '../../platform/http/reader-language.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { RateLimiter } from '../../platform/limits/rate-limiter.js';
import { lotPage, missingPage, shopAddress } from './lot-page.js';
import { mobileAddress } from './mobile-site.js';
import { PreviewRepository } from './preview.repository.js';
import { robotsText, sitemap, sitemapIndex } from './sitemap.js';
import { isRobot } from './visitor.js';

const GOODS_SN = /^[\w-]{1,40}$/;
const CHUNK_FILE = /^(\d{1,9})\.xml$/;
const KEPT = 'public, max-age=600';
/** The index reads all goods; it is cached for this long. */
const INDEX_MS = 600_000;

/**
 * The GET addresses for search engines and link previews, which cannot read hash routes. They are beside the
 * calls, on the HTTP server itself: no session, no envelope.
 */
@Injectable()
export class PreviewRoutes implements OnModuleInit {
  private index: { text: string; readAt: number } | undefined;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly host: HttpAdapterHost,
    private readonly db: Database,
    private readonly goods: PreviewRepository,
    private readonly limits: RateLimiter,
  ) {}

  onModuleInit(): void {
    // Absent where there is no server, in a test of a part.
    const fastify = this.host.httpAdapter?.getInstance<FastifyInstance | undefined>();
    if (!fastify || typeof fastify.get !== 'function') return;
    type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
    const get = (path: string, handler: Handler): void => {
      fastify.get(path, async (request, reply) => {
        if (await this.isTooMany(request)) return answerFailure(request, reply, new AppError('RATE_LIMITED'));
        return handler(request, reply);
      });
    };
    get('/lot/:goods_sn', (request, reply) => this.lot(request, reply));
    get('/sitemap.xml', (_request, reply) => this.sitemapIndex(reply));
    get('/sitemaps/:file', (request, reply) => this.sitemap(request, reply));
    get('/robots.txt', async (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', KEPT)
        .send(robotsText(this.env.publicUrl)),
    );
  }

  /**
   * Robots read the page; people are redirected to the shop, or on a phone to the mobile site where there is
   * one.
   */
  private async lot(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { publicUrl, mobileSiteUrl } = this.env;
    const { 'user-agent': userAgent, 'accept-language': accepts } = request.headers;
    const { goods_sn: goodsSn } = request.params as { goods_sn: string }; // the path names it
    const language = languageOf((request.query as { lang?: unknown }).lang, accepts);
    void reply.header('vary', 'user-agent, accept-language').type('text/html; charset=utf-8');
    const row = GOODS_SN.test(goodsSn) ? await this.goods.findPreview(this.db, goodsSn, language) : null;
    const isForRobot = isRobot(userAgent);
    if (!row || (isForRobot && !row.is_on_sale))
      return reply.status(404).header('cache-control', 'no-store').send(missingPage(publicUrl, language));
    if (isForRobot) return reply.header('cache-control', KEPT).send(lotPage(row, publicUrl, language));
    const target = mobileAddress(mobileSiteUrl, userAgent, row.goods_sn) ?? shopAddress('', row.goods_sn);
    return reply.header('cache-control', 'no-store').redirect(target, 302);
  }

  private async sitemapIndex(reply: FastifyReply): Promise<FastifyReply> {
    if (this.index === undefined || Date.now() - this.index.readAt > INDEX_MS) {
      const chunks = await this.goods.listChunks(this.db);
      this.index = { text: sitemapIndex(this.env.publicUrl, chunks), readAt: Date.now() };
    }
    return reply.type('application/xml; charset=utf-8').header('cache-control', KEPT).send(this.index.text);
  }

  private async sitemap(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { file } = request.params as { file: string }; // the path names it
    const chunk = CHUNK_FILE.exec(file)?.[1];
    if (chunk === undefined) return reply.status(404).type('text/plain').send('');
    const pieces = sitemap(this.env.publicUrl, this.goods.readChunk(this.db, Number(chunk)));
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', KEPT)
      .send(Readable.from(pieces));
  }

  private async isTooMany({ ip }: FastifyRequest): Promise<boolean> {
    try {
      await this.limits.consume('http-address', ip);
      return false;
    } catch (error) {
      if (error instanceof AppError && error.id === 'RATE_LIMITED') return true;
      throw error;
    }
  }
}
