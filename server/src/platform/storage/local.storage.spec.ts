import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { LocalStorage } from './local.storage.js';
import { storageContract } from '../../../../test/support/storage-contract.js';

describe('a folder as a storage', () => {
  storageContract(async () => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'fovea-local-'));
    return {
      storage: new LocalStorage(folder),
      close: () => fs.rm(folder, { recursive: true, force: true }),
    };
  });

  it('never leaves its folder', async () => {
    const storage = new LocalStorage(path.join(os.tmpdir(), 'fovea-none'));
    for (const key of ['../secret', 'u/../../secret', '..', ''])
      await expect(storage.sizeOf(key)).rejects.toThrow('no key of this storage');
  });
});
