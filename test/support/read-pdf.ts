import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { TestApi } from './api.js';

export interface ReadPdf {
  title: string;
  pages: {
    /** As a reader would copy it. */
    text: string;
    /** Points. */
    width: number;
    height: number;
    /** What a camera would see. */
    codes: { format: string; text: string; symbologyIdentifier: string }[];
  }[];
}

/** Reads PDFs back by means that have nothing to do with how they were written. */
export async function readPdfs(pdfs: readonly Buffer[]): Promise<ReadPdf[]> {
  const reader = spawn(process.execPath, [path.join(import.meta.dirname, 'pdf-reader.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  reader.stdin.end(pdfs.map((pdf) => pdf.toString('base64')).join('\n'));
  const [output, [code]] = await Promise.all([text(reader.stdout), once(reader, 'close')]);
  if (code !== 0) throw new Error(`a PDF could not be read (${String(code)})`);
  return output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ReadPdf);
}

export async function readPdf(pdf: Buffer): Promise<ReadPdf> {
  const [read] = await readPdfs([pdf]);
  if (!read) throw new Error('a PDF said nothing');
  return read;
}

/** The text of a document that the server links to, in the letters that a search would find. */
export async function printedText({ url: server }: Pick<TestApi, 'url'>, url: string): Promise<string> {
  const answer = await fetch(`${server}${url}`);
  if (answer.status !== 200) throw new Error(`${url} was answered with ${answer.status}`);
  return (await readPdf(Buffer.from(await answer.arrayBuffer()))).pages
    .map(({ text: page }) => page)
    .join('\n')
    .normalize('NFKC');
}
