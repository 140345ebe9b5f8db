/**
 * What a first visit to /shoppingMall downloads before it is complete, gzip: the document's own script, the entry, the
 * page, and their texts in the largest language, with everything they import. Exits 1 above what was promised.
 */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMITS = { js: { must: 180_000, aim: 150_000 }, css: { must: 15_000, aim: 13_000 } };
const PAGE = 'src/storefront/home/home.page.tsx';
/** The file with the texts of frame and page in a language (vite.config.ts). */
const textsIn = (language) => `texts-${language}`;
const LANGUAGES = ['zh', 'en', 'ja'];

const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));
const sizes = new Map();
const gzipSize = (file) => {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length);
  return sizes.get(file);
};

/** The requests of the document itself, and its inline parts. */
const document = readFileSync(new URL('index.html', dist), 'utf8');
const entry = [...document.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file);
const within = [...document.matchAll(/<script>([^]*?)<\/script>/g)].reduce(
  (total, [, script]) => total + gzipSync(script, { level: 9 }).length,
  0,
);

/** The files of a chunk and of all it imports statically. */
function filesOf(key, found = new Set()) {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`first-load: the manifest has no ${key}`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const file of chunk.css ?? []) found.add(file);
  for (const imported of chunk.imports ?? []) filesOf(imported, found);
  return found;
}

const code = new Set([...entry, ...filesOf(PAGE)]);
const sum = (files, ending) =>
  [...files].filter((file) => file.endsWith(ending)).reduce((total, file) => total + gzipSize(file), 0);
const texts = Math.max(
  ...LANGUAGES.map((language) => {
    const [key] = Object.entries(manifest).find(([, { name }]) => name === textsIn(language)) ?? [];
    return sum(filesOf(key), '.js');
  }),
);

const total = { js: sum(code, '.js') + texts + within, css: sum(code, '.css') };
if (process.argv.includes('--files'))
  for (const file of [...code].sort((a, b) => gzipSize(b) - gzipSize(a))) console.log(gzipSize(file), file);
if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ jsBytes: total.js, cssBytes: total.css }));
  process.exit();
}
let isOver = false;
for (const [kind, limit] of Object.entries(LIMITS)) {
  const size = total[kind];
  const verdict = size > limit.must ? 'TOO MUCH' : size > limit.aim ? 'above the aim' : 'ok';
  isOver ||= size > limit.must;
  const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(
    `first load ${kind}: ${kB(size)} gzip (aim ${kB(limit.aim)}, must ${kB(limit.must)}): ${verdict}`,
  );
}
if (isOver) process.exitCode = 1;
