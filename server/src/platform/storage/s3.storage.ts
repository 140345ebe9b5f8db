import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { invariant } from '../kernel/app-error.js';
import { withinDeadline } from '../outgoing/deadline.js';
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

/** Somebody waits in a browser, for two of them at most. */
const READ_MS = 5_000;
/** Of the largest upload, to a slow service. */
const PUT_MS = 120_000;
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
      const command = new PutObjectCommand({
        ...{ ...this.at(key), Body: body, ContentLength: size, ContentType: mime },
      });
      await this.within(PUT_MS, (client, abortSignal) => client.send(command, { abortSignal }));
    } finally {
      body.destroy();
    }
  }

  async sizeOf(key: string): Promise<number | null> {
    const { HeadObjectCommand } = await sdk();
    try {
      const command = new HeadObjectCommand(this.at(key));
      const found = await this.within(READ_MS, (client, abortSignal) =>
        client.send(command, { abortSignal }),
      );
      return found.ContentLength ?? null;
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  }

  async open(key: string, range?: ByteRange): Promise<Readable> {
    const { GetObjectCommand } = await sdk();
    const command = new GetObjectCommand({
      ...this.at(key),
      ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
    });
    // Until the content begins: how fast it is read is up to the reader.
    const found = await this.within(READ_MS, (client, abortSignal) => client.send(command, { abortSignal }));
    invariant(found.Body instanceof Readable, 'outside a browser a body is a stream of Node');
    return found.Body;
  }

  async delete(keys: readonly string[]): Promise<void> {
    const { DeleteObjectsCommand } = await sdk();
    for (let at = 0; at < keys.length; at += DELETE_MAX) {
      const Objects = keys.slice(at, at + DELETE_MAX).map((Key) => ({ Key }));
      const command = new DeleteObjectsCommand({
        Bucket: this.settings.bucket,
        Delete: { Objects, Quiet: true },
      });
      const answer = await this.within(PUT_MS, (client, abortSignal) =>
        client.send(command, { abortSignal }),
      );
      const [failed] = answer.Errors ?? [];
      if (failed) throw new Error(`${failed.Key} was not deleted: ${failed.Code} ${failed.Message}`);
    }
  }

  /** With all repetitions of the SDK. */
  private async within<T>(
    totalMs: number,
    work: (client: S3Client, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const client = await this.client();
    return withinDeadline({ what: 'the file storage', totalMs }, ({ signal }) => work(client, signal));
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
