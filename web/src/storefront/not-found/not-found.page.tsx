import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../kit/button/button';
import { EmptyState } from '../../kit/empty-state/empty-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { paths, to } from '../../lib/paths';
import { storefrontPage } from '../storefront-page';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={t('route.not_found')} isHidden />
      <EmptyState title={t('route.not_found')} text={t('not_found.text')}>
        <ButtonLink to={paths.shoppingMall}>{t('not_found.home')}</ButtonLink>
        <ButtonLink to={to.classify()} variant="default">
          {t('header.all_goods')}
        </ButtonLink>
      </EmptyState>
    </>
  );
}

storefrontPage(NotFoundPage, { path: paths.notFound, texts: [], title: 'route.not_found', isPlain: true });
