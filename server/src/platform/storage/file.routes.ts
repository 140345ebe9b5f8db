import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Database } from '../database/database.js';
import { answerMissing } from '../http/answer-failure.js';
import { disposition } from '../http/disposition.js';
import { rangeOf } from './byte-range.js';
import type { FileRow } from './file.row.js';
import { FileLinks } from './file-links.js';
import { FileRepository } from './file.repository.js';
import { Storage } from './storage.js';

const STORED = /^(u\/[0-9a-f]{2}\/[0-9a-f]{32}\.(?:jpg|png|mp4|pdf))(\.(?:160|480|1200)\.webp)?$/;
const YEAR_S = 31_536_000;

interface FileRequest extends FastifyRequest {
  query: { until?: unknown; sig?: unknown };
}

/**
 * Gives stored files out (U2): the type is the one found by content, a browser neither guesses another nor runs
 * anything, and private ones need their signature.
 */
@Injectable()
export class FileRoutes implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly db: Database,
    private readonly files: FileRepository,
    private readonly links: FileLinks,
    private readonly storage: Storage,
  ) {}

  onModuleInit(): void {
    // Absent where there is no server, in a test of a part.
    const fastify = this.host.httpAdapter?.getInstance<FastifyInstance | undefined>();
    if (!fastify || typeof fastify.get !== 'function') return;
    fastify.get<{ Params: { '*': string }; Querystring: FileRequest['query'] }>(
      '/files/u/*',
      (request, reply) => this.give(`u/${request.params['*']}`, request, reply),
    );
  }

  private async give(path: string, request: FileRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [, key, thumbnail = ''] = STORED.exec(path) ?? [];
    const row = key === undefined ? null : await this.files.findByKey(this.db, key);
    // Whether there is such a private file is nobody's business who may not see it.
    if (!row || (row.is_private && !this.links.isValid(row.key, request.query)))
      return answerMissing(request, reply);
    const size = await this.storage.sizeOf(row.key + thumbnail);
    if (size === null) return answerMissing(request, reply);
    const range = rangeOf(request.headers.range, size);
    if (range === 'unsatisfiable')
      return reply
        .status(416)
        .headers(headersOf(row, thumbnail !== ''))
        .header('content-range', `bytes */${size}`)
        .send();
    // Before the headers: a failure must carry none of them.
    const content =
      request.method === 'HEAD' ? null : await this.storage.open(row.key + thumbnail, range ?? undefined);
    void reply.headers(headersOf(row, thumbnail !== ''));
    if (range) {
      void reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
    }
    void reply.header('content-length', range ? range.end - range.start + 1 : size);
    return content === null ? reply.send() : reply.send(content);
  }
}

function headersOf(row: FileRow, isThumbnail: boolean): Record<string, string> {
  // A PDF is for the reader's own program: in the page it would be one that a sandbox shows nothing of.
  const type = row.mime === 'application/pdf' ? 'attachment' : 'inline';
  return {
    'content-type': isThumbnail ? 'image/webp' : row.mime,
    'content-disposition': disposition(type, row.name),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    'cache-control': cacheControlOf(row),
  };
}

/** Until a record has claimed a file it may still become private. */
function cacheControlOf({ is_private: isPrivate, claimed_at: claimedAt }: FileRow): string {
  if (isPrivate) return 'private, no-store';
  return claimedAt === null ? 'private, max-age=600' : `public, max-age=${YEAR_S}, immutable`;
}
