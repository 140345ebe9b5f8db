import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { S3Storage } from './s3.storage.js';
import { storageContract } from './storage.contract.js';

const BUCKET = 'fovea-files';

/** A server that speaks the protocol, in this process, over a real connection. It knows its keys, but does not recompute signatures. */
async function startS3(): Promise<{ url: string; stop: () => Promise<void> }> {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'fovea-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      await server.close();
      await fs.rm(directory, { recursive: true, force: true });
    },
  };
}

const storageAt = (endpoint: string, accessKeyId = 'S3RVER') =>
  new S3Storage({ bucket: BUCKET, region: 'us-east-1', endpoint, accessKeyId, secretAccessKey: 'S3RVER' });

describe('a bucket as a storage', () => {
  storageContract(async () => {
    const server = await startS3();
    return { storage: storageAt(server.url), close: server.stop };
  });

  it('says so when the bucket refuses us', async () => {
    const server = await startS3();
    try {
      const put = storageAt(server.url, 'nobody').put('u/aa/x.png', import.meta.filename, 'image/png');
      await expect(put).rejects.toThrow('does not exist in our records');
    } finally {
      await server.stop();
    }
  });

  it('says so when the server is away', async () => {
    await expect(storageAt('http://127.0.0.1:9').sizeOf('u/aa/x.png')).rejects.toThrow();
  });
});
