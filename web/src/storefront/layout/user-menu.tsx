import { myProfile } from '@fovea/shared-types/member/member.calls';
import { userPermissions } from '@fovea/shared-types/rbac/rbac.calls';
import {
  IconBookmark,
  IconGavel,
  IconLayoutDashboard,
  IconLogout,
  IconReceipt2,
  IconUserCircle,
} from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Popup } from '../../kit/popup/popup';
import { api } from '../../lib/api-client';
import { paths } from '../../lib/paths';
import { cachedProfile, cacheProfile } from '../../lib/session';
import classes from './user-menu.module.css';

const LogoutDialog = lazy(() =>
  import('../../kit/logout-dialog/logout-dialog').then((module) => ({ default: module.LogoutDialog })),
);

/** The caller's profile; its name and phone are also kept in this browser until he logs out. */
export const profileQuery = () =>
  queryOptions({
    queryKey: ['member', 'profile'],
    queryFn: async ({ signal }) => {
      const profile = await api(myProfile, {}, { signal, quiet: true });
      cacheProfile({ name: profile.username, phone: profile.phone ?? undefined });
      return profile;
    },
  });

/** What the person may do beyond buying. */
export const permissionsQuery = () =>
  queryOptions({
    queryKey: ['member', 'permissions'],
    queryFn: ({ signal }) => api(userPermissions, {}, { signal, quiet: true }),
  });

export function UserMenu() {
  const { t } = useTranslation();
  const { data: profile } = useQuery(profileQuery());
  const { data: allowed } = useQuery(permissionsQuery());
  const [isLeaving, setLeaving] = useState(false);
  const name = profile?.username ?? cachedProfile().name ?? '';
  return (
    <>
      <Popup
        button={
          <>
            {profile?.avatar == null ? (
              <span className={classes.avatar} data-initial={[...name][0]?.toUpperCase()} aria-hidden />
            ) : (
              <img className={classes.avatar} src={profile.avatar} alt="" width={30} height={30} />
            )}
            <span className={classes.hidden}>{t('header.account')}</span>
            <span className={classes.name}>{name}</span>
          </>
        }
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
                <hr className={classes.line} />
                <Link to={paths.dashboard} onClick={close}>
                  <IconLayoutDashboard size={20} aria-hidden />
                  {t('header.backend')}
                </Link>
              </>
            )}
            <hr className={classes.line} />
            <button
              type="button"
              onClick={() => {
                close();
                setLeaving(true);
              }}
            >
              <IconLogout size={20} aria-hidden />
              {t('action.logout')}
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
