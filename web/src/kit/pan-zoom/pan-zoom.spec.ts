import { describe, expect, it } from 'vitest';
import { clampView, FITTED, MAX_SCALE, pan, zoomAt } from './pan-zoom';

const frame = { width: 800, height: 600 };

describe('pan and zoom', () => {
  it('keeps the point under the pointer where it is', () => {
    const point = { x: 100, y: -50 };
    const view = zoomAt(FITTED, 2, point, frame);
    // The picture's own coordinate under the point is the same before and after.
    expect((point.x - view.x) / view.scale).toBeCloseTo(point.x);
    expect((point.y - view.y) / view.scale).toBeCloseTo(point.y);
  });

  it('is bounded by the fitted picture and the largest scale', () => {
    expect(zoomAt(FITTED, 0.5, { x: 10, y: 10 }, frame)).toEqual(FITTED);
    expect(zoomAt(FITTED, 100, { x: 0, y: 0 }, frame).scale).toBe(MAX_SCALE);
  });

  it('does not move a fitted picture, nor an enlarged one beyond its edges', () => {
    expect(pan(FITTED, 50, 50, frame)).toEqual(FITTED);
    expect(pan({ x: 0, y: 0, scale: 2 }, 9999, -9999, frame)).toEqual({ x: 400, y: -300, scale: 2 });
    expect(clampView({ x: 400, y: 0, scale: 1 }, frame)).toEqual(FITTED);
  });
});
