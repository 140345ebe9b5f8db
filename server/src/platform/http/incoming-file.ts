import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { isNativeError } from 'node:util/types';
import type { MultipartFields } from '@fastify/multipart'; // adds `file` to Fastify's request, too
import type { FastifyRequest } from 'fastify';
import { AppError, fieldError } from '../kernel/app-error.js';

export const MB = 1_048_576;
/** A file is surrounded by its headers, the boundary and perhaps some small fields. */
const FORM_MAX_BYTES = 300_000;
const NAME_MAX = 200;

/** The one file of a multipart form, still on its way. */
export class IncomingFile {
  private beside: MultipartFields = {};

  constructor(private readonly request: FastifyRequest) {}

  /**
   * Writes the file to `path` as it comes.
   * @returns the name its sender gave it, as text to show
   * @throws FILE_SIZE above `maxMb`, VALIDATION for a form that is broken or without a file
   */
  async saveTo(path: string, maxMb: number): Promise<string> {
    const tooLarge = new AppError('FILE_SIZE', { max_mb: maxMb });
    if (Number(this.request.headers['content-length'] ?? 0) > maxMb * MB + FORM_MAX_BYTES) throw tooLarge;
    try {
      const part = await this.request.file({ limits: { fileSize: maxMb * MB }, throwFileSizeLimit: false });
      if (part?.fieldname !== 'file') throw fieldError({ file: { key: 'required' } });
      this.beside = part.fields;
      await pipeline(part.file, createWriteStream(path, { flags: 'wx' }));
      if (part.file.truncated) throw tooLarge;
      return shownName(part.filename);
    } catch (error) {
      if (error instanceof AppError || isOurs(error)) throw error;
      throw fieldError({ file: { key: 'format' } }, { cause: error });
    }
  }

  /**
   * Of a file that was saved: the id that its form named before it.
   * @throws VALIDATION where it names none
   */
  idOf(name: string): number {
    const field = [this.beside[name]].flat()[0];
    const text = field?.type === 'field' && typeof field.value === 'string' ? field.value : '';
    if (!/^[1-9]\d{0,14}$/.test(text)) throw fieldError({ [name]: { key: 'required' } });
    return Number(text);
  }
}

/**
 * A system call failed, so it is no fault of the form: a full disk, for example. An aborted request is the
 * sender's.
 */
const isOurs = (error: unknown): boolean =>
  isNativeError(error) && 'syscall' in error && !('code' in error && error.code === 'ECONNRESET');

/** Without folders and control characters, NFC; it is shown and offered for downloads, and never names a file of ours. */
function shownName(given: string | undefined): string {
  const last = (given ?? '').normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const name = last.replace(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, '').trim();
  return name === '' ? 'file' : [...name].slice(-NAME_MAX).join('');
}
