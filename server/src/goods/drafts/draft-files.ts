import { Injectable } from '@nestjs/common';
import { GOODS_ATTACHMENTS_MAX, GOODS_IMAGES_MAX } from '@fovea/shared-types/goods/goods-bounds';
import type { GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import type { Tx } from '../../platform/database/database.js';
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
   * @param known files that may be in the form, uploaded by anybody: those that were in it, or in goods it copies
   * @throws FILE_UNKNOWN for any other file that is not the caller's own
   */
  async keep(
    tx: Tx,
    accountId: number,
    draft: { id: number; form: GoodsForm },
    known: readonly KeptFile[],
  ): Promise<void> {
    const { images = [], video, attachments = [] } = draft.form;
    const documents = attachments.map(({ file_id }) => file_id);
    const shown = await this.files.claimAll(tx, accountId, {
      fields: [
        { ids: images, rule: { kinds: ['image'], max: GOODS_IMAGES_MAX, isPrivate: false } },
        { ids: video ? [video] : [], rule: { kinds: ['video'], max: 1, isPrivate: false } },
        { ids: documents, rule: { kinds: ['file', 'image'], max: GOODS_ATTACHMENTS_MAX, isPrivate: false } },
      ],
      known: new Set(known.map(({ id }) => id)),
      shown: { keys: shownPicturesOf(draft.form) },
    });
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
}
