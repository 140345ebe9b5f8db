import { Activity, lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useSession } from '../../../lib/session';
import { useAccess } from '../access/access-context';
import { useSettings } from '../settings/settings';
import { lock, unlock, useIsLocked, watchIdle } from './idle';

const LockScreen = lazy(() => import('./lock-screen').then((module) => ({ default: module.LockScreen })));

/** After a while without activity the page is hidden; the password shows it again as it was. */
export function IdleLock({ children }: { children: ReactNode }) {
  const { user } = useAccess();
  const { isSignedIn } = useSession();
  const { lockMinutes } = useSettings();
  const isShut = useIsLocked();
  const leftAt = useRef<Element | null>(null);
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    // Signing in over the lock has just proved the person.
    if (isSignedIn && !wasSignedIn.current) unlock();
    wasSignedIn.current = isSignedIn;
  }, [isSignedIn]);
  useEffect(() => {
    if (isShut) return undefined;
    return watchIdle(lockMinutes, lock);
  }, [isShut, lockMinutes]);
  useLayoutEffect(() => {
    if (!isShut) return undefined;
    leftAt.current = document.activeElement;
    document.documentElement.dataset.locked = '';
    return () => void delete document.documentElement.dataset.locked;
  }, [isShut]);
  useEffect(() => {
    // The page is as it was left, the caret too.
    if (!isShut && leftAt.current instanceof HTMLElement) leftAt.current.focus({ preventScroll: true });
    if (!isShut) leftAt.current = null;
  }, [isShut]);
  return (
    <>
      <Activity mode={isShut ? 'hidden' : 'visible'}>{children}</Activity>
      {isShut && (
        <Suspense>
          <LockScreen name={user.name} onUnlock={unlock} />
        </Suspense>
      )}
    </>
  );
}
