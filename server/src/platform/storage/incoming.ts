import fs from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';

/** What is older than this was left behind by a process that ended. */
const STALE_MS = 24 * 3_600_000;

/** Where files are put together before they are stored: beside the stored ones, so that moving them is one step. */
@Injectable()
export class Incoming {
  private readonly folder: string;

  constructor(@Inject(ENV) env: Env) {
    this.folder = path.join(env.uploadDir, '.incoming');
  }

  /** Gives `work` a folder of its own, which is gone afterwards, however it ends. */
  async withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
    await fs.mkdir(this.folder, { recursive: true });
    const own = await fs.mkdtemp(path.join(this.folder, 'f-'));
    try {
      return await work(own);
    } finally {
      await fs.rm(own, { recursive: true, force: true });
    }
  }

  async deleteStale(): Promise<void> {
    await fs.mkdir(this.folder, { recursive: true });
    for (const name of await fs.readdir(this.folder)) {
      const one = path.join(this.folder, name);
      const found = await fs.stat(one).catch(() => null); // gone meanwhile
      if (found && Date.now() - found.mtimeMs > STALE_MS) await fs.rm(one, { recursive: true, force: true });
    }
  }
}
