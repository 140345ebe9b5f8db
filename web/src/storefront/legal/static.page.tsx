import { STATIC_TYPES } from './static-types';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../kit/page-title/page-title';
import { NotFoundPage } from '../not-found/not-found.page';
import classes from './static.module.css';
import { StaticText, staticPageQuery } from './static-text';
import { storefrontPage } from '../storefront-page';
import { paths } from '../../lib/paths';

/** One legal text, in the reader's language. */
export function StaticPage() {
  const { t } = useTranslation();
  const wanted = useSearchParams()[0].get('type');
  const type = STATIC_TYPES.find((known) => known === wanted);
  const { data, isError } = useQuery({ ...staticPageQuery(type ?? 'company'), enabled: type !== undefined });
  if (type === undefined) return <NotFoundPage />;
  return (
    <div className={classes.page}>
      <PageTitle title={data?.title ?? (isError ? t('route.static_page') : '')} />
      <StaticText type={type} />
    </div>
  );
}

storefrontPage(StaticPage, { path: paths.staticPage, texts: [], title: 'route.static_page', isPlain: true });
