import { certificationMachine } from '@fovea/shared-types/states/member.states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../kit/error-state/error-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { profileQuery } from '../auth/profile.queries';
import { CertificationForm } from './certification-form';
import { CertificationState } from './certification-state';
import { companyInfoQuery } from './certification.queries';
import { storefrontPage } from '../storefront-page';
import { paths } from '../../lib/paths';

/** The state of the company's certification, and the form wherever something can be submitted. */
export function CertificationPage() {
  const { t } = useTranslation('certification');
  const companyAnswer = useQuery(companyInfoQuery());
  const profileAnswer = useQuery(profileQuery());
  const failed = [companyAnswer, profileAnswer].find(({ data, isError }) => data === undefined && isError);
  const { data: info } = companyAnswer;
  const { data: profile } = profileAnswer;
  return (
    <>
      <PageTitle title={t('page.title')} />
      {failed !== undefined && <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />}
      {failed === undefined && (info === undefined || profile === undefined) && (
        <Skeleton height={420} radius={12} />
      )}
      {info !== undefined && profile !== undefined && (
        <>
          <CertificationState info={info} />
          {info.is_owner && certificationMachine.may(info.status, 'submit') && (
            <CertificationForm
              key={info.status}
              info={info}
              account={profile.id}
              country={profile.country ?? ''}
              firstStep="company"
            />
          )}
        </>
      )}
    </>
  );
}

storefrontPage(CertificationPage, {
  path: paths.certificationCompany,
  texts: ['certification', 'auth', 'upload'],
  title: 'route.certification',
  isAccount: true,
});
