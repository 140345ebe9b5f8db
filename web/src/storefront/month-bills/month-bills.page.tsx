import { MONTH_BILL_STATUS } from '@fovea/shared-types/states';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { EmptyState } from '../../kit/empty-state/empty-state';
import { ErrorState } from '../../kit/error-state/error-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { Pager } from '../../kit/pager/pager';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { NoneInState, StateFilter, useStateFilter } from '../../kit/state-filter/state-filter';
import { openDocument } from '../../lib/open-document';
import { useExistingPage, useListPage } from '../../lib/list-page';
import { MonthBillCard } from './month-bill-card';
import classes from './month-bills.module.css';
import { myBillsQuery, myStatementAddress } from './month-bills.queries';
import { storefrontPage } from '../storefront-page';
import { paths } from '../../lib/paths';

/** What a customer on monthly payment owes, and has paid. */
export function MonthBillsPage() {
  const { t } = useTranslation('month_bills');
  const filter = useStateFilter(MONTH_BILL_STATUS);
  const { status } = filter;
  const list = useListPage();
  const { data, error, isError, isPlaceholderData, refetch } = useQuery(
    myBillsQuery({ page: list.page, limit: list.limit, ...(status !== undefined && { status }) }),
  );
  useExistingPage(list, isPlaceholderData ? undefined : data?.total);
  return (
    <>
      <PageTitle title={t('mine.title')} />
      {(status !== undefined || (data?.total ?? 0) > 0) && (
        <StateFilter dict="states:monthly_bill" filter={filter} />
      )}
      {data === undefined && isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton height={132} radius={8} />}
      {data?.total === 0 &&
        (status === undefined ? (
          <EmptyState title={t('mine.empty')} text={t('mine.empty_text')} />
        ) : (
          <NoneInState filter={filter} />
        ))}
      {data !== undefined && data.total > 0 && (
        <>
          <ul className={classes.list} aria-busy={isPlaceholderData}>
            {data.data.map((bill) => (
              <li key={bill.id}>
                <MonthBillCard bill={bill} />
              </li>
            ))}
          </ul>
          <div className={classes.statements}>
            {[...new Set(data.data.map(({ currency }) => currency))].map((currency) => (
              <Button
                key={currency}
                variant="default"
                leftSection={<IconFileTypePdf size={18} aria-hidden />}
                onClick={() => void openDocument(() => myStatementAddress(currency))}
              >
                {t('mine.statement', { currency })}
              </Button>
            ))}
          </div>
          <Pager list={list} total={data.total} />
        </>
      )}
    </>
  );
}

storefrontPage(MonthBillsPage, {
  path: paths.monthBills,
  texts: ['month_bills', 'kit'],
  title: 'route.month_bills',
  isAccount: true,
  isForMembers: true,
});
