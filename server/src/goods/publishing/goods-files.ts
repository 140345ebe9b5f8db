import { Injectable } from '@nestjs/common';
import { GOODS_ATTACHMENTS_MAX, GOODS_IMAGES_MAX } from '@fovea/shared-types/goods/goods-bounds';
import type { GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import type { Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { FileService, type ClaimRule } from '../../platform/storage/file.service.js';
import { picturesIn } from '../../platform/text/rich-text.js';
import { GoodsFileRepository } from './goods-file.repository.js';
import type { SettledForm } from './settled-form.js';

/** Everything that the page of goods shows is for everybody, its certificates too. */
const IMAGES: ClaimRule = { kinds: ['image'], max: GOODS_IMAGES_MAX, isPrivate: false };
const VIDEO: ClaimRule = { kinds: ['video'], max: 1, isPrivate: false };
const PAPERS: ClaimRule = { kinds: ['file', 'image'], max: GOODS_ATTACHMENTS_MAX, isPrivate: false };
const CONTENT_PICTURES_MAX = 60;

/** Pictures, video and papers of goods, and the pictures within their descriptions. */
@Injectable()
export class GoodsFiles {
  constructor(
    private readonly files: FileService,
    private readonly rows: GoodsFileRepository,
  ) {}

  /**
   * Takes every file of a form: those of the caller's own, and those that `known` names because the goods or their draft
   * have them already.
   * @returns ids of the pictures within the descriptions
   * @throws FILE_UNKNOWN, FILE_COUNT
   */
  async claim(tx: Tx, accountId: number, form: GoodsForm, known: ReadonlySet<number>): Promise<number[]> {
    const wanted: [readonly number[], ClaimRule][] = [
      [form.images ?? [], IMAGES],
      [form.video == null ? [] : [form.video], VIDEO],
      [(form.attachments ?? []).map(({ file_id }) => file_id), PAPERS],
    ];
    for (const [ids, rule] of wanted) {
      if (new Set(ids).size > rule.max) throw new AppError('FILE_COUNT', { max: rule.max });
      await this.files.claimAgain(
        tx,
        ids.filter((id) => known.has(id)),
        rule,
      );
      await this.files.claim(
        tx,
        accountId,
        ids.filter((id) => !known.has(id)),
        rule,
      );
    }
    return this.claimShown(tx, accountId, form);
  }

  /** Writes what a form names, in its order, and lets go what goods no longer show. Under the lock of the goods. */
  async write(tx: Tx, goodsId: number, form: SettledForm, contentImages: readonly number[]): Promise<void> {
    const before = await this.rows.listOfGoods(tx, goodsId);
    // Pictures that came without an upload stay until others take their place.
    if (form.images.length > 0) await this.rows.setImages(tx, goodsId, form.images);
    await this.rows.setVideo(tx, goodsId, form.video);
    await this.rows.setAttachments(tx, goodsId, form.attachments);
    await this.rows.setContentImages(tx, goodsId, contentImages);
    const after = new Set(await this.rows.listOfGoods(tx, goodsId));
    await this.files.release(
      tx,
      before.filter((id) => !after.has(id)),
    );
  }

  /** What goods have already, so that who edits them need not have uploaded it. */
  async knownOf(tx: Tx, goodsId: number): Promise<Set<number>> {
    return new Set(await this.rows.listOfGoods(tx, goodsId));
  }

  /** Files of the pictures that descriptions show, whosever they are. */
  picturesOf(tx: Tx, form: GoodsForm): Promise<number[]> {
    return this.rows.listByKeys(tx, keysIn(form));
  }

  private async claimShown(tx: Tx, accountId: number, form: GoodsForm): Promise<number[]> {
    const keys = keysIn(form);
    if (keys.length > CONTENT_PICTURES_MAX) throw new AppError('FILE_COUNT', { max: CONTENT_PICTURES_MAX });
    const shown = await this.files.claimShown(tx, accountId, keys);
    if (shown.size < keys.length) throw new AppError('FILE_UNKNOWN');
    return [...shown.values()];
  }
}

const keysIn = ({ content_c, content_e, content_j }: GoodsForm): string[] =>
  picturesIn([content_c, content_e, content_j].join(' '));
