import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Tx } from '@fovea/server/platform/database/database';
import { Log } from '@fovea/server/platform/logging/log';
import { allGoods, starGoodsSn } from './content/all-goods.js';
import { documentsPictured } from './content/open-documents.js';
import { changes, reviewedGoods } from './content/reviewed-goods.js';
import { DemoFiles } from './demo-files.js';
import { documentPictureKey, pictureKey } from './demo-key.js';
import { DemoRepository } from './demo.repository.js';
import { drawnPicture, pictureSize, pictureViews, type PictureView } from './drawn.js';
import { OwnerDatabase } from './owner-database.js';

const WORKERS = 2;
const PROGRESS_EVERY_MS = 1000;
/** What a picture was called by who took it. */
const NAMES: Record<PictureView, string> = {
  hero: 'front.jpg',
  other: 'side.jpg',
  detail: 'detail.jpg',
  plate: 'type-plate.jpg',
};

/** Views that goods have from the beginning: one, or all where somebody looks closely or a form names them. */
export const viewsAtFirst = (goodsSn: string): readonly PictureView[] =>
  goodsSn === starGoodsSn || changes.some((change) => change.goodsSn === goodsSn) ? pictureViews : ['hero'];

/**
 * Stores the pictures of the demo goods as files of their sellers. What a list shows is stored before the
 * server serves, so that a first start is quick; the other views follow while it already runs, and an
 * interrupted start resumes.
 */
@Injectable()
export class DemoPictures implements BeforeApplicationShutdown {
  private isStopped = false;
  private following: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: OwnerDatabase,
    private readonly demo: DemoRepository,
    private readonly files: DemoFiles,
    private readonly log: Log,
  ) {}

  async keepFirst(): Promise<void> {
    const wanted = [...allGoods, ...reviewedGoods.map(({ own }) => own)].flatMap(({ goodsSn }) =>
      viewsAtFirst(goodsSn).map((view) => ({ goodsSn, view })),
    );
    let done = 0;
    let reportedAt = Date.now();
    const queue = wanted.values();
    const work = async (): Promise<void> => {
      for (const { goodsSn, view } of queue) {
        await this.keep(goodsSn, view);
        done += 1;
        if (Date.now() - reportedAt < PROGRESS_EVERY_MS) continue;
        reportedAt = Date.now();
        console.log(`demo data: ${done} of ${wanted.length} pictures kept`);
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, work));
  }

  /** Puts a picture that was kept before into its place. */
  async add(tx: Tx, goodsId: number, goodsSn: string, view: PictureView): Promise<void> {
    const key = pictureKey(goodsSn, view);
    const size = await this.files.sizeOf(key);
    await this.demo.addPicture(tx, goodsId, pictureViews.indexOf(view) + 1, {
      key,
      kind: 'image',
      mime: 'image/jpeg',
      size,
      pixels: pictureSize,
      name: NAMES[view],
    });
  }

  /** Keeps what is still missing, one picture after the other, without holding up the start. */
  followUp(): void {
    this.following = this.keepMissing().catch((error: unknown) =>
      this.log.error('demo pictures not finished', { error }),
    );
  }

  /** Until every picture is there; tests wait for it. */
  finished(): Promise<void> {
    return this.following;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    await this.following;
  }

  private async keepMissing(): Promise<void> {
    for (const { id, goods_sn, pictures } of await this.demo.listUntouched(this.db)) {
      for (const view of pictureViews.slice(pictures)) {
        if (this.isStopped) return;
        await this.keep(goods_sn, view);
        await this.db.transaction((tx) => this.add(tx, id, goods_sn, view));
      }
    }
  }

  /** The columns of its file, as one that was drawn for a document of the warehouse. */
  async rowOnDocument(goodsSn: string) {
    const key = documentPictureKey(goodsSn);
    const size = await this.files.sizeOf(key);
    return { key, kind: 'image', mime: 'image/jpeg', size, ...pictureSize, name: NAMES.hero };
  }

  private keep(goodsSn: string, view: PictureView): Promise<void> {
    const isOnDocument = view === 'hero' && documentsPictured.has(goodsSn);
    const keys = [pictureKey(goodsSn, view), ...(isOnDocument ? [documentPictureKey(goodsSn)] : [])];
    return this.files.keepPicture(drawnPicture(goodsSn, view), keys);
  }
}
