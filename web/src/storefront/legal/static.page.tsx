import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { ErrorState } from '../../kit/error-state/error-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { formatDate } from '../../lib/format';
import { activeLanguage } from '../../lib/i18n';
import { NotFoundPage } from '../layout/not-found.page';
import { hasDocument, loadDocument } from './legal-documents';
import classes from './static.module.css';

/** One legal text, in the reader's language. */
export function StaticPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const type = search.get('type') ?? '';
  const language = activeLanguage();
  const isKnown = hasDocument(language, type);
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['legal', language, type],
    queryFn: () => loadDocument(language, type),
    enabled: isKnown,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!isKnown) return <NotFoundPage />;
  if (data === undefined)
    return isError ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height={480} radius={12} />
    );
  return (
    <article className={classes.root}>
      <PageTitle title={data.title} />
      <p className={classes.updated}>{t('static.updated', { date: formatDate(data.updated) })}</p>
      {data.lead !== undefined && <p className={classes.lead}>{data.lead}</p>}
      {data.sections.map((section) => (
        <section key={section.heading}>
          <h2>{section.heading}</h2>
          {section.paragraphs?.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.points !== undefined && (
            <ul>
              {section.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {section.facts !== undefined && (
            <dl>
              {section.facts.map(([name, fact]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{fact}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      ))}
    </article>
  );
}
