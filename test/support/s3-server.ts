import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { S3Storage } from '../../server/src/platform/storage/s3.storage.js';

export interface S3Server {
  /** @param accessKeyId the server accepts one only, and refuses any other */
  storage(bucket: string, accessKeyId?: string): S3Storage;
  stop(): Promise<void>;
}

/**
 * A server that speaks the protocol of S3, in this process, over a real connection. It has its keys, but does
 * not recompute signatures.
 */
export async function startS3(buckets: readonly string[]): Promise<S3Server> {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'fovea-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: buckets.map((name) => ({ name, configs: [] })),
  });
  const { port } = await server.run();
  return {
    storage: (bucket, accessKeyId = 'S3RVER') =>
      new S3Storage({
        bucket,
        region: 'us-east-1',
        endpoint: `http://127.0.0.1:${port}`,
        accessKeyId,
        secretAccessKey: 'S3RVER',
      }),
    stop: async () => {
      await server.close();
      await fs.rm(directory, { recursive: true, force: true });
    },
  };
}
