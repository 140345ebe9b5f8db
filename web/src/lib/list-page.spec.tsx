import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { PAGE_SIZES, useListPage } from './list-page';

const limitAt = (address: string): number =>
  renderHook(() => useListPage(), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  }).result.current.limit;

describe('the size of a page', () => {
  it('is 40 unless the address has another of the four sizes', () => {
    expect(PAGE_SIZES).toEqual([40, 80, 120, 160]);
    expect([limitAt('/'), limitAt('/?limit=41'), limitAt('/?limit=161')]).toEqual([40, 40, 40]);
    expect(PAGE_SIZES.map((size) => limitAt(`/?limit=${size}`))).toEqual([40, 80, 120, 160]);
  });
});
