import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { thumbnailUrl } from '@fovea/shared-types/platform/thumbnail';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { signingSecrets } from '../crypto/secrets.js';
import type { FileRow } from './file.row.js';
import { fileUrl } from './file-url.js';

/** How long the address of a private file works: long enough to open what a page shows, too short to pass on. */
const VALID_S = 15 * 60;
const THUMBNAIL_WIDTH = 480;

/** Addresses of stored files. Those of private ones carry their end and a signature over both. */
@Injectable()
export class FileLinks {
  private readonly newest: Buffer;
  private readonly all: readonly Buffer[];

  constructor(@Inject(ENV) env: Env) {
    const [newest, ...older] = signingSecrets(env);
    this.newest = keyOf(newest);
    this.all = [this.newest, ...older.map(keyOf)];
  }

  linkOf(row: Pick<FileRow, 'id' | 'key' | 'is_private' | 'mime' | 'name' | 'size'>): FileLink {
    const url = row.is_private ? this.signed(row.key) : fileUrl(row.key);
    return {
      id: row.id,
      url,
      thumbnail_url: row.mime.startsWith('image/') ? thumbnailUrl(url, THUMBNAIL_WIDTH) : null,
      name: row.name,
      mime: row.mime,
      size: row.size,
    };
  }

  /** @param validS seconds from now */
  signed(key: string, validS = VALID_S): string {
    const until = Math.floor(Date.now() / 1000) + validS;
    return `${fileUrl(key)}?until=${until}&sig=${signature(this.newest, key, until)}`;
  }

  isValid(key: string, query: { until?: unknown; sig?: unknown }): boolean {
    if (typeof query.until !== 'string' || typeof query.sig !== 'string') return false;
    const until = Number(query.until);
    if (!Number.isSafeInteger(until) || until * 1000 < Date.now()) return false;
    const given = Buffer.from(query.sig);
    return this.all.some((secret) => {
      const expected = Buffer.from(signature(secret, key, until));
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
  }
}

const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'fovea file addresses', 32));

const signature = (secret: Buffer, key: string, until: number): string =>
  createHmac('sha256', secret).update(`${key}\n${until}`).digest('base64url');
