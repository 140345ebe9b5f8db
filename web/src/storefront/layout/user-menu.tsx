import {
  IconBookmark,
  IconGavel,
  IconLayoutDashboard,
  IconReceipt2,
  IconUserCircle,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MenuLine, UserMenu as Menu } from '../../kit/user-menu/user-menu';
import { paths } from '../../lib/paths';
import { cachedProfile } from '../../lib/session';
import { permissionsQuery, profileQuery } from '../auth/profile.queries';

export function UserMenu() {
  const { t } = useTranslation();
  const { data: profile } = useQuery(profileQuery());
  const { data: allowed } = useQuery(permissionsQuery());
  return (
    <Menu
      name={profile?.username ?? cachedProfile().name ?? ''}
      avatar={profile?.avatar ?? null}
      logoutText={t('logout.text')}
    >
      {(close) => (
        <>
          <Link to={paths.personCenter} onClick={close}>
            <IconUserCircle size={20} aria-hidden />
            {t('route.person_center')}
          </Link>
          <Link to={paths.auctionOrders} onClick={close}>
            <IconGavel size={20} aria-hidden />
            {t('route.auction_orders')}
          </Link>
          <Link to={paths.watchList} onClick={close}>
            <IconBookmark size={20} aria-hidden />
            {t('route.watch_list')}
          </Link>
          <Link to={paths.myOrders} onClick={close}>
            <IconReceipt2 size={20} aria-hidden />
            {t('route.my_orders')}
          </Link>
          {allowed?.has_role === 1 && (
            <>
              <MenuLine />
              <Link to={paths.dashboard} onClick={close}>
                <IconLayoutDashboard size={20} aria-hidden />
                {t('header.backend')}
              </Link>
            </>
          )}
        </>
      )}
    </Menu>
  );
}
