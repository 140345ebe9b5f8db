import { Injectable } from '@nestjs/common';
import type { GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import type { Tx } from '../../platform/database/database.js';
import { FileService } from '../../platform/storage/file.service.js';
import { DraftRepository } from './draft.repository.js';

const IMAGES_OF_BATCH_MAX = 10_000;

/** Makes drafts of many forms at once. */
@Injectable()
export class DraftMaker {
  constructor(
    private readonly drafts: DraftRepository,
    private readonly files: FileService,
  ) {}

  /** @returns their ids, in the order of the rows */
  async make(
    tx: Tx,
    holder: { account_id: number; company_id: number | null },
    rows: readonly { form: GoodsForm }[],
  ): Promise<number[]> {
    if (rows.length === 0) return [];
    const images = rows.flatMap(({ form }) => form.images ?? []);
    await this.files.claim(tx, holder.account_id, images, {
      kinds: ['image'],
      max: IMAGES_OF_BATCH_MAX,
      isPrivate: false,
    });
    return this.drafts.insertMany(
      tx,
      { owner_id: holder.account_id, company_id: holder.company_id },
      rows.map(({ form }) => form),
    );
  }
}
