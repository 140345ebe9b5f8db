import fs from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { ENV } from '../platform/config/config.module.js';
import type { Env } from '../platform/config/env.js';
import { Database } from '../platform/database/database.js';
import { Log } from '../platform/logging/log.js';
import { pictureViews } from './artist/draw-product.js';
import { renderPicture } from './artist/render.js';
import { allGoods, starGoodsSn } from './content/all-goods.js';
import type { DemoGoods } from './content/demo-goods.js';
import { DemoRepository } from './demo.repository.js';
import { drawGoods, pictureKeys } from './draw-goods.js';

const WORKERS = 2;
const TELL_EVERY_MS = 1000;

/**
 * Draws the pictures of the demo goods. What a list shows is drawn before the server serves, so that a first start is
 * quick; the other views follow while it already runs, and a start that was interrupted goes on where it stopped.
 */
@Injectable()
export class DemoPictures implements BeforeApplicationShutdown {
  private isStopped = false;
  private following: Promise<void> = Promise.resolve();

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: Database,
    private readonly demo: DemoRepository,
    private readonly log: Log,
  ) {}

  /** The first picture of everything, and all of the star's. */
  async drawFirst(): Promise<void> {
    const wanted = allGoods.flatMap((goods) =>
      pictureViews.flatMap((_, at) =>
        at === 0 || goods.goodsSn === starGoodsSn ? [{ goods, sort: at + 1 }] : [],
      ),
    );
    let done = 0;
    let toldAt = Date.now();
    const queue = wanted.values();
    const work = async (): Promise<void> => {
      for (const { goods, sort } of queue) {
        await this.draw(goods, sort);
        done += 1;
        if (Date.now() - toldAt < TELL_EVERY_MS) continue;
        toldAt = Date.now();
        console.log(`demo data: ${done} of ${wanted.length} pictures drawn`);
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, work));
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
    const present = await this.demo.listPictures(this.db);
    const ids = await this.demo.listGoodsIds(this.db);
    for (const goods of allGoods) {
      const id = ids.get(goods.goodsSn);
      if (id === undefined) continue;
      for (let sort = 1; sort <= pictureViews.length; sort += 1) {
        if (this.isStopped) return;
        const keys = pictureKeys(goods.goodsSn, sort);
        await this.draw(goods, sort);
        if (!present.has(keys.image))
          await this.db.transaction((tx) => this.demo.addPicture(tx, id, sort, keys));
      }
    }
  }

  private async draw(goods: DemoGoods, sort: number): Promise<void> {
    const view = pictureViews[sort - 1];
    if (view === undefined) return;
    const keys = pictureKeys(goods.goodsSn, sort);
    const files = [keys.image, keys.thumbnail].map((key) => path.join(this.env.uploadDir, key));
    const [image, thumbnail] = files;
    if (image === undefined || thumbnail === undefined) return;
    const sizes = await Promise.all(
      files.map((file) =>
        fs.stat(file).then(
          ({ size }) => size,
          () => 0,
        ),
      ),
    );
    if (sizes.every((size) => size > 0)) return;
    await othersFirst();
    const rendered = await renderPicture(drawGoods(goods, view));
    await fs.mkdir(path.dirname(image), { recursive: true });
    await write(image, rendered.full);
    await write(thumbnail, rendered.thumbnail);
  }
}

/** Under another name first: a picture is there whole or not at all, whenever we are stopped. */
async function write(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}.part`;
  await fs.writeFile(draft, bytes);
  await fs.rename(draft, file);
}
