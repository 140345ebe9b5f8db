import type { MyMerchant } from '@fovea/shared-types/member/merchant.dto';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailCard, Facts } from '../../kit/detail-view/detail-view';
import { EmptyState } from '../../kit/empty-state/empty-state';
import { ErrorState } from '../../kit/error-state/error-state';
import { PageLoading } from '../../kit/page-loading/page-loading';
import { PageTitle } from '../../kit/page-title/page-title';
import { ApiRefusal } from '../../lib/api-client';
import { useDict } from '../../lib/dicts';
import { formatCountry, formatDate } from '../../lib/format';
import { CompanyForm } from './company-form';
import classes from './company-info.module.css';
import { myMerchantQuery } from './my-merchant.queries';
import { backOfficePage } from '../back-office-page';

/** The company one works for: what was certified is fixed; how to reach it, and its documents, can be changed. */
export function CompanyInfoPage() {
  const { t } = useTranslation('system');
  const { data, error, isError, refetch } = useQuery(myMerchantQuery);
  const [saves, setSaves] = useState(0);
  return (
    <>
      <PageTitle title={t('company.title')} />
      {data !== undefined && (
        // After saving the form begins anew with the stored values: addresses of documents are of one answer.
        <Company key={`${data.id}-${saves}`} company={data} onSaved={() => setSaves(saves + 1)} />
      )}
      {data === undefined && !isError && <PageLoading />}
      {isError &&
        data === undefined &&
        (error instanceof ApiRefusal && error.error === 'NOT_FOUND' ? (
          <EmptyState title={t('company.none')} text={t('company.none_text')} />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ))}
    </>
  );
}

function Company({ company, onSaved }: { company: MyMerchant; onSaved: () => void }) {
  const { t } = useTranslation('system');
  const types = useDict('merchant_type');
  return (
    <div className={classes.root}>
      <DetailCard title={t('company.fixed')}>
        <p className={classes.hint}>{t('company.fixed_hint')}</p>
        <Facts
          facts={[
            { label: t('company.name'), value: company.company_name },
            { label: t('company.legal_person'), value: company.legal_person },
            { label: t('company.legal_number'), value: company.legal_number },
            { label: t('company.type'), value: company.type === null ? null : types.label(company.type) },
            { label: t('company.country'), value: formatCountry(company.country) },
            { label: t('company.expired_at'), value: formatDate(company.expired_at) },
          ]}
        />
      </DetailCard>
      <DetailCard title={t('company.contact')}>
        <CompanyForm company={company} onSaved={onSaved} />
      </DetailCard>
    </div>
  );
}

backOfficePage(CompanyInfoPage, { path: '/settings/companyInfo', texts: ['kit', 'system', 'upload'] });
