import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsNarrow } from '../../../kit/use-is-narrow';
import { readCookie, writeCookie } from '../../../lib/cookies';

const COOKIE = 'fovea_sidebar';
const DAYS = 365;

export interface SidebarState {
  /** Narrower than 992 px: a drawer over the page. */
  isMobile: boolean;
  /** The whole menu rather than a rail of icons; the drawer, when narrow. */
  isOpen: boolean;
  toggle: () => void;
  close: () => void;
}

/** Open or a rail of icons, kept in a cookie; a drawer on narrow screens, which closes when one goes somewhere. */
export function useSidebar(): SidebarState {
  const isMobile = useIsNarrow();
  const [isWide, setWide] = useState(() => readCookie(COOKIE) !== '0');
  const [isDrawer, setDrawer] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => setDrawer(false), [pathname, isMobile]);
  return {
    isMobile,
    isOpen: isMobile ? isDrawer : isWide,
    toggle: () => {
      if (isMobile) {
        setDrawer(!isDrawer);
        return;
      }
      writeCookie(COOKIE, isWide ? '0' : '1', DAYS);
      setWide(!isWide);
    },
    close: () => setDrawer(false),
  };
}
