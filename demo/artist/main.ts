// `npm run draw -w demo`: draws every picture of the demo anew into the folder that is named.
import fs from 'node:fs/promises';
import path from 'node:path';
import { allDrawings, BYTES_MAX } from './all-drawings.js';
import { drawnThumbnails } from '../src/drawn.js';
import { renderPicture, renderThumbnail } from './render.js';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('say into which folder');

await fs.rm(folder, { recursive: true, force: true });
let bytes = 0;
async function write(file: string, picture: Buffer): Promise<void> {
  const target = path.join(path.resolve(folder ?? ''), file);
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.writeFile(target, picture);
  bytes += picture.length;
}
for (const { file, draw } of allDrawings) {
  const picture = await renderPicture(draw());
  await write(file, picture);
  for (const { width, file: small } of drawnThumbnails(file))
    await write(small, await renderThumbnail(picture, width));
}
console.log(
  `${allDrawings.length} pictures of ${(bytes / 1e6).toFixed(2)} MB are in ${path.resolve(folder)}`,
);
if (bytes > BYTES_MAX) throw new Error(`more than ${BYTES_MAX / 1e6} MB`);
