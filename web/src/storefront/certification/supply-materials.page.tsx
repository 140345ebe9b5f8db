import { CERTIFICATION_STATUS } from '@fovea/shared-types/states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { ErrorState } from '../../kit/error-state/error-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { paths } from '../../lib/paths';
import { profileQuery } from '../auth/profile.queries';
import { CertificationForm } from './certification-form';
import { companyInfoQuery } from './certification.queries';
import classes from './certification.module.css';
import { storefrontPage } from '../storefront-page';

/** Further documents for a company that has submitted some before; the form opens at the documents. */
export function SupplyMaterialsPage() {
  const { t } = useTranslation('certification');
  const companyAnswer = useQuery(companyInfoQuery());
  const profileAnswer = useQuery(profileQuery());
  const failed = [companyAnswer, profileAnswer].find(({ data, isError }) => data === undefined && isError);
  const { data: info, isFetching } = companyAnswer;
  const { data: profile } = profileAnswer;
  // Kept from an earlier visit it may be older than a decision.
  if (info !== undefined && !isFetching) {
    const isUndecided =
      info.status === CERTIFICATION_STATUS.pending || info.status === CERTIFICATION_STATUS.uncertified;
    if (isUndecided || !info.is_owner) return <Navigate to={paths.certificationCompany} replace />;
  }
  return (
    <>
      <PageTitle title={t('supply.title')} />
      {failed !== undefined && <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />}
      {failed === undefined && (info === undefined || profile === undefined) && (
        <Skeleton height={420} radius={12} />
      )}
      {info !== undefined && profile !== undefined && (
        <>
          <p className={classes.lead}>
            {t(info.status === CERTIFICATION_STATUS.certified ? 'supply.text_certified' : 'supply.text')}
          </p>
          <CertificationForm
            key={info.status}
            info={info}
            account={profile.id}
            country={profile.country ?? ''}
            firstStep="documents"
          />
        </>
      )}
    </>
  );
}

storefrontPage(SupplyMaterialsPage, {
  path: paths.supplyMaterials,
  texts: ['certification', 'auth', 'upload'],
  title: 'route.supply_materials',
  parent: 'certificationCompany',
  isAccount: true,
});
