import { describe, expect, it } from 'vitest';
import { faultOf } from './upload-rules';

const MB = 1024 * 1024;

describe('a file that is chosen', () => {
  it('may be as large as the limit, and not a byte more', () => {
    const png = (size: number) => faultOf({ type: 'image/png', size }, 'image', 50);
    expect([png(50 * MB), png(50 * MB + 1), png(0)]).toEqual([null, 'size', 'empty']);
    const mp4 = (size: number) => faultOf({ type: 'video/mp4', size }, 'video', 100);
    expect([mp4(100 * MB), mp4(100 * MB + 1)]).toEqual([null, 'size']);
  });

  it('is of a type of its kind', () => {
    const type = (kind: 'image' | 'video', mime: string) => faultOf({ type: mime, size: 1 }, kind, 1);
    expect([type('image', 'image/png'), type('image', 'image/jpeg'), type('video', 'video/mp4')]).toEqual([
      null,
      null,
      null,
    ]);
    expect([type('image', 'image/gif'), type('video', 'video/quicktime')]).toEqual(['type', 'type']);
  });
});
