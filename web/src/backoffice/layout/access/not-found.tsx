import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../kit/button/button';
import { EmptyState } from '../../../kit/empty-state/empty-state';
import { PageTitle } from '../../../kit/page-title/page-title';
import { useAccess } from './access-context';

/** 404 for staff: their menu and tags stay where they are. */
export function NotFound() {
  const { t } = useTranslation(['backoffice', 'common']);
  const { home } = useAccess();
  return (
    <>
      <PageTitle title={t('common:route.not_found')} isHidden />
      <EmptyState title={t('common:route.not_found')} text={t('common:not_found.text')}>
        <ButtonLink to={home}>{t('forbidden.home')}</ButtonLink>
      </EmptyState>
    </>
  );
}
