import { createHash } from 'node:crypto';
import type { PictureView } from './drawn.js';

/**
 * The key of a file of the demo, of the form that uploads have. The same at every start, so that one that was
 * interrupted leaves nothing behind.
 */
export function demoKey(name: string, extension: string): string {
  const stem = createHash('sha256').update(`demo ${name}`).digest('hex').slice(0, 32);
  return `u/${stem.slice(0, 2)}/${stem}.${extension}`;
}

/** Under which key the same picture is stored once more, as one that was drawn for a document of the warehouse. */
export const documentPictureKey = (goodsSn: string): string => demoKey(`paper picture ${goodsSn}`, 'jpg');

/** Under which key a picture of a product is kept. */
export const pictureKey = (goodsSn: string, view: PictureView): string =>
  demoKey(`picture ${goodsSn} ${view}`, 'jpg');
