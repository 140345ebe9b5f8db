import { TAX_DOCUMENT_KIND } from '@fovea/shared-types/finance/tax-document-kinds';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../kit/empty-state/empty-state';
import { ErrorState } from '../../kit/error-state/error-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { Pager } from '../../kit/pager/pager';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { NoneInState, StateFilter, useStateFilter } from '../../kit/state-filter/state-filter';
import { IssuedDocuments } from '../../kit/tax-documents/issued-documents';
import { MonthArchive } from '../../kit/tax-documents/month-archive';
import { useExistingPage, useListPage } from '../../lib/list-page';
import { paths } from '../../lib/paths';
import { storefrontPage } from '../storefront-page';
import { MyLicences } from './my-licences';
import { myArchiveAddress, myTaxDocumentAddress, myTaxDocumentsQuery } from './tax-documents.queries';

/** Every invoice, receipt and credit note that one received, alone or a month at once, and the licences of one's company. */
export function TaxDocumentsPage() {
  const { t } = useTranslation('order_documents');
  const filter = useStateFilter(TAX_DOCUMENT_KIND);
  const { status: kind } = filter;
  const list = useListPage();
  const { data, error, isError, isPlaceholderData, refetch } = useQuery(
    myTaxDocumentsQuery({ page: list.page, limit: list.limit, ...(kind !== undefined && { kind }) }),
  );
  useExistingPage(list, isPlaceholderData ? undefined : data?.total);
  const isShown = kind !== undefined || (data?.total ?? 0) > 0;
  return (
    <>
      <PageTitle title={t('mine.title')} />
      {isShown && <StateFilter dict="tax_document_kind" filter={filter} label={t('mine.kind')} />}
      {isShown && <MonthArchive addressOf={myArchiveAddress} />}
      {data === undefined && isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton height={72} radius={8} />}
      {data?.total === 0 &&
        (kind === undefined ? (
          <EmptyState title={t('mine.empty')} text={t('mine.empty_text')} />
        ) : (
          <NoneInState filter={filter} />
        ))}
      {data !== undefined && data.total > 0 && (
        <>
          <IssuedDocuments
            documents={data.data}
            addressOf={myTaxDocumentAddress}
            isBusy={isPlaceholderData}
          />
          <Pager list={list} total={data.total} />
        </>
      )}
      <MyLicences />
    </>
  );
}

storefrontPage(TaxDocumentsPage, {
  path: paths.taxDocuments,
  texts: ['order_documents', 'kit'],
  title: 'route.tax_documents',
  isAccount: true,
  isForMembers: true,
});
