import { Injectable } from '@nestjs/common';
import type { FileKind, FileLink } from '@fovea/shared-types/platform/file.dto';
import type { Queryable, Tx } from '../database/database.js';
import { AppError } from '../kernel/app-error.js';
import { FileLinks } from './file-links.js';
import { FileRepository } from './file.repository.js';

/** What a record takes for its files. */
export interface ClaimRule {
  kinds: readonly FileKind[];
  /** Most files of the field. */
  max: number;
  /** Papers: only by signed addresses, which mappers give to owner and examiner. */
  isPrivate: boolean;
}

/** Uploaded files as records use them: claimed by id when a record is written, linked when it is read. */
@Injectable()
export class FileService {
  constructor(
    private readonly files: FileRepository,
    private readonly address: FileLinks,
  ) {}

  /**
   * Locks the files of a record that is being written and keeps them from the sweep. Ids that the record has already
   * may be claimed again; the order of `ids` is the caller's to store.
   * @throws FILE_COUNT, or FILE_UNKNOWN unless each is of `ownerId` and of one of the kinds
   */
  async claim(tx: Tx, ownerId: number, ids: readonly number[], rule: ClaimRule): Promise<void> {
    const wanted = [...new Set(ids)];
    if (wanted.length > rule.max) throw new AppError('FILE_COUNT', { max: rule.max });
    if (wanted.length === 0) return;
    const found = await this.files.lockOwn(tx, ownerId, wanted);
    const isSound = found.length === wanted.length && found.every(({ kind }) => rule.kinds.includes(kind));
    if (!isSound) throw new AppError('FILE_UNKNOWN');
    await this.files.markClaimed(tx, wanted, rule.isPrivate);
  }

  /**
   * The same for files that another record of the same house has already, whoever uploaded them; the caller has proved
   * that this record may have them too.
   */
  async claimAgain(tx: Tx, ids: readonly number[], { kinds, isPrivate }: ClaimRule): Promise<void> {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0) return;
    const found = await this.files.lock(tx, wanted);
    const isSound = found.length === wanted.length && found.every(({ kind }) => kinds.includes(kind));
    if (!isSound) throw new AppError('FILE_UNKNOWN');
    await this.files.markClaimed(tx, wanted, isPrivate);
  }

  /**
   * The same for the pictures that a rich text shows (`picturesIn`): those of `ownerId`, and those of others that
   * everybody may see already. The record refers to them by foreign keys, which keep them until it lets them go.
   * @returns ids by key; what is nobody's to show has none
   */
  async claimShown(tx: Tx, ownerId: number, keys: readonly string[]): Promise<Map<string, number>> {
    const found = await this.files.lockPictures(tx, keys);
    const shown = found.filter((file) =>
      file.claimed_at === null ? file.owner_id === ownerId : !file.is_private,
    );
    await this.files.markClaimed(
      tx,
      shown.map(({ id }) => id),
      false,
    );
    return new Map(shown.map(({ key, id }) => [key, id]));
  }

  /**
   * A record no longer refers to these files: what no other record refers to either goes with the next sweep. After the
   * record was written.
   */
  async release(tx: Tx, ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await this.files.markUnclaimed(tx, ids);
  }

  /** Links by id; an id without a file has none. Whether the reader may see private ones is the caller's to decide. */
  async links(q: Queryable, ids: readonly number[]): Promise<Map<number, FileLink>> {
    const rows = await this.files.findMany(q, [...new Set(ids)]);
    return new Map(rows.map((row) => [row.id, this.address.linkOf(row)]));
  }
}
