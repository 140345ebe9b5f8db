import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../kit/error-state/error-state';
import { PageLoading } from '../../../kit/page-loading/page-loading';
import { SessionExpired } from '../../../lib/api-client';
import { paths } from '../../../lib/paths';
import { PermissionsContext, RolesContext } from '../../../lib/permissions';
import { useLoginRequest } from '../../../lib/session';
import { existing, homeOf, menuOf, routesOf, withDetails } from '../menu/menu-tree';
import { detailPages } from '../../detail-pages';
import { pageOf } from '../../pages';
import { AccessContext } from './access-context';
import { menuQuery, userQuery } from './access.queries';
import { AccessDenied } from './access-denied';

/** Loads what the person may open before anything of it is drawn, and turns away who may open nothing. */
export function AccessGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation('backoffice');
  const menu = useQuery(menuQuery());
  const user = useQuery(userQuery());
  const isLoginRequested = useLoginRequest() !== null;
  const access = useMemo(() => {
    if (menu.data === undefined || user.data === undefined) return null;
    const entries = existing(menuOf(menu.data), (path) => pageOf(path) !== undefined);
    const routes = withDetails(routesOf(entries), detailPages);
    return { user: user.data, menu: entries, routes, home: homeOf(entries) };
  }, [menu.data, user.data]);
  const granted = useMemo(
    () => (user.data === undefined ? null : new Set(user.data.permissions)),
    [user.data],
  );
  const roles = useMemo(() => (user.data === undefined ? null : new Set(user.data.roles)), [user.data]);

  if (access === null) {
    const error = menu.error ?? user.error;
    // The sign-in dialog is already open over the page.
    if (error === null || (error instanceof SessionExpired && isLoginRequested)) return <PageLoading />;
    const retry = (): void => void Promise.all([menu.refetch(), user.refetch()]);
    return (
      <main>
        <ErrorState error={error} title={t('access.failed')} onRetry={retry} />
      </main>
    );
  }
  if (access.user.must_enrol_second_factor) {
    return (
      <AccessDenied
        title={t('access.second_factor_title')}
        text={t('access.second_factor_text')}
        to={paths.security}
        action={t('access.second_factor_action')}
      />
    );
  }
  if (access.home === undefined) {
    return (
      <AccessDenied
        title={t('access.no_role_title')}
        text={t('access.no_role_text')}
        to={paths.shoppingMall}
        action={t('access.to_mall')}
      />
    );
  }
  return (
    <PermissionsContext value={granted}>
      <RolesContext value={roles}>
        {/* Somebody else signed in over the page: what the previous person opened and typed is not theirs. */}
        <AccessContext key={access.user.id} value={{ ...access, home: access.home }}>
          {children}
        </AccessContext>
      </RolesContext>
    </PermissionsContext>
  );
}
