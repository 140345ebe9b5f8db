import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { ErrorState } from '../../kit/error-state/error-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { profileQuery } from '../auth/profile.queries';
import { AvatarCard } from './avatar-card';
import { ProfileForm } from './profile-form';
import { SignInCard } from './sign-in-card';
import { storefrontPage } from '../storefront-page';
import { paths } from '../../lib/paths';

export function ProfilePage() {
  const { t } = useTranslation('account');
  const { data, error, isError, refetch } = useQuery(profileQuery());
  return (
    <>
      <PageTitle title={t('profile.title')} />
      {data !== undefined && (
        <>
          <AvatarCard profile={data} />
          <ProfileForm key={data.id} profile={data} />
          <SignInCard profile={data} />
        </>
      )}
      {data === undefined && isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton height={420} radius={12} />}
    </>
  );
}

storefrontPage(ProfilePage, {
  path: paths.profile,
  texts: ['account', 'auth'],
  title: 'route.profile',
  isAccount: true,
  isForMembers: true,
});
