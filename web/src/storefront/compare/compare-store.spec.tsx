import { afterEach, describe, expect, it } from 'vitest';
import { idsOfText } from './compare-ids';
import { renderHook, act } from '@testing-library/react';
import {
  addCompared,
  clearCompared,
  comparedIds,
  keepTrayAway,
  removeCompared,
  useIsTrayAway,
} from './compare-store';

const KEY = 'fovea_compare';

function writtenElsewhere(text: string): void {
  localStorage.setItem(KEY, text);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

describe('the goods to compare', () => {
  afterEach(clearCompared);

  it('are at most four, each once, in the order they were chosen', () => {
    expect([7, 3, 7, 9, 1].map(addCompared)).toEqual([true, true, true, true, true]);
    expect(addCompared(5)).toBe(false);
    expect(comparedIds()).toEqual([7, 3, 9, 1]);
    removeCompared(3);
    expect(addCompared(5)).toBe(true);
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual([7, 9, 1, 5]);
  });

  it('follow what another tab writes, and take nothing from it that is no id', () => {
    addCompared(1);
    writtenElsewhere('[2,"3",-4,2,5.5,6]');
    expect(comparedIds()).toEqual([2, 6]);
    writtenElsewhere('{');
    expect(comparedIds()).toEqual([]);
  });

  it('start from what is kept, so that no choice of another tab is lost', () => {
    localStorage.setItem(KEY, '[8]');
    addCompared(9);
    expect(comparedIds()).toEqual([8, 9]);
  });

  it.each([
    ['1,2,3', [1, 2, 3]],
    ['4,4,x,-1,0,5', [4, 5]],
    ['1,2,3,4,5', [1, 2, 3, 4]],
    ['', []],
  ])('are in an address: %s', (text, ids) => {
    expect(idsOfText(text)).toEqual(ids);
  });

  it('are kept off the screen for as long as a lot is on it', () => {
    const { result } = renderHook(useIsTrayAway);
    expect(result.current).toBe(false);
    let end = (): void => undefined;
    act(() => {
      end = keepTrayAway();
    });
    expect(result.current).toBe(true);
    act(() => end());
    expect(result.current).toBe(false);
  });
});
