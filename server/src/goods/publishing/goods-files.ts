import { Injectable } from '@nestjs/common';
import { GOODS_ATTACHMENTS_MAX, GOODS_IMAGES_MAX } from '@fovea/shared-types/goods/goods-bounds';
import type { GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import type { Tx } from '../../platform/database/database.js';
import type { AppError } from '../../platform/kernel/app-error.js';
import { FileService, type Claim, type ClaimRule } from '../../platform/storage/file.service.js';
import { picturesIn } from '../../platform/text/rich-text.js';
import { GoodsFileRepository, type PlacedFile, type PlacedDocument } from './goods-file.repository.js';
import type { SettledForm } from './settled-form.js';

/** Everything that the page of goods shows is for everybody, its certificates too. */
const IMAGES: ClaimRule = { kinds: ['image'], max: GOODS_IMAGES_MAX, isPrivate: false };
const VIDEO: ClaimRule = { kinds: ['video'], max: 1, isPrivate: false };
const ATTACHED_FILES: ClaimRule = { kinds: ['file', 'image'], max: GOODS_ATTACHMENTS_MAX, isPrivate: false };
const CONTENT_PICTURES_MAX = 60;

/** Goods that are made, and the pictures within their descriptions. */
export interface GoodsWithFiles {
  id: number;
  form: SettledForm;
  contentImages: readonly number[];
}

/** Pictures, video and documents of goods, and the pictures within their descriptions. */
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
  claim(tx: Tx, accountId: number, form: GoodsForm, known: ReadonlySet<number>): Promise<number[]> {
    return this.files.claimAll(tx, accountId, claimOf(form, known));
  }

  /** The same for several forms: for each its pictures within the descriptions, or its refusal. */
  claimEach(
    tx: Tx,
    accountId: number,
    forms: readonly { form: GoodsForm; known: ReadonlySet<number> }[],
  ): Promise<(number[] | AppError)[]> {
    return this.files.claimEach(
      tx,
      accountId,
      forms.map(({ form, known }) => claimOf(form, known)),
    );
  }

  /** Writes what the forms of new goods name, in its order. */
  async writeNew(tx: Tx, goods: readonly GoodsWithFiles[]): Promise<void> {
    await this.rows.addImages(
      tx,
      goods.flatMap(({ id, form }) => placed(id, form.images)),
    );
    await this.rows.addVideos(
      tx,
      goods.flatMap(({ id, form: { video } }) => (video === null ? [] : [{ goods_id: id, file_id: video }])),
    );
    await this.rows.addAttachments(
      tx,
      goods.flatMap(({ id, form }) => documentsOf(id, form)),
    );
    await this.rows.addContentImages(
      tx,
      goods.flatMap(({ id, contentImages }) => placed(id, contentImages)),
    );
  }

  /** Writes what a form names, in its order, and lets go what goods no longer show. Under the lock of the goods. */
  async write(tx: Tx, goodsId: number, form: SettledForm, contentImages: readonly number[]): Promise<void> {
    const before = await this.rows.listOfGoods(tx, goodsId);
    // Pictures that came without an upload stay until others take their place.
    if (form.images.length > 0) await this.rows.setImages(tx, goodsId, placed(goodsId, form.images));
    await this.rows.setVideo(tx, goodsId, form.video);
    await this.rows.setAttachments(tx, goodsId, documentsOf(goodsId, form));
    await this.rows.setContentImages(tx, goodsId, placed(goodsId, contentImages));
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
}

const claimOf = (form: GoodsForm, known: ReadonlySet<number>): Claim => ({
  fields: [
    { ids: form.images ?? [], rule: IMAGES },
    { ids: form.video == null ? [] : [form.video], rule: VIDEO },
    { ids: (form.attachments ?? []).map(({ file_id }) => file_id), rule: ATTACHED_FILES },
  ],
  known,
  shown: { keys: keysIn(form), max: CONTENT_PICTURES_MAX },
});

const placed = (goodsId: number, ids: readonly number[]): PlacedFile[] =>
  ids.map((file_id, at) => ({ goods_id: goodsId, place: at + 1, file_id }));

const documentsOf = (goodsId: number, { attachments }: SettledForm): PlacedDocument[] =>
  attachments.map((document, at) => ({ goods_id: goodsId, place: at + 1, ...document }));

const keysIn = ({ content_c, content_e, content_j }: GoodsForm): string[] =>
  picturesIn([content_c, content_e, content_j].join(' '));
