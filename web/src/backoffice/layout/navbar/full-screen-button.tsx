import { IconMaximize, IconMinimize } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toast-store';
import classes from './navbar.module.css';

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

/** The whole screen for the page, where the browser can do that; a warning where it cannot. */
export function FullScreenButton() {
  const { t } = useTranslation('backoffice');
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  const toggle = (): void => {
    // A browser without it has neither the flag nor the function.
    if (!document.fullscreenEnabled) {
      toast.error(t('navbar.full_screen_unsupported'));
      return;
    }
    const done = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    done.catch(() => toast.error(t('navbar.full_screen_unsupported')));
  };
  const Icon = isFull ? IconMinimize : IconMaximize;
  const label = t(isFull ? 'navbar.full_screen_off' : 'navbar.full_screen');
  return (
    <button type="button" className={classes.tool} aria-label={label} title={label} onClick={toggle}>
      <Icon size={19} stroke={1.75} aria-hidden />
    </button>
  );
}
