import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const INLINE = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The inline scripts of a document, as sources of a Content-Security-Policy: exactly these texts. */
export const inlineScriptSources = (html: string): string[] =>
  [...html.matchAll(INLINE)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/** Those of the built document, where there is one. */
export function scriptsWithin(folder: string): string[] {
  const document = path.join(folder, 'index.html');
  return existsSync(document) ? inlineScriptSources(readFileSync(document, 'utf8')) : [];
}
