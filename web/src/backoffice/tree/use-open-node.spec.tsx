import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PermissionsContext } from '../../lib/permissions';
import { useOpenNode } from './use-open-node';

const branches = new Map([['4', 'Lenses']]);

function openedAt(address: string, permissions: readonly string[]): string | null {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PermissionsContext value={new Set(permissions)}>
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    </PermissionsContext>
  );
  return renderHook(() => useOpenNode(branches, 'goods:category:update'), { wrapper }).result.current.opened;
}

it('opens the branch of the address with permission to change it', () => {
  expect(openedAt('/?open=4', ['goods:category:update'])).toBe('Lenses');
  expect(openedAt('/?open=4', ['goods:category:list'])).toBeNull();
  expect(openedAt('/?open=5', ['goods:category:update'])).toBeNull();
  expect(openedAt('/', ['goods:category:update'])).toBeNull();
});
