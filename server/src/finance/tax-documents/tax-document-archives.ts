import { Readable } from 'node:stream';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { LANGUAGES, type Language } from '@fovea/shared-types/language';
import { toWire } from '@fovea/shared-types/money';
import { stringify } from 'csv-stringify/sync';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ZipFile } from 'yazl';
import { codeName } from '../../i18n/dictionary-text.js';
import { Database } from '../../platform/database/database.js';
import { answerMissing } from '../../platform/http/answer-failure.js';
import { disposition } from '../../platform/http/disposition.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { DocumentPrinting } from '../../platform/printing/document-printing.js';
import { FileLinks } from '../../platform/storage/file-links.js';
import { drawnTaxDocument } from './drawn-tax-document.js';
import {
  TaxDocumentListRepository,
  type ArchivedRow,
  type DocumentScope,
} from './tax-document-list.repository.js';
import { TaxDocumentRepository } from './tax-document.repository.js';

/** More than a month of the busiest merchant; drawing takes about 50 ms each, while the archive is being sent. */
const DOCUMENTS_MAX = 5_000;
/** Who it is for, whose documents, the month and the language: all is signed. */
const ADDRESSED = /^t\/(\d{1,15})\/(own|all|[\d.]{1,2000})\/(20\d{2}-\d{2})\/(zh|en|ja)\.zip$/;

/** Documents of a month as one ZIP, with an index that spreadsheets open. */
@Injectable()
export class TaxDocumentArchives implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly host: HttpAdapterHost,
    private readonly links: FileLinks,
    private readonly lists: TaxDocumentListRepository,
    private readonly documents: TaxDocumentRepository,
    private readonly printing: DocumentPrinting,
  ) {}

  onModuleInit(): void {
    // Absent where there is no server, in a test of a part.
    const fastify = this.host.httpAdapter?.getInstance<FastifyInstance | undefined>();
    if (!fastify || typeof fastify.get !== 'function') return;
    fastify.get<{ Params: { '*': string }; Querystring: { until?: unknown; sig?: unknown } }>(
      '/files/t/*',
      (request, reply) => this.give(`t/${request.params['*']}`, request, reply),
    );
  }

  addressOf({ member, language }: MemberCaller, scope: DocumentScope, month: string): string {
    const whose = 'recipientId' in scope ? 'own' : (scope.companies?.join('.') ?? 'all');
    return this.links.signed(`t/${member.accountId}/${whose || '0'}/${month}/${language}.zip`);
  }

  private async give(
    key: string,
    request: FastifyRequest<{ Querystring: { until?: unknown; sig?: unknown } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const [, account = '', whose = '', month = '', variant] = ADDRESSED.exec(key) ?? [];
    const language = LANGUAGES.find((one) => one === variant);
    if (!language || !this.links.isValid(key, request.query)) return answerMissing(request, reply);
    const rows = await this.lists.listMonth(this.db, scopeOf(whose, Number(account)), month, DOCUMENTS_MAX);
    const zip = this.zipOf(rows, Number(account), language);
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': disposition('attachment', `${month}.zip`),
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      .send(zip);
  }

  /** Each document is drawn when its turn to be sent comes. */
  private zipOf(rows: readonly ArchivedRow[], account: number, language: Language): Readable {
    const zip = new ZipFile();
    const sent = Readable.from(zip.outputStream as AsyncIterable<Buffer>);
    zip.addBuffer(Buffer.from(indexOf(rows, language)), 'index.csv');
    for (const row of rows)
      zip.addReadStreamLazy(nameOf(row), (give) => {
        this.drawn(row.id, account, language).then(
          (pdf) => give(null, Readable.from([pdf])),
          (error: unknown) => sent.destroy(error instanceof Error ? error : new Error(String(error))),
        );
      });
    zip.end();
    return sent;
  }

  private async drawn(id: number, account: number, language: Language): Promise<Buffer> {
    const document = await this.documents.findTaxDocument(this.db, id);
    if (document === null) throw new Error(`document ${id} was issued and is kept`);
    return this.printing.draw(account, {
      kind: 'document',
      document: drawnTaxDocument(document, false, language),
    });
  }
}

function scopeOf(whose: string, account: number): DocumentScope {
  if (whose === 'own') return { recipientId: account };
  return { companies: whose === 'all' ? null : whose.split('.').map(Number) };
}

const nameOf = ({ issued_on, number, id }: ArchivedRow): string => `${issued_on}_${number}_${id}.pdf`;

/** As the law asks: found by day, amount and counterparty. With the sign by which spreadsheets know UTF-8. */
function indexOf(rows: readonly ArchivedRow[], language: Language): string {
  return `\ufeff${stringify(
    rows.map((row) => [
      ...[nameOf(row), row.number, codeName(language, 'tax_document_kind', row.kind)],
      ...[row.issued_on, row.transacted_on, row.counterparty, toWire(row.total, row.currency), row.currency],
    ]),
    { escape_formulas: true },
  )}`;
}
