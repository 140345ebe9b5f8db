import { Injectable } from '@nestjs/common';
import { STOCK_IMAGES_MAX } from '@fovea/shared-types/warehouse/stock-bounds';
import type { Tx } from '../../platform/database/database.js';
import { FileService, type ClaimRule } from '../../platform/storage/file.service.js';
import { StockDocumentRepository } from './stock-document.repository.js';

/** Where the files of a kind stand, and what is taken for them. */
interface FilePlaces {
  range: readonly [from: number, to: number];
  rule: ClaimRule;
}

export const IMAGES: FilePlaces = {
  range: [1, STOCK_IMAGES_MAX],
  rule: { kinds: ['image'], max: STOCK_IMAGES_MAX, isPrivate: true },
};
export const VIDEO: FilePlaces = {
  range: [0, 0],
  rule: { kinds: ['video'], max: 1, isPrivate: true },
};

/** Pictures and films of papers that move stock. */
@Injectable()
export class StockDocumentFiles {
  constructor(
    private readonly files: FileService,
    private readonly documents: StockDocumentRepository,
  ) {}

  /** Under the lock of the document: those that it has already stay, whoever brought them; others are the caller's own. */
  async set(
    tx: Tx,
    accountId: number,
    id: number,
    { range, rule }: FilePlaces,
    fileIds: readonly number[],
  ): Promise<void> {
    const [from, to] = range;
    const before = [...(await this.documents.files(tx, id))].flatMap(([sort, fileId]) =>
      sort >= from && sort <= to ? [fileId] : [],
    );
    const wanted = [...new Set(fileIds)];
    const known = new Set(before);
    await this.files.claimAll(tx, accountId, { fields: [{ ids: wanted, rule }], known, shown: { keys: [] } });
    await this.documents.setFiles(tx, id, range, wanted);
    await this.files.release(
      tx,
      before.filter((fileId) => !wanted.includes(fileId)),
    );
  }
}
