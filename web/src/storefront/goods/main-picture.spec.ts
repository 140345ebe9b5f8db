import { describe, expect, it } from 'vitest';
import { sizedPicture } from './main-picture';

describe('the large picture', () => {
  const url = '/files/u/0a/0123.jpg.1200.webp';
  it('comes in two widths, each named as wide as it is', () => {
    expect(sizedPicture({ url, thumbnail_url: '', width: 1200, height: 900 }).srcSet).toBe(
      `/files/u/0a/0123.jpg.480.webp 480w, ${url} 1200w`,
    );
    expect(sizedPicture({ url, thumbnail_url: '', width: 900, height: 1200 }).srcSet).toBe(
      `/files/u/0a/0123.jpg.480.webp 360w, ${url} 900w`,
    );
    expect(sizedPicture({ url, thumbnail_url: '', width: 300, height: 200 }).srcSet).toContain(
      '.480.webp 300w',
    );
  });

  it('comes as it is where no other width is kept', () => {
    const picture = { url: 'blob:a', thumbnail_url: 'blob:a', width: 1, height: 1 };
    expect(sizedPicture(picture)).toEqual({ src: 'blob:a' });
  });
});
