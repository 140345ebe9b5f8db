import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { OFFLINE_PAGES, OFFLINE_WORKER } from '../offline-pages';

const LOOK_EVERY_MS = 30 * 60_000;

/** Whether pages here may be kept: a build, in a browser that keeps some, at an address it trusts. */
const canKeep = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator;

/**
 * Keeps the pages that go on without a network, from the first of them that somebody opens.
 * @returns a newer version that has arrived meanwhile: it waits until somebody activates it
 */
export function useKeptShell(): { isNewThere: boolean; takeOver: () => void } {
  const { pathname } = useLocation();
  const isWanted = pathname in OFFLINE_PAGES && canKeep();
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    let isOver = false;
    void navigator.serviceWorker.register(OFFLINE_WORKER).then((registration) => {
      // The very first takes nothing over from anybody.
      const notify = (): void => setWaiting(navigator.serviceWorker.controller && registration.waiting);
      if (isOver) return;
      notify();
      registration.addEventListener('updatefound', () =>
        registration.installing?.addEventListener('statechange', notify),
      );
      timer = setInterval(() => void registration.update().catch(withoutNetwork), LOOK_EVERY_MS);
    }, withoutNetwork);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [isWanted]);
  const takeOver = (): void => {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
      once: true,
    });
    waiting?.postMessage('take over');
  };
  return { isNewThere: waiting !== null, takeOver };
}

/** Without a network the cached one is used. */
function withoutNetwork(error: unknown): void {
  if (!(error instanceof TypeError)) throw error;
}
