import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../kit/button/button';
import { EmptyState } from '../../kit/empty-state/empty-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { paths } from '../../lib/paths';
import { openLogin } from '../../lib/session';

/** The page is open to visitors, what it shows is not. After the log-in it appears by itself. */
export function SignInNeeded() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={t('sign_in_needed.title')} isHidden />
      <EmptyState title={t('sign_in_needed.title')} text={t('sign_in_needed.text')}>
        <Button onClick={() => openLogin()}>{t('action.login')}</Button>
        <ButtonLink to={paths.register} variant="default">
          {t('action.register')}
        </ButtonLink>
      </EmptyState>
    </>
  );
}
