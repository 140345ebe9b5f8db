import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { invariant } from '../kernel/app-error.js';
import { Storage, type ByteRange } from './storage.js';

export interface S3Settings {
  bucket: string;
  region: string;
  /** Of a server that is not Amazon's; the bucket is then part of the path. */
  endpoint: string | undefined;
  /** Without both, the SDK's own chain finds them (instance role, environment). */
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
}

/** The service takes at most so many keys at once. */
const DELETE_MAX = 1000;

/** Files in a bucket of any S3-compatible server. */
export class S3Storage extends Storage {
  private opened: Promise<S3Client> | undefined;

  constructor(private readonly settings: S3Settings) {
    super();
  }

  async put(key: string, file: string, mime: string): Promise<void> {
    const { PutObjectCommand } = await sdk();
    const { size } = await fs.stat(file);
    const body = createReadStream(file);
    try {
      await (
        await this.client()
      ).send(new PutObjectCommand({ ...this.at(key), Body: body, ContentLength: size, ContentType: mime }));
    } finally {
      body.destroy();
    }
  }

  async sizeOf(key: string): Promise<number | null> {
    const { HeadObjectCommand } = await sdk();
    try {
      const found = await (await this.client()).send(new HeadObjectCommand(this.at(key)));
      return found.ContentLength ?? null;
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  }

  async open(key: string, range?: ByteRange): Promise<Readable> {
    const { GetObjectCommand } = await sdk();
    const found = await (
      await this.client()
    ).send(
      new GetObjectCommand({
        ...this.at(key),
        ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
      }),
    );
    invariant(found.Body instanceof Readable, 'outside a browser a body is a stream of Node');
    return found.Body;
  }

  async delete(keys: readonly string[]): Promise<void> {
    const { DeleteObjectsCommand } = await sdk();
    for (let at = 0; at < keys.length; at += DELETE_MAX) {
      const Objects = keys.slice(at, at + DELETE_MAX).map((Key) => ({ Key }));
      const answer = await (
        await this.client()
      ).send(new DeleteObjectsCommand({ Bucket: this.settings.bucket, Delete: { Objects, Quiet: true } }));
      const [failed] = answer.Errors ?? [];
      if (failed) throw new Error(`${failed.Key} was not deleted: ${failed.Code} ${failed.Message}`);
    }
  }

  private at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.settings.bucket, Key: key };
  }

  /** Made at the first use: the SDK is large, and most installations have no bucket. */
  private client(): Promise<S3Client> {
    this.opened ??= openClient(this.settings);
    return this.opened;
  }
}

const sdk = () => import('@aws-sdk/client-s3');

async function openClient(settings: S3Settings): Promise<S3Client> {
  const { S3Client } = await sdk();
  const { accessKeyId, secretAccessKey, endpoint, region } = settings;
  return new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(accessKeyId === undefined || secretAccessKey === undefined
      ? {}
      : { credentials: { accessKeyId, secretAccessKey } }),
    // Checksums in trailers are Amazon's own; other servers do not all read them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** The SDK's errors carry the HTTP status of the answer. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined;
  const metadata = error.$metadata as { httpStatusCode?: number };
  return metadata.httpStatusCode;
}
