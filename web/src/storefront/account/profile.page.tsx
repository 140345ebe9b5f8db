import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { ErrorState } from '../../kit/error-state/error-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { profileQuery } from '../layout/user-menu';
import { ProfileForm } from './profile-form';

export function ProfilePage() {
  const { t } = useTranslation('account');
  const { data, error, isError, refetch } = useQuery(profileQuery());
  return (
    <>
      <PageTitle title={t('profile.title')} />
      {data !== undefined && <ProfileForm key={data.id} profile={data} />}
      {data === undefined && isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton height={420} radius={12} />}
    </>
  );
}
