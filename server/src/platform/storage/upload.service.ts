import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { FileKind, UploadedFile, UploadLimits } from '@fovea/shared-types/platform/file.dto';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { Database, type Tx } from '../database/database.js';
import { AppError } from '../kernel/app-error.js';
import type { MemberCaller } from '../kernel/caller.js';
import { MB, type IncomingFile } from '../http/incoming-file.js';
import { Outbox } from '../jobs/outbox.js';
import { type FileRow, storedKeys } from './file.row.js';
import { FileLinks } from './file-links.js';
import { FileRepository } from './file.repository.js';
import { Incoming } from './incoming.js';
import { inspect, type Inspected } from './inspect.js';
import { Storage } from './storage.js';
import { Turns } from './turns.js';

/** Pictures decoded at once in one process: each may take a quarter of a gigabyte. */
const INSPECTED_AT_ONCE = 2;
/** Uploads of all people on their way at once, in one process. */
const UPLOADS_OF_ALL = 100;
const COUNT_MAX = 20;
const HOUR_S = 3600;

/** Files on their way in: received, looked at, kept, and noted as their owner's. */
@Injectable()
export class UploadService {
  private readonly receiving: Turns;
  private readonly inspecting: Turns;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: Database,
    private readonly files: FileRepository,
    private readonly address: FileLinks,
    private readonly incoming: Incoming,
    private readonly storage: Storage,
    private readonly outbox: Outbox,
  ) {
    const most = { ofOne: env.uploadsAtOnce, ofAll: UPLOADS_OF_ALL };
    this.receiving = new Turns({ ...most, atOnce: UPLOADS_OF_ALL });
    this.inspecting = new Turns({ ...most, atOnce: INSPECTED_AT_ONCE });
  }

  limits(): UploadLimits {
    return {
      image_max_mb: this.env.imageMaxMb,
      video_max_mb: this.env.videoMaxMb,
      file_max_mb: this.env.documentMaxMb,
      count_max: COUNT_MAX,
    };
  }

  upload(caller: MemberCaller, file: IncomingFile, kind: FileKind): Promise<UploadedFile> {
    const ownerId = caller.member.accountId;
    return this.receiving.take(ownerId, () => this.receive(ownerId, file, kind));
  }

  /** Its owner withdrew it before any record referred to it. */
  async deleteUpload(caller: MemberCaller, id: number): Promise<{ id: number }> {
    await this.db.transaction(async (tx) => {
      const [row] = await this.files.lockOwn(tx, caller.member.accountId, [id]);
      if (!row) throw new AppError('NOT_FOUND');
      if (row.claimed_at !== null) throw new AppError('STATE_CONFLICT');
      await this.files.deleteFile(tx, [id]);
      await this.outbox.add(tx, 'file.removed', { keys: storedKeys(row) });
    });
    this.outbox.wake();
    return { id };
  }

  private async receive(ownerId: number, file: IncomingFile, kind: FileKind): Promise<UploadedFile> {
    // Checked again under the lock below; here it avoids the work.
    await this.assertMayUpload(ownerId, this.db);
    const row = await this.incoming.withFolder(async (folder) => {
      const source = path.join(folder, 'received');
      const name = await file.saveTo(source, this.maxMbOf(kind));
      const inspected = await this.inspecting.take(ownerId, () => inspect(source, kind));
      return this.keep(ownerId, kind, name, inspected);
    });
    const { id, ...link } = this.address.linkOf(row);
    return { ...link, enclosureId: id, width: row.width, height: row.height };
  }

  /** The row comes first: what a crash leaves behind is then an unclaimed file, which the sweep takes away whole. */
  private async keep(ownerId: number, kind: FileKind, name: string, inspected: Inspected): Promise<FileRow> {
    const stem = randomBytes(16).toString('hex');
    const key = `u/${stem.slice(0, 2)}/${stem}.${inspected.extension}`;
    const { mime, size, width, height } = inspected;
    const row = await this.db.transaction(async (tx) => {
      await this.files.lockUploadsOf(tx, ownerId);
      await this.assertMayUpload(ownerId, tx, size);
      return this.files.addFile(tx, {
        owner_id: ownerId,
        key,
        kind,
        mime,
        size,
        width,
        height,
        name,
        is_private: kind === 'file',
      });
    });
    await this.storage.keep(key, inspected.files);
    return row;
  }

  private async assertMayUpload(ownerId: number, q: Database | Tx, moreBytes = 0): Promise<void> {
    const { count, unclaimedBytes } = await this.files.countRecent(q, ownerId, HOUR_S);
    const isTooMuch =
      count >= this.env.uploadsPerHour || unclaimedBytes + moreBytes > this.env.unclaimedMaxMb * MB;
    if (isTooMuch) throw new AppError('RATE_LIMITED', { retry_after_s: HOUR_S });
  }

  private maxMbOf(kind: FileKind): number {
    return { image: this.env.imageMaxMb, video: this.env.videoMaxMb, file: this.env.documentMaxMb }[kind];
  }
}
