import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { LANGUAGES, type Language } from '@fovea/shared-types/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../kernel/app-error.js';
import type { Caller } from '../kernel/caller.js';
import { answerFailure, answerMissing } from '../http/answer-failure.js';
import { disposition } from '../http/disposition.js';
import { Attachments } from '../outgoing/attachments.js';
import { FileLinks } from '../storage/file-links.js';
import type { PrintJob } from './printed-document.js';
import { PdfRenderer } from './pdf-renderer.js';

export interface PrintRequest {
  language: Language;
  /** The account that was given the address. */
  accountId: number;
  /** What is printed, as its source wrote it into the address. */
  subject: string;
}

/** Who fetches a document, for the log; nobody does what leaves by mail. */
type Fetcher = Pick<Caller, 'clientAddress' | 'traceId'>;

/** Reads the contents of a document; null, or a refusal, where there is no such thing any more. */
export type DocumentSource = (
  request: PrintRequest & { from: Fetcher | null },
) => Promise<{ name: string; job: PrintJob } | null>;

/** After which a document that could not be drawn is worth another request. */
const BUSY_S = 10;

/** Documents attached to mails have no requester. */
const PLATFORM = 0;

const ADDRESSED = /^p\/([a-z]+(?:-[a-z]+)*)\/([0-9A-Za-z._-]{1,3000})\/(zh|en|ja)\/(\d{1,15})\.pdf$/;

/**
 * Serves documents as PDF. Nothing is stored: an address contains what to print, in which language and for
 * whom, is signed, and is valid for a quarter of an hour; the document is drawn when it is fetched. The code
 * that creates an address has checked that its reader may read the whole document.
 */
@Injectable()
export class DocumentPrinting implements OnModuleInit {
  private readonly sources = new Map<string, DocumentSource>();

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly links: FileLinks,
    private readonly press: PdfRenderer,
    private readonly attachments: Attachments,
  ) {}

  onModuleInit(): void {
    this.attachments.register(async ({ kind, subject, language }) => {
      const found = await this.sources.get(kind)?.({ language, subject, accountId: PLATFORM, from: null });
      return found ? { name: found.name, content: await this.press.print(PLATFORM, found.job) } : null;
    });
    // Absent where there is no server, in a test of a part.
    const fastify = this.host.httpAdapter?.getInstance<FastifyInstance | undefined>();
    if (!fastify || typeof fastify.get !== 'function') return;
    fastify.get<{ Params: { '*': string }; Querystring: { until?: unknown; sig?: unknown } }>(
      '/files/p/*',
      (request, reply) => this.give(`p/${request.params['*']}`, request, reply),
    );
  }

  /** @param kind in kebab-case, unique in the product */
  register(kind: string, source: DocumentSource): void {
    if (this.sources.has(kind)) throw new Error(`two documents are called ${kind}`);
    this.sources.set(kind, source);
  }

  /** @param subject  of digits, letters, dots, dashes and underlines */
  addressOf(kind: string, { subject, language, accountId }: PrintRequest): string {
    const key = `p/${kind}/${subject}/${language}/${accountId}.pdf`;
    if (!ADDRESSED.test(key) || !this.sources.has(kind))
      throw new Error(`no document has the address ${key}`);
    return this.links.signed(key);
  }

  /** A document without an address: one of several that leave together. @throws RATE_LIMITED, BUSY */
  draw(accountId: number, job: PrintJob): Promise<Buffer> {
    return this.press.print(accountId, job);
  }

  private async give(
    key: string,
    request: FastifyRequest<{ Querystring: { until?: unknown; sig?: unknown } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { query, ip, id } = request;
    const [, kind = '', subject = '', variant, account] = ADDRESSED.exec(key) ?? [];
    const language = LANGUAGES.find((one) => one === variant);
    const source = this.sources.get(kind);
    if (!language || !source || !this.links.isValid(key, query)) return answerMissing(request, reply);
    const accountId = Number(account);
    const found = await unlessRefused(() =>
      source({ language, accountId, subject, from: { clientAddress: ip, traceId: id } }),
    );
    if (!found) return answerMissing(request, reply);
    // Too much to do at once, for this person or for all.
    const pdf = await unlessRefused(() => this.press.print(accountId, found.job));
    if (!pdf) return answerFailure(request, reply, new AppError('RATE_LIMITED', { retry_after_s: BUSY_S }));
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': disposition('inline', `${found.name}.pdf`),
        // No sandbox: a browser's own reader of PDF does not open in one.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      .send(pdf);
  }
}

/** An address is opened by a browser, to which only a status speaks. */
async function unlessRefused<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
