import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../kit/page-title/page-title';

export function DashboardPage() {
  const { t } = useTranslation('backoffice');
  return <PageTitle title={t('dashboard.title')} />;
}
