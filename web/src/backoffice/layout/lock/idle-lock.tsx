import {
  Activity,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useSession } from '../../../lib/session';
import { useAccess } from '../access/access-context';
import { useSettings } from '../settings/settings';
import { isLocked, noteLocked, noteUnlocked, watchIdle } from './idle';

const LockScreen = lazy(() => import('./lock-screen').then((module) => ({ default: module.LockScreen })));

/** After a while without a sign of life the page is taken off the screen; the password brings it back as it was. */
export function IdleLock({ children }: { children: ReactNode }) {
  const { user } = useAccess();
  const { isSignedIn } = useSession();
  const { lockMinutes } = useSettings();
  const [wasLocked, setLocked] = useState(isLocked);
  // Whoever has to sign in anyway is asked for the password there.
  const isShut = wasLocked && isSignedIn;
  const leftAt = useRef<Element | null>(null);
  useEffect(() => {
    if (isShut) return undefined;
    return watchIdle(lockMinutes, () => {
      leftAt.current = document.activeElement;
      noteLocked();
      setLocked(true);
    });
  }, [isShut, lockMinutes]);
  useLayoutEffect(() => {
    if (!isShut) return undefined;
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
          <LockScreen
            name={user.name}
            onUnlock={() => {
              noteUnlocked();
              setLocked(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
