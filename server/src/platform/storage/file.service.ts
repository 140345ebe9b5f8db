import { Injectable } from '@nestjs/common';
import type { FileKind, FileLink } from '@fovea/shared-types/platform/file.dto';
import type { Queryable, Tx } from '../database/database.js';
import { elementAt } from '../kernel/element-at.js';
import { AppError, invariant } from '../kernel/app-error.js';
import { FileLinks } from './file-links.js';
import { type FileTable, filesOf, setFiles } from './file-table.js';
import { FileRepository } from './file.repository.js';
import type { FileRow } from './file.row.js';

/** What a record takes for its files. */
export interface ClaimRule {
  kinds: readonly FileKind[];
  /** Most files of the field. */
  max: number;
  /** Documents: only by signed addresses, which mappers give to owner and examiner. */
  isPrivate: boolean;
}

/** Where the files of a thing that is no record are stored, and which kinds it accepts. */
export interface FileShelf extends FileTable {
  rule: ClaimRule;
}

/** What a record takes at once. */
export interface Claim {
  /** The files of each field. */
  fields: readonly { ids: readonly number[]; rule: ClaimRule }[];
  /** Those that the record may have though somebody else uploaded them: it, or what it comes from, has them already. */
  known: ReadonlySet<number>;
  /** Keys of the pictures within its rich texts (`picturesIn`), and how many there may be: `claimShown`, but for all. */
  shown: { keys: readonly string[]; max?: number };
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
    await this.claimAll(tx, ownerId, { fields: [{ ids, rule }], known: new Set(), shown: { keys: [] } });
  }

  /**
   * The same for all that a record takes.
   * @returns the ids of its shown pictures, in the order of their keys
   * @throws FILE_COUNT, FILE_UNKNOWN
   */
  async claimAll(tx: Tx, ownerId: number, claim: Claim): Promise<number[]> {
    const [shown] = await this.claimEach(tx, ownerId, [claim]);
    invariant(shown, 'one record is answered');
    if (shown instanceof AppError) throw shown;
    return shown;
  }

  /**
   * The same for several records, in one look at all their files: what one of them may not have is its own refusal alone.
   * @returns for each the ids of its shown pictures, or its refusal
   */
  async claimEach(tx: Tx, ownerId: number, claims: readonly Claim[]): Promise<(number[] | AppError)[]> {
    const wanted = claims.map(({ fields }) => fields.flatMap(({ ids }) => ids));
    const locked = await this.files.lockWanted(tx, ownerId, {
      own: [...new Set(wanted.flat())],
      known: [
        ...new Set(claims.flatMap(({ known }, at) => (wanted[at] ?? []).filter((id) => known.has(id)))),
      ],
      keys: [...new Set(claims.flatMap(({ shown }) => shown.keys))],
    });
    const found = new Map(locked.map((file) => [file.id, file]));
    const byKey = new Map(locked.map((file) => [file.key, file]));
    const answers = claims.map((claim) => claimed(ownerId, claim, found, byKey));
    const open = new Set<number>();
    const documents = new Set<number>();
    for (const [at, answer] of answers.entries()) {
      if (answer instanceof AppError) continue;
      for (const id of answer) open.add(id);
      for (const { ids, rule } of elementAt(claims, at).fields)
        for (const id of ids) (rule.isPrivate ? documents : open).add(id);
    }
    if (open.size > 0) await this.files.markClaimed(tx, [...open], false);
    if (documents.size > 0) await this.files.markClaimed(tx, [...documents], true);
    return answers;
  }

  /**
   * The same for the pictures alone that a rich text shows (`picturesIn`): those of `ownerId`, and those of others that
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

  /**
   * The files of a thing under whose lock this is called, new or changed: what it has already stays, whoever uploaded
   * it; others are claimed of the owner; what it drops is released.
   * @throws FILE_COUNT, FILE_UNKNOWN
   */
  async replace(
    tx: Tx,
    ownerId: number,
    shelf: FileShelf,
    id: number,
    wanted: readonly number[],
  ): Promise<void> {
    const { rule } = shelf;
    const ids = [...new Set(wanted)];
    if (ids.length > rule.max) throw new AppError('FILE_COUNT', { max: rule.max });
    const before = (await filesOf(tx, shelf, [id])).get(id) ?? [];
    await this.claim(
      tx,
      ownerId,
      ids.filter((file) => !before.includes(file)),
      rule,
    );
    await setFiles(tx, shelf, id, ids);
    await this.release(
      tx,
      before.filter((file) => !ids.includes(file)),
    );
  }

  /** More files behind those that a thing has. @throws FILE_COUNT, FILE_UNKNOWN */
  async append(
    tx: Tx,
    ownerId: number,
    shelf: FileShelf,
    id: number,
    more: readonly number[],
  ): Promise<void> {
    if (more.length === 0) return;
    const before = (await filesOf(tx, shelf, [id])).get(id) ?? [];
    await this.replace(tx, ownerId, shelf, id, [...before, ...more]);
  }

  /** Links to the files of a thing, in their order. */
  async linksOf(q: Queryable, shelf: FileShelf, id: number): Promise<FileLink[]> {
    const ids = (await filesOf(q, shelf, [id])).get(id) ?? [];
    const links = await this.links(q, ids);
    return ids.flatMap((file) => links.get(file) ?? []);
  }

  /** Links by id; an id without a file has none. Whether the reader may see private ones is the caller's to decide. */
  async links(q: Queryable, ids: readonly number[]): Promise<Map<number, FileLink>> {
    const rows = await this.files.findMany(q, [...new Set(ids)]);
    return new Map(rows.map((row) => [row.id, this.address.linkOf(row)]));
  }
}

/** @param found files of the owner, and those in use, by id; `byKey` by their keys */
function claimed(
  ownerId: number,
  { fields, known, shown }: Claim,
  found: ReadonlyMap<number, FileRow>,
  byKey: ReadonlyMap<string, FileRow>,
): number[] | AppError {
  for (const { ids, rule } of fields) {
    const wanted = [...new Set(ids)];
    if (wanted.length > rule.max) return new AppError('FILE_COUNT', { max: rule.max });
    const isSound = wanted.every((id) => {
      const file = found.get(id);
      return file && rule.kinds.includes(file.kind) && (file.owner_id === ownerId || known.has(id));
    });
    if (!isSound) return new AppError('FILE_UNKNOWN');
  }
  const taken = new Set(fields.flatMap(({ ids }) => ids));
  const { keys, max = keys.length } = shown;
  if (keys.length > max) return new AppError('FILE_COUNT', { max });
  const pictures = keys.flatMap((key) => {
    const file = byKey.get(key);
    if (!file || file.kind !== 'image') return [];
    const isOpen =
      file.claimed_at === null ? file.owner_id === ownerId || taken.has(file.id) : !file.is_private;
    return isOpen ? [file.id] : [];
  });
  return pictures.length < keys.length ? new AppError('FILE_UNKNOWN') : pictures;
}
