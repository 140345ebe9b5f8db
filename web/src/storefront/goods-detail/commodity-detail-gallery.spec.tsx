import type { GoodsImage } from '@fovea/shared-types/goods/goods.dto';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CommodityGallery } from './commodity-detail-gallery';

const WIDTH = 600;
const images: GoodsImage[] = [1, 2, 3, 4].map((id) => ({
  url: `/files/${id}.webp`,
  thumbnail_url: `/files/${id}-small.webp`,
  width: 1200,
  height: 900,
}));

/** A strip that is laid out, and that moves only when a test sets its position. */
function openGallery() {
  render(<CommodityGallery images={images} name="Fundus camera" />);
  const gallery = screen.getByRole('region');
  const [strip] = screen.getAllByRole('list');
  if (!strip) throw new Error('there is no strip');
  Object.defineProperty(strip, 'clientWidth', { value: WIDTH });
  const scrolledTo = (picture: number) => {
    strip.scrollLeft = picture * WIDTH;
    fireEvent.scroll(strip);
  };
  return { gallery, strip, scrolledTo };
}

describe('the gallery', () => {
  beforeEach(() => {
    Element.prototype.scrollTo = vi.fn();
  });

  it('keeps the picture chosen by key while the strip is still leaving the one before', () => {
    const { gallery, scrolledTo } = openGallery();
    fireEvent.keyDown(gallery, { key: 'ArrowRight' });
    scrolledTo(0.01);
    expect(gallery).toHaveTextContent('2 / 4');
    fireEvent.keyDown(gallery, { key: 'ArrowLeft' });
    expect(gallery).toHaveTextContent('1 / 4');
  });

  it('follows a finger once the strip has come to rest', () => {
    const { gallery, strip, scrolledTo } = openGallery();
    fireEvent.keyDown(gallery, { key: 'ArrowRight' });
    scrolledTo(1);
    fireEvent.pointerDown(strip);
    scrolledTo(1.5);
    expect(gallery).toHaveTextContent('2 / 4');
    scrolledTo(2);
    expect(gallery).toHaveTextContent('3 / 4');
  });

  it('obeys a finger that stops it on its way', () => {
    const { gallery, strip, scrolledTo } = openGallery();
    fireEvent.keyDown(gallery, { key: 'ArrowRight' });
    fireEvent.pointerDown(strip);
    scrolledTo(0);
    expect(gallery).toHaveTextContent('1 / 4');
  });
});
