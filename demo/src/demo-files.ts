import fs from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { THUMBNAIL_WIDTHS } from '@fovea/shared-types/platform/thumbnail';
import { invariant } from '@fovea/server/platform/kernel/app-error';
import { Incoming } from '@fovea/server/platform/storage/incoming';
import { Storage, type StoredFile } from '@fovea/server/platform/storage/storage';
import { drawnFolder, drawnThumbnail } from './drawn.js';

const JPEG_QUALITY = 90;

/**
 * Stores drawn pictures as uploads. An upload is a JPEG or PNG (U1), so a drawn WebP becomes a JPEG first; its thumbnails
 * were drawn with it. It is stored as every picture; the checks of foreign uploads are not needed.
 */
@Injectable()
export class DemoFiles {
  constructor(
    private readonly storage: Storage,
    private readonly incoming: Incoming,
  ) {}

  /** Keeps a drawn picture with its thumbnails under each key where a start that was interrupted has not kept it. */
  async keepPicture(drawn: string, keys: readonly string[]): Promise<void> {
    await this.keep(keys, async (folder) => {
      const jpeg = await jpegOf(drawn, folder);
      const thumbnails = THUMBNAIL_WIDTHS.map(async (width): Promise<StoredFile> => {
        const suffix = `.${width}.webp`;
        await fs.copyFile(path.join(drawnFolder, drawnThumbnail(drawn, width)), jpeg + suffix);
        return { suffix, path: jpeg + suffix, mime: 'image/webp' };
      });
      return [{ suffix: '', path: jpeg, mime: 'image/jpeg' }, ...(await Promise.all(thumbnails))];
    });
  }

  /** As `keepPicture`, for what is not a picture any more: `wrap` makes a file of another kind of the JPEG. */
  async keepWrapped(
    drawn: string,
    key: string,
    { mime, wrap }: { mime: string; wrap: (jpeg: Buffer) => Buffer },
  ): Promise<void> {
    await this.keep([key], async (folder) => {
      const file = path.join(folder, 'wrapped');
      await fs.writeFile(file, wrap(await fs.readFile(await jpegOf(drawn, folder))));
      return [{ suffix: '', path: file, mime }];
    });
  }

  /** Bytes of what was kept. */
  async sizeOf(key: string): Promise<number> {
    const size = await this.storage.sizeOf(key);
    invariant(size !== null, `${key} was kept before anybody asks for it`);
    return size;
  }

  private async keep(
    keys: readonly string[],
    make: (folder: string) => Promise<readonly StoredFile[]>,
  ): Promise<void> {
    const sizes = await Promise.all(keys.map((key) => this.storage.sizeOf(key)));
    const missing = keys.filter((_, at) => sizes[at] === null);
    if (missing.length === 0) return;
    await othersFirst();
    await this.incoming.withFolder(async (folder) => {
      const files = await make(folder);
      for (const [at, key] of missing.entries()) {
        // A storage may take the file that it is given.
        const isLast = at === missing.length - 1;
        await this.storage.keep(key, isLast ? files : await copied(files, `.${at}`));
      }
    });
  }
}

/** The image library is loaded with the first picture: a start that keeps nothing never pays for it. */
async function jpegOf(drawn: string, folder: string): Promise<string> {
  const { default: sharp } = await import('sharp');
  const file = path.join(folder, 'picture');
  await sharp(path.join(drawnFolder, drawn)).jpeg({ quality: JPEG_QUALITY }).toFile(file);
  return file;
}

const copied = (files: readonly StoredFile[], ending: string): Promise<StoredFile[]> =>
  Promise.all(
    files.map(async (file) => {
      const copy = file.path + ending;
      await fs.copyFile(file.path, copy);
      return { ...file, path: copy };
    }),
  );
