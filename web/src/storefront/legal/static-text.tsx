import type { StaticPageType } from '@fovea/shared-types/content/static-page-rules';
import { staticPage } from '@fovea/shared-types/content/content.calls';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../kit/error-state/error-state';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { api } from '../../lib/api-client';
import { formatDate } from '../../lib/format';
import { RichText } from '../../kit/rich-text/rich-text';
import classes from './static.module.css';

const STALE_MS = 5 * 60_000;

/** A text that staff can edit; the language goes along with every call. */
export const staticPageQuery = (type: StaticPageType) =>
  queryOptions({
    queryKey: ['content', 'static-page', type],
    queryFn: ({ signal }) => api(staticPage, { type }, { signal, quiet: true }),
    staleTime: STALE_MS,
  });

/** The text alone; its title is the page's. */
export function StaticText({ type }: { type: StaticPageType }) {
  const { t } = useTranslation();
  const { data, error, isError, refetch } = useQuery(staticPageQuery(type));
  if (data === undefined)
    return isError ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height={480} radius={12} />
    );
  return (
    <article className={classes.root}>
      <p className={classes.updated}>{t('static.updated', { date: formatDate(data.updated_at) })}</p>
      <RichText html={data.content} />
    </article>
  );
}
