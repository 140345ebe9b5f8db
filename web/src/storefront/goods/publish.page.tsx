import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../kit/button/button';
import { EmptyState } from '../../kit/empty-state/empty-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { paths } from '../../lib/paths';

/** Where Publish leads while there is no form for goods: says so, and what a seller can do instead. */
export function PublishPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={t('route.publish')} />
      <EmptyState title={t('publish.title')} text={t('publish.text')}>
        <ButtonLink to={paths.about}>{t('footer.contact')}</ButtonLink>
        <ButtonLink to={paths.dashboard} variant="default">
          {t('header.backend')}
        </ButtonLink>
      </EmptyState>
    </>
  );
}
