import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../kit/button/button';
import { EmptyState } from '../../kit/empty-state/empty-state';
import { ErrorState } from '../../kit/error-state/error-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { paths, to } from '../../lib/paths';
import { areaCodesQuery } from '../auth/auth.queries';
import { AddressCard } from './address-card';
import { AddressForm } from './address-form';
import classes from './address-list.module.css';
import { addressesQuery } from './address.queries';
import { storefrontPage } from '../storefront-page';

/** The addresses of a person; `edit` in the address bar is the open one: a number, or `new`. */
export function AddressListPage() {
  const { t } = useTranslation('address');
  const navigate = useNavigate();
  const edit = useSearchParams()[0].get('edit');
  const { data, error, isError, refetch } = useQuery(addressesQuery());
  // A stored number is split by the list of codes, so the form waits for it, whatever its answer.
  const codes = useQuery(areaCodesQuery());
  const isAdding = edit === 'new';
  const edited = data?.find(({ id }) => String(id) === edit);
  const title = t(isAdding ? 'list.add' : edit === null ? 'list.title' : 'list.edit');

  if (isError && data === undefined)
    return (
      <>
        <PageTitle title={title} />
        <ErrorState error={error} onRetry={() => void refetch()} />
      </>
    );
  if (data === undefined || (edit !== null && codes.isPending))
    return (
      <>
        <PageTitle title={title} />
        <Skeleton height={220} radius={12} />
      </>
    );
  if (edit !== null && !isAdding && edited === undefined) return <Navigate to={paths.addressList} replace />;
  if (edit !== null)
    return (
      <>
        <PageTitle title={title} />
        <AddressForm
          key={edit}
          address={edited}
          codes={codes.data ?? []}
          isFirst={data.length === 0}
          onDone={() => void navigate(paths.addressList)}
        />
      </>
    );
  return (
    <>
      <PageTitle title={title}>
        {data.length > 0 && <ButtonLink to={to.address('new')}>{t('list.add')}</ButtonLink>}
      </PageTitle>
      {data.length === 0 ? (
        <EmptyState title={t('list.empty')} text={t('list.empty_text')}>
          <ButtonLink to={to.address('new')}>{t('list.add')}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className={classes.list}>
          {data.map((address) => (
            <li key={address.id}>
              <AddressCard address={address} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

storefrontPage(AddressListPage, {
  path: paths.addressList,
  texts: ['address', 'auth'],
  title: 'route.address_list',
  isAccount: true,
  isForMembers: true,
});
