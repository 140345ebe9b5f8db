import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { MantineScope } from '../../kit/mantine-scope/mantine-scope';
import { keepForOffline } from '../offline-answers';
import { AccessGate } from './access/access-gate';
import { SessionQuestion, type SignInDialog } from './access/session-question';
import { IdleLock } from './lock/idle-lock';
import { useSettings } from './settings/settings';
import { Shell } from './shell';
import { adminLook } from './theme/admin-look';
import { rampOf } from './theme/admin-ramp';

/** The back office: its look, who may come in, and the frame around its pages. */
export function Frame({ isNavigating, SignIn }: { isNavigating: boolean; SignIn: SignInDialog }) {
  const { theme, size } = useSettings();
  const queries = useQueryClient();
  // Before the first query.
  useState(() => keepForOffline(queries));
  const look = useMemo(() => adminLook(rampOf(theme), size), [theme, size]);
  return (
    <MantineScope look={look}>
      <AccessGate>
        <IdleLock>
          <Shell isNavigating={isNavigating} />
        </IdleLock>
      </AccessGate>
      <SessionQuestion SignIn={SignIn} />
    </MantineScope>
  );
}
