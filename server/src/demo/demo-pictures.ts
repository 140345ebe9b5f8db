import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Database, type Tx } from '../platform/database/database.js';
import { Log } from '../platform/logging/log.js';
import { pictureViews, type PictureView } from './artist/draw-product.js';
import { pictureSize, renderPicture } from './artist/render.js';
import { allGoods, goodsOf, starGoodsSn } from './content/all-goods.js';
import type { DemoGoods } from './content/demo-goods.js';
import { changes, pieceOf, reviewedGoods } from './content/reviewed-goods.js';
import { DemoFiles } from './demo-files.js';
import { DemoRepository } from './demo.repository.js';
import { drawGoods, pictureKey } from './draw-goods.js';

const WORKERS = 2;
const TELL_EVERY_MS = 1000;
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
 * Draws the pictures of the demo goods, which are files of their sellers. What a list shows is drawn before the server
 * serves, so that a first start is quick; the other views follow while it already runs, and a start that was
 * interrupted goes on where it stopped.
 */
@Injectable()
export class DemoPictures implements BeforeApplicationShutdown {
  private isStopped = false;
  private following: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Database,
    private readonly demo: DemoRepository,
    private readonly files: DemoFiles,
    private readonly log: Log,
  ) {}

  async drawFirst(): Promise<void> {
    const wanted = [...allGoods, ...reviewedGoods.map(pieceOf)].flatMap((goods) =>
      viewsAtFirst(goods.goodsSn).map((view) => ({ goods, view })),
    );
    let done = 0;
    let toldAt = Date.now();
    const queue = wanted.values();
    const work = async (): Promise<void> => {
      for (const { goods, view } of queue) {
        await this.draw(goods, view);
        done += 1;
        if (Date.now() - toldAt < TELL_EVERY_MS) continue;
        toldAt = Date.now();
        console.log(`demo data: ${done} of ${wanted.length} pictures drawn`);
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, work));
  }

  /** Puts a picture that was drawn before into its place. */
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

  /** Draws what is still missing, one picture after the other, without holding up the start. */
  followUp(): void {
    this.following = this.drawMissing().catch((error: unknown) =>
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

  private async drawMissing(): Promise<void> {
    for (const { id, goods_sn, pictures } of await this.demo.listUntouched(this.db)) {
      const goods = goodsOf(goods_sn);
      for (const view of pictureViews.slice(pictures)) {
        if (this.isStopped) return;
        await this.draw(goods, view);
        await this.db.transaction((tx) => this.add(tx, id, goods_sn, view));
      }
    }
  }

  private draw(goods: DemoGoods, view: PictureView): Promise<void> {
    return this.files.keep(pictureKey(goods.goodsSn, view), () => renderPicture(drawGoods(goods, view)));
  }
}
