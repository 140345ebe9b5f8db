import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { invariant } from '../kernel/app-error.js';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** The first byte, so that another way of sealing can follow and old rows stay readable. */
const VERSION = 1;

/**
 * Seals what the database must not tell whoever reads a backup of it: AES-256-GCM under a key derived from DATA_KEY.
 * `purpose` names the column and its row; what was sealed for one opens for no other.
 */
@Injectable()
export class SecretBox {
  private readonly key: Buffer;

  constructor(@Inject(ENV) { dataKey, jwtSecret }: Pick<Env, 'dataKey' | 'jwtSecret'>) {
    this.key = Buffer.from(hkdfSync('sha256', dataKey ?? jwtSecret, '', 'fovea secret box', KEY_BYTES));
  }

  seal(purpose: string, clear: Buffer): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key, nonce).setAAD(Buffer.from(purpose));
    const sealed = Buffer.concat([cipher.update(clear), cipher.final()]);
    return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), sealed]);
  }

  /** Throws when it was sealed with another key or for another purpose, or was changed. */
  open(purpose: string, sealed: Buffer): Buffer {
    invariant(sealed[0] === VERSION, 'sealed by a version this program knows');
    const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
    const tag = sealed.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
    const decipher = createDecipheriv(ALGORITHM, this.key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(purpose))
      .setAuthTag(tag);
    const hidden = sealed.subarray(1 + NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(hidden), decipher.final()]);
  }
}
