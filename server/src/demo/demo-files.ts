import fs from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { invariant } from '../platform/kernel/app-error.js';
import { Incoming } from '../platform/storage/incoming.js';
import { Storage } from '../platform/storage/storage.js';
import type { RenderedFile } from './artist/render.js';

/** Keeps what the demo draws where uploads are kept. */
@Injectable()
export class DemoFiles {
  constructor(
    private readonly storage: Storage,
    private readonly incoming: Incoming,
  ) {}

  /** Draws a file unless a start that was interrupted has kept it. The file itself is the last of its parts. */
  async keep(key: string, draw: () => Promise<RenderedFile[]>): Promise<void> {
    if ((await this.storage.sizeOf(key)) !== null) return;
    await othersFirst();
    const parts = await draw();
    await this.incoming.withFolder(async (folder) => {
      const put = async ({ suffix, mime, bytes }: RenderedFile): Promise<void> => {
        const file = path.join(folder, `file${suffix}`);
        await fs.writeFile(file, bytes);
        await this.storage.put(key + suffix, file, mime);
      };
      await Promise.all(parts.filter(({ suffix }) => suffix !== '').map(put));
      // Where it is, its thumbnails are.
      for (const whole of parts.filter(({ suffix }) => suffix === '')) await put(whole);
    });
  }

  /** Bytes of what was kept. */
  async sizeOf(key: string): Promise<number> {
    const size = await this.storage.sizeOf(key);
    invariant(size !== null, `${key} was drawn before anybody asks for it`);
    return size;
  }
}
