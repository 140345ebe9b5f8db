import type { Env } from '../config/env.js';
import { LocalStorage } from './local.storage.js';
import { S3Storage } from './s3.storage.js';
import type { Storage } from './storage.js';

/** A bucket where the settings name one, else the folder of this machine. */
export function storageOf(env: Env): Storage {
  if (env.s3Bucket === undefined) return new LocalStorage(env.uploadDir);
  return new S3Storage({
    bucket: env.s3Bucket,
    region: env.s3Region,
    endpoint: env.s3Endpoint,
    accessKeyId: env.s3AccessKeyId,
    secretAccessKey: env.s3SecretAccessKey,
  });
}
