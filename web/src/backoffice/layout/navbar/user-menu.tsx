import {
  IconBuildingStore,
  IconId,
  IconKey,
  IconKeyboard,
  IconLayoutDashboard,
  IconLock,
  IconUserCircle,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MenuLine, UserMenu as Menu } from '../../../kit/user-menu/user-menu';
import { paths } from '../../../lib/paths';
import { useAccess } from '../access/access-context';
import { lock } from '../lock/idle';
import classes from './navbar.module.css';

/** The signed-in person, their own pages, the appearance of the back office, and the way out. */
export function UserMenu({ onSettings, onKeys }: { onSettings: () => void; onKeys: () => void }) {
  const { t } = useTranslation('backoffice');
  const { user, routes } = useAccess();
  const own = [
    { path: '/settings/companyInfo', icon: IconId },
    { path: '/settings/changePassword', icon: IconKey },
  ].flatMap(({ path, icon }) => {
    const route = routes.get(path);
    return route === undefined ? [] : [{ path, icon, title: route.title }];
  });
  return (
    <Menu name={user.name} avatar={user.avatar} logoutText={t('logout.text')}>
      {(close) => (
        <>
          <p className={classes.who}>
            <strong>{user.name}</strong>
            <span>{user.roles.join(t('list.separator'))}</span>
          </p>
          <MenuLine />
          <Link to={paths.shoppingMall} onClick={close}>
            <IconBuildingStore size={20} aria-hidden />
            {t('user.mall')}
          </Link>
          <Link to={paths.personCenter} onClick={close}>
            <IconUserCircle size={20} aria-hidden />
            {t('user.person_center')}
          </Link>
          {own.map(({ path, icon: Icon, title }) => (
            <Link key={path} to={path} onClick={close}>
              <Icon size={20} aria-hidden />
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
            <IconLayoutDashboard size={20} aria-hidden />
            {t('settings.title')}
          </button>
          <button
            type="button"
            onClick={() => {
              close();
              onKeys();
            }}
          >
            <IconKeyboard size={20} aria-hidden />
            {t('keys.title', { ns: 'kit' })}
          </button>
          <button
            type="button"
            onClick={() => {
              close();
              lock();
            }}
          >
            <IconLock size={20} aria-hidden />
            {t('lock.now')}
          </button>
        </>
      )}
    </Menu>
  );
}
