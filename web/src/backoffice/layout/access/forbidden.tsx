import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../kit/button/button';
import { EmptyState } from '../../../kit/empty-state/empty-state';
import { PageTitle } from '../../../kit/page-title/page-title';
import { useAccess } from './access-context';

/** 401: the page exists, but not for this person. */
export function Forbidden() {
  const { t } = useTranslation('backoffice');
  const { home } = useAccess();
  return (
    <>
      <PageTitle title={t('forbidden.title')} isHidden />
      <EmptyState title={t('forbidden.title')} text={t('forbidden.text')}>
        <ButtonLink to={home}>{t('forbidden.home')}</ButtonLink>
      </EmptyState>
    </>
  );
}
