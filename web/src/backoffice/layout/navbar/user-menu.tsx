import {
  IconBuildingStore,
  IconId,
  IconLayoutDashboard,
  IconLock,
  IconLogout,
  IconUserCircle,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Popup } from '../../../kit/popup/popup';
import { paths } from '../../../lib/paths';
import { useAccess } from '../access/access-context';
import classes from './navbar.module.css';

const LogoutDialog = lazy(() =>
  import('../../../kit/logout-dialog/logout-dialog').then((module) => ({ default: module.LogoutDialog })),
);

/** Who is here, his own pages, the look of the back office, and the way out. */
export function UserMenu({ onSettings }: { onSettings: () => void }) {
  const { t } = useTranslation('backoffice');
  const { user, routes } = useAccess();
  const [isLeaving, setLeaving] = useState(false);
  const own = [
    { path: '/settings/companyInfo', icon: IconId },
    { path: '/settings/changePassword', icon: IconLock },
  ].flatMap(({ path, icon }) => {
    const route = routes.get(path);
    return route === undefined ? [] : [{ path, icon, title: route.title }];
  });
  return (
    <>
      <Popup
        className={classes.user}
        button={
          <>
            <Avatar name={user.name} url={user.avatar} />
            <span className={classes.userName}>{user.name}</span>
            <span className={classes.hidden}>{t('header.account', { ns: 'common' })}</span>
          </>
        }
      >
        {(close) => (
          <>
            <p className={classes.who}>
              <strong>{user.name}</strong>
              <span>{user.roles.join(t('list.separator'))}</span>
            </p>
            <hr className={classes.line} />
            <Link to={paths.shoppingMall} onClick={close}>
              <IconBuildingStore size={18} aria-hidden />
              {t('user.mall')}
            </Link>
            <Link to={paths.personCenter} onClick={close}>
              <IconUserCircle size={18} aria-hidden />
              {t('user.person_center')}
            </Link>
            {own.map(({ path, icon: Icon, title }) => (
              <Link key={path} to={path} onClick={close}>
                <Icon size={18} aria-hidden />
                {title}
              </Link>
            ))}
            <button
              type="button"
              onClick={() => {
                close();
                onSettings();
              }}
            >
              <IconLayoutDashboard size={18} aria-hidden />
              {t('settings.title')}
            </button>
            <hr className={classes.line} />
            <button
              type="button"
              onClick={() => {
                close();
                setLeaving(true);
              }}
            >
              <IconLogout size={18} aria-hidden />
              {t('action.logout', { ns: 'common' })}
            </button>
          </>
        )}
      </Popup>
      {isLeaving && (
        <Suspense>
          <LogoutDialog text={t('logout.text')} onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </>
  );
}

function Avatar({ name, url }: { name: string; url: string | null }) {
  if (url !== null) return <img className={classes.avatar} src={url} alt="" />;
  return <span className={classes.avatar} data-initial={[...name][0]?.toUpperCase()} aria-hidden />;
}
