import { startS3 } from '../../../../test/support/s3-server.js';
import { S3Storage } from './s3.storage.js';
import { storageContract } from '../../../../test/support/storage-contract.js';

describe('a bucket as a storage', () => {
  storageContract(async () => {
    const s3 = await startS3(['fovea-files']);
    return { storage: s3.storage('fovea-files'), close: s3.stop };
  });

  it('reports that the server does not accept our login', async () => {
    const s3 = await startS3(['fovea-files']);
    try {
      const put = s3.storage('fovea-files', 'nobody').put('u/aa/x.png', import.meta.filename, 'image/png');
      await expect(put).rejects.toThrow('does not exist in our records');
    } finally {
      await s3.stop();
    }
  });

  it('reports that the server is away', async () => {
    const storage = new S3Storage({
      bucket: 'fovea-files',
      region: 'us-east-1',
      endpoint: 'http://127.0.0.1:9',
      accessKeyId: 'x',
      secretAccessKey: 'x',
    });
    await expect(storage.sizeOf('u/aa/x.png')).rejects.toThrow();
  });
});
