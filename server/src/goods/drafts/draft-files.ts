import { Injectable } from '@nestjs/common';
import { GOODS_ATTACHMENTS_MAX, GOODS_IMAGES_MAX } from '@fovea/shared-types/goods/goods-bounds';
import type { GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import type { FileKind } from '@fovea/shared-types/platform/file.dto';
import type { Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { FileService } from '../../platform/storage/file.service.js';
import { namedFilesOf, shownPicturesOf } from './draft-form.js';
import { DraftRepository, type KeptFile, type LockedDraft } from './draft.repository.js';

/** Files of a draft: taken when its form names them, let go when it no longer does (U3). */
@Injectable()
export class DraftFiles {
  constructor(
    private readonly files: FileService,
    private readonly drafts: DraftRepository,
  ) {}

  /**
   * @param known files that may stand in the form whoever uploaded them: those that were in it, or in goods it copies
   * @throws FILE_UNKNOWN for any other file that is not the caller's own
   */
  async keep(
    tx: Tx,
    accountId: number,
    draft: { id: number; form: GoodsForm },
    known: readonly KeptFile[],
  ): Promise<void> {
    const { images = [], video, attachments = [] } = draft.form;
    const papers = attachments.map(({ file_id }) => file_id);
    const wantedAs: [readonly FileKind[], number, readonly number[]][] = [
      [['image'], GOODS_IMAGES_MAX, images],
      [['video'], 1, video ? [video] : []],
      [['file', 'image'], GOODS_ATTACHMENTS_MAX, papers],
    ];
    for (const [kinds, max, ids] of wantedAs) {
      const rule = { kinds, max, isPrivate: false };
      const isKnown = (id: number) => known.some((file) => file.id === id && kinds.includes(file.kind));
      await this.files.claimAgain(tx, ids.filter(isKnown), rule);
      await this.files.claim(
        tx,
        accountId,
        ids.filter((id) => !isKnown(id)),
        rule,
      );
    }
    const shown = await this.claimShown(tx, accountId, draft.form);
    const wanted = [...new Set([...namedFilesOf(draft.form), ...shown])];
    await this.drafts.setFiles(tx, draft.id, wanted);
    const dropped = known.map(({ id }) => id).filter((id) => !wanted.includes(id));
    await this.files.release(tx, dropped);
  }

  async letGo(tx: Tx, draft: Pick<LockedDraft, 'id' | 'files'>): Promise<void> {
    await this.drafts.setFiles(tx, draft.id, []);
    await this.files.release(
      tx,
      draft.files.map(({ id }) => id),
    );
  }

  private async claimShown(tx: Tx, accountId: number, form: GoodsForm): Promise<number[]> {
    const keys = shownPicturesOf(form);
    const shown = await this.files.claimShown(tx, accountId, keys);
    if (shown.size < keys.length) throw new AppError('FILE_UNKNOWN');
    return [...shown.values()];
  }
}
