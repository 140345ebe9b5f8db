import { IconLogout } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Popup } from '../popup/popup';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import classes from './user-menu.module.css';

const LogoutDialog = lazy(() =>
  import('../logout-dialog/logout-dialog').then((module) => ({ default: module.LogoutDialog })),
);

const AVATAR_PX = 30;
const ICON_PX = 20;

export interface UserMenuProps {
  name: string;
  /** The person's picture; without one it is the first letter. */
  avatar: string | null;
  /** What leaving means here. */
  logoutText: string;
  /** Links and buttons above the log-out; gets the function that closes the menu. */
  children: (close: () => void) => ReactNode;
}

/** The signed-in person: their own pages, and the way out. */
export function UserMenu({ name, avatar, logoutText, children }: UserMenuProps) {
  const { t } = useTranslation();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <Popup
        className={classes.opener}
        button={
          <>
            {avatar === null ? (
              <span className={classes.avatar} data-initial={[...name][0]?.toUpperCase()} aria-hidden />
            ) : (
              <img className={classes.avatar} src={avatar} alt="" width={AVATAR_PX} height={AVATAR_PX} />
            )}
            <span className={classes.name}>{name}</span>
            <VisuallyHidden>{t('header.account')}</VisuallyHidden>
          </>
        }
      >
        {(close) => (
          <>
            {children(close)}
            <MenuLine />
            <button
              type="button"
              onClick={() => {
                close();
                setLeaving(true);
              }}
            >
              <IconLogout size={ICON_PX} aria-hidden />
              {t('action.logout')}
            </button>
          </>
        )}
      </Popup>
      {isLeaving && (
        <Suspense>
          <LogoutDialog text={logoutText} onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Between groups of entries. */
export const MenuLine = () => <hr className={classes.line} />;
