import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useIsNarrow } from './use-is-narrow';

/** A window of this width, as far as queries of its width go. */
function widthIs(width: number): void {
  vi.stubGlobal('matchMedia', (media: string) => {
    const [, most] = /^\(max-width: ([\d.]+)px\)$/.exec(media) ?? [];
    if (most === undefined) throw new Error(`not understood: ${media}`);
    return {
      ...{ matches: width <= Number(most), media, onchange: null },
      ...{ addEventListener: vi.fn(), removeEventListener: vi.fn() },
    };
  });
}

describe('a narrow window', () => {
  it.each([
    [991, true],
    [992, false],
  ])('of %i px counts as mobile: %s', (width, isNarrow) => {
    widthIs(width);
    expect(renderHook(useIsNarrow).result.current).toBe(isNarrow);
  });
});
