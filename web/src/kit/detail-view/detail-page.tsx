import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../button/button';
import { EmptyState } from '../empty-state/empty-state';
import { ErrorState } from '../error-state/error-state';
import { PageLoading } from '../page-loading/page-loading';
import { PageTitle } from '../page-title/page-title';
import type { DetailDrawerProps } from './detail-drawer';

interface DetailPageProps<Data> extends Pick<DetailDrawerProps<Data>, 'title' | 'result' | 'children'> {
  /** Of the address; null where it names none. */
  id: number | null;
  /** The list that it is of. */
  list: string;
}

/** A detail at an address of its own. */
export function DetailPage<Data>({ title, result, children, id, list }: DetailPageProps<Data>) {
  const { t } = useTranslation('kit');
  const back = (
    <ButtonLink variant="default" to={list}>
      {t('detail.to_list')}
    </ButtonLink>
  );
  return (
    <>
      <PageTitle title={title}>{back}</PageTitle>
      {id === null ? (
        <EmptyState title={t('detail.none')} text={t('detail.none_text')} />
      ) : result.data !== undefined ? (
        children(result.data)
      ) : result.isError ? (
        <ErrorState error={result.error} onRetry={() => void result.refetch()} />
      ) : (
        <PageLoading />
      )}
    </>
  );
}
