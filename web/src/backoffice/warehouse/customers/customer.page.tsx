import { customer } from '@fovea/shared-types/warehouse/customer.record';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { recordPage } from '../../record/record-page';
import { CustomerDoubles } from './customer-doubles';
import { useCustomerCompanySearch } from '../searches';
import { backOfficePage } from '../../back-office-page';

/** Customers; adding one that may exist already shows a warning. */
export const CustomerPage = recordPage(customer, {
  columns: [
    { prop: 'customer_name', width: 220 },
    { prop: 'customer_tel', width: 170, decides: true },
    { prop: 'customer_address', width: 280, decides: true },
    { prop: 'company_name', width: 200 },
    { prop: 'remark', width: 200 },
    { prop: 'country', width: 140, visible: false },
    { prop: 'customer_email', width: 220, visible: false },
    { prop: 'merchant_name', width: 180, visible: false },
    { prop: 'created_at', visible: false },
  ],
  form: {
    parts: [
      'customer_name',
      'customer_tel',
      'customer_address',
      CustomerDoubles,
      'country',
      'company_id',
      'customer_email',
      'licence_kind',
      'licence_number',
      'licence_valid_until',
      'remark',
    ],
  },
  useChoices: () => {
    const search = useCustomerCompanySearch();
    return useMemo(() => ({ company_id: { search } }), [search]);
  },
  Note: () => {
    const { t } = useTranslation('places');
    return <Link to={paths.customerCompanies}>{t('companies')}</Link>;
  },
});

backOfficePage(CustomerPage, { path: paths.customers, texts: ['kit', 'system', 'places'] });
