import { myMerchant, updateMyMerchant } from '@fovea/shared-types/member/company.calls';
import type { MyMerchant } from '@fovea/shared-types/member/merchant.dto';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DetailCard, Facts } from '../../kit/detail-view/detail-view';
import { EmptyState } from '../../kit/empty-state/empty-state';
import { ErrorState } from '../../kit/error-state/error-state';
import { TextField } from '../../kit/form/fields';
import { FormFrame } from '../../kit/form/form-frame';
import { plainText, useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { PageLoading } from '../../kit/page-loading/page-loading';
import { PageTitle } from '../../kit/page-title/page-title';
import { api, ApiRefusal } from '../../lib/api-client';
import { useDict } from '../../lib/dicts';
import { formatDate } from '../../lib/format';
import { toast } from '../../lib/toast-store';
import classes from './company-info.module.css';

const myMerchantQuery = queryOptions({
  queryKey: ['my-merchant'] as const,
  queryFn: ({ signal }) => api(myMerchant, {}, { signal, quiet: true }),
});

/** The company one works for: what was certified is fixed, how to reach it can be changed. */
export function CompanyInfoPage() {
  const { t } = useTranslation('system');
  const { data, error, isError, refetch } = useQuery(myMerchantQuery);
  return (
    <>
      <PageTitle title={t('company.title')} />
      {data !== undefined && <Company key={data.id} company={data} />}
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

function Company({ company }: { company: MyMerchant }) {
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
            { label: t('company.expired_at'), value: formatDate(company.expired_at) },
          ]}
        />
      </DetailCard>
      <DetailCard title={t('company.contact')}>
        <ContactForm company={company} />
      </DetailCard>
    </div>
  );
}

const FIELDS = ['company_phone', 'postal_code', 'address', 'pickup_address'] as const;

function ContactForm({ company }: { company: MyMerchant }) {
  const { t } = useTranslation('system');
  const queries = useQueryClient();
  const form = useForm({
    initial: {
      company_phone: company.company_phone ?? '',
      postal_code: company.postal_code ?? '',
      address: company.address ?? '',
      pickup_address: company.pickup_address ?? '',
    },
    validate: (values) =>
      Object.fromEntries(
        FIELDS.filter((field) => values[field].trim() === '').map((field) => [field, t('company.missing')]),
      ),
  });
  const saving = useSaving({
    form,
    save: (values, request_id) =>
      api(
        updateMyMerchant,
        {
          company_phone: plainText(values.company_phone),
          postal_code: plainText(values.postal_code),
          address: values.address.trim(),
          pickup_address: values.pickup_address.trim(),
          request_id,
        },
        { quiet: true },
      ),
    onSaved: async () => {
      toast.success(t('state.updated'));
      await queries.invalidateQueries({ queryKey: myMerchantQuery.queryKey });
    },
  });
  return (
    <FormFrame form={form} saving={saving} submitLabel={t('company.save')}>
      <TextField
        form={form}
        name="company_phone"
        type="tel"
        label={t('company.phone')}
        required
        maxLength={24}
      />
      <TextField form={form} name="postal_code" label={t('company.postal_code')} required maxLength={10} />
      <TextField form={form} name="address" label={t('company.address')} required maxLength={200} />
      <TextField
        form={form}
        name="pickup_address"
        label={t('company.pickup_address')}
        required
        maxLength={200}
      />
    </FormFrame>
  );
}
