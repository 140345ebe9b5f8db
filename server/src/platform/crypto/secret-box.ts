import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../config/config.module.js';
import { invariant } from '../kernel/app-error.js';
import { dataSecrets, type SecretSettings } from './secrets.js';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** The first byte, so that another way of sealing can follow and old rows stay readable. */
const VERSION = 1;

/**
 * Seals what must not be readable in a backup of the database: AES-256-GCM under a key derived from DATA_KEY.
 * `purpose` names the column and its row; what was sealed for one opens for no other. Keys before the newest still open.
 */
@Injectable()
export class SecretBox {
  private readonly newest: Buffer;
  private readonly older: readonly Buffer[];

  constructor(@Inject(ENV) env: SecretSettings) {
    const [newest, ...older] = dataSecrets(env);
    this.newest = keyOf(newest);
    this.older = older.map(keyOf);
  }

  seal(purpose: string, clear: Buffer): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.newest, nonce).setAAD(Buffer.from(purpose));
    const sealed = Buffer.concat([cipher.update(clear), cipher.final()]);
    return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), sealed]);
  }

  /** Throws when it was sealed with a key that is not known, or for another purpose, or was changed. */
  open(purpose: string, sealed: Buffer): Buffer {
    invariant(sealed[0] === VERSION, 'sealed by a version this program knows');
    try {
      return openWith(this.newest, purpose, sealed);
    } catch (error) {
      const opened = this.older.map((key) => tryToOpen(key, purpose, sealed)).find((clear) => clear !== null);
      if (!opened) throw error;
      return opened;
    }
  }
}

const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'fovea secret box', KEY_BYTES));

function openWith(key: Buffer, purpose: string, sealed: Buffer): Buffer {
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
  const tag = sealed.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(tag);
  const hidden = sealed.subarray(1 + NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(hidden), decipher.final()]);
}

function tryToOpen(key: Buffer, purpose: string, sealed: Buffer): Buffer | null {
  try {
    return openWith(key, purpose, sealed);
  } catch {
    return null; // that key did not seal it; whether any did is reported by the caller
  }
}
