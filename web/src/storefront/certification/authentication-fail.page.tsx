import { CERTIFICATION_STATUS } from '@fovea/shared-types/states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { ButtonLink } from '../../kit/button/button';
import { ErrorState } from '../../kit/error-state/error-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { paths } from '../../lib/paths';
import { companyInfoQuery } from './certification.queries';
import classes from './certification.module.css';
import { Refusal } from './refusal';
import { storefrontPage } from '../storefront-page';

/** Why the documents were refused, and the ways on. */
export function AuthenticationFailPage() {
  const { t } = useTranslation('certification');
  const { data: info, error, isError, isFetching, refetch } = useQuery(companyInfoQuery());
  const isRefused = info?.status === CERTIFICATION_STATUS.failed;
  // Kept from an earlier visit it may be older than the decision.
  if (info !== undefined && !isRefused && !isFetching)
    return <Navigate to={paths.certificationCompany} replace />;
  return (
    <>
      <PageTitle title={t('failed.title')} />
      {!isRefused &&
        (isError ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={240} radius={12} />
        ))}
      {isRefused && (
        <>
          <Refusal info={info} />
          {info.is_owner && (
            <div className={classes.actions}>
              <ButtonLink to={paths.certificationCompany}>{t('failed.correct')}</ButtonLink>
              <ButtonLink to={paths.supplyMaterials} variant="default">
                {t('failed.supply')}
              </ButtonLink>
            </div>
          )}
        </>
      )}
    </>
  );
}

storefrontPage(AuthenticationFailPage, {
  path: paths.authenticationFail,
  texts: ['certification', 'auth', 'upload'],
  title: 'route.authentication_fail',
  parent: 'certificationCompany',
  isAccount: true,
});
