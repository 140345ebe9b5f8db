import type { ReactNode } from 'react';
import { MantineScope } from '../../kit/mantine-scope/mantine-scope';
import { adminLook } from './theme/admin-look';
import { ADMIN_RAMP } from './theme/admin-ramp';

const look = adminLook(ADMIN_RAMP);

export interface BackOfficeLayoutProps {
  isNavigating: boolean;
  children: ReactNode;
}

export function BackOfficeLayout({ children }: BackOfficeLayoutProps) {
  return (
    <MantineScope look={look}>
      <main style={{ padding: 16 }}>{children}</main>
    </MantineScope>
  );
}
