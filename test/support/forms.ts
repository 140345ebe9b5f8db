import { randomBytes } from 'node:crypto';
import type { May, UploadCall } from '@fovea/shared-types/call';
import { CODE_OK, type Envelope } from '@fovea/shared-types/envelope';
import type { Person, Refused, TestApi } from './api.js';
import { expectDeclared } from './declared-answers.js';

/** A file as a form sends it: its declared type and name, and its contents. */
export interface SentFile {
  bytes: Buffer;
  name?: string;
  type?: string;
  field?: string;
  /** Ids that the form names before it. */
  requested?: Readonly<Record<string, number>>;
}

/** The body of a multipart form and its header. */
export function aForm(files: readonly SentFile[]): { body: Buffer; headers: { 'content-type': string } } {
  const boundary = `form-${randomBytes(12).toString('hex')}`;
  const parts = files.flatMap(
    ({
      bytes,
      name = 'picture.png',
      type = 'application/octet-stream',
      field = 'file',
      requested: requested = {},
    }) => [
      ...Object.entries(requested).map(([id, value]) =>
        Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${id}"\r\n\r\n${value}\r\n`),
      ),
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n` +
          `Content-Type: ${type}\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    ],
  );
  return {
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** Whatever an upload of `files` answers. */
export async function sendForm(
  api: TestApi,
  { path }: Pick<UploadCall<unknown>, 'path' | 'uploads'>,
  files: readonly SentFile[],
  as?: Person,
): Promise<Envelope<unknown>> {
  const { body, headers } = aForm(files);
  const answer = await api.raw(path, body, { as, headers });
  return JSON.parse(answer.text) as Envelope<unknown>; // every call answers an envelope
}

/** What an upload answers; a refusal fails the test and is shown. */
export async function upload<Response, FieldName extends string = never>(
  api: TestApi,
  call: UploadCall<Response, May, FieldName>,
  file: SentFile,
  as: Person,
): Promise<Response> {
  const answer = await sendForm(api, call, [file], as);
  if (answer.code !== CODE_OK) throw new Error(`${call.path} refused: ${JSON.stringify(answer)}`);
  expectDeclared(call.path, answer.data);
  return answer.data as Response; // it was just held against the schema of this type
}

/** What an upload refuses with; success fails the test. */
export async function refusedUpload<Response, FieldName extends string = never>(
  api: TestApi,
  call: UploadCall<Response, May, FieldName>,
  file: SentFile,
  as: Person,
): Promise<Refused> {
  const answer = await sendForm(api, call, [file], as);
  if (answer.code === CODE_OK) throw new Error(`${call.path} was expected to refuse ${file.name}`);
  return answer as Refused; // a refusal carries its identifier
}
