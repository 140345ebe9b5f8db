import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../kit/button/button';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { ErrorState } from '../../kit/error-state/error-state';
import { StatusPill, type StatusTone } from '../../kit/status-pill/status-pill';
import { paths } from '../../lib/paths';
import { profileQuery } from '../auth/profile.queries';
import { Avatar } from './avatar';
import classes from './person-center.module.css';

const CERTIFICATION = [
  { code: 0, tone: 'neutral', text: 'certification.none' },
  { code: 1, tone: 'warning', text: 'certification.pending' },
  { code: 2, tone: 'success', text: 'certification.certified' },
  { code: -1, tone: 'danger', text: 'certification.failed' },
  { code: 3, tone: 'neutral', text: 'certification.expired' },
] as const satisfies ReadonlyArray<{ code: number; tone: StatusTone; text: string }>;

export function ProfileCard() {
  const { t } = useTranslation('account');
  const { data: profile, error, isError, refetch } = useQuery(profileQuery());
  if (profile === undefined)
    return isError ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height={114} radius={12} />
    );
  const certification = CERTIFICATION.find((entry) => entry.code === profile.company_status);
  return (
    <section className={classes.profile} aria-label={t('center.profile')}>
      <Avatar name={profile.username} url={profile.avatar} size={64} />
      <div className={classes.who}>
        <h2>{profile.username}</h2>
        <p>{profile.email}</p>
        {profile.company_name !== null && <p>{profile.company_name}</p>}
      </div>
      {certification !== undefined && (
        <StatusPill tone={certification.tone}>{t(certification.text)}</StatusPill>
      )}
      <ButtonLink to={paths.profile} variant="default">
        {t('center.edit')}
      </ButtonLink>
    </section>
  );
}
