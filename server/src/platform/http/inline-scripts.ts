import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const INLINE = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The scripts that stand in a document itself, as sources of a Content-Security-Policy: these very texts and no others. */
export const inlineScriptSources = (html: string): string[] =>
  [...html.matchAll(INLINE)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/** Those of the built document, where there is one. */
export function scriptsWithin(folder: string): string[] {
  const document = path.join(folder, 'index.html');
  return existsSync(document) ? inlineScriptSources(readFileSync(document, 'utf8')) : [];
}
