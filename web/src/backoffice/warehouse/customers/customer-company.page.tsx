import { customerCompany } from '@fovea/shared-types/warehouse/customer-company.record';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { recordPage } from '../../record/record-page';
import { backOfficePage } from '../../back-office-page';

/** Companies of customers. */
export const CustomerCompanyPage = recordPage(customerCompany, {
  columns: [
    { prop: 'company_name', width: 260 },
    { prop: 'phone', width: 170, decides: true },
    { prop: 'address', width: 280, decides: true },
    { prop: 'remark', width: 220 },
    { prop: 'merchant_name', width: 180, visible: false },
    { prop: 'created_at', visible: false },
  ],
  form: {
    byError: { NAME_TAKEN: 'company_name' },
  },
  Note: () => {
    const { t } = useTranslation('places');
    return <Link to={paths.customers}>{t('customers')}</Link>;
  },
});

backOfficePage(CustomerCompanyPage, { path: paths.customerCompanies, texts: ['kit', 'system', 'places'] });
