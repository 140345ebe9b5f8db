import type { BalanceDetail } from '@fovea/shared-types/finance/balance.dto';
import type { Currency } from '@fovea/shared-types/money';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../kit/button/button';
import { EmptyState } from '../../kit/empty-state/empty-state';
import { ErrorState } from '../../kit/error-state/error-state';
import { MoneyText } from '../../kit/money-text/money-text';
import { Pager } from '../../kit/pager/pager';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { formatDateTime, formatMoney } from '../../lib/format';
import { useExistingPage, useListPage } from '../../lib/list-page';
import { to } from '../../lib/paths';
import { lineRequest, useBalanceFilter } from './balance-filter';
import { LineFilters } from './line-filters';
import { SaveLines } from './save-lines';
import classes from './wallet.module.css';
import { balanceLinesQuery } from './wallet.queries';

/** Every change of the money of one currency, newest first. */
export function BalanceLines({ currency }: { currency: Currency }) {
  const { t } = useTranslation('wallet');
  const filter = useBalanceFilter();
  const list = useListPage();
  const request = lineRequest(filter, currency);
  const { data, error, isPlaceholderData, refetch } = useQuery(
    balanceLinesQuery({ ...request, page: list.page, limit: list.limit }),
  );
  useExistingPage(list, isPlaceholderData ? undefined : data?.total);
  return (
    <section aria-labelledby="balance-lines">
      <div className={classes.head}>
        <h2 id="balance-lines">{t('lines.title')}</h2>
        <SaveLines request={request} isEmpty={data === undefined || data.total === 0} />
      </div>
      <LineFilters filter={filter} />
      {data === undefined && error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton height={240} radius={8} />}
      {data?.total === 0 &&
        (filter.isFiltered ? (
          <EmptyState title={t('lines.empty_filtered')}>
            <Button variant="default" onClick={() => filter.set({ type: '', begin: '', end: '' })}>
              {t('lines.clear')}
            </Button>
          </EmptyState>
        ) : (
          <EmptyState title={t('lines.empty')} text={t('lines.empty_text')} />
        ))}
      {data !== undefined && data.total > 0 && (
        <>
          <ul className={classes.lines} aria-busy={isPlaceholderData}>
            {data.data.map((line) => (
              <BalanceLine key={line.id} line={line} />
            ))}
          </ul>
          <Pager list={list} total={data.total} />
        </>
      )}
    </section>
  );
}

function BalanceLine({ line }: { line: BalanceDetail }) {
  const { t } = useTranslation('wallet');
  const { type_name, created_at, change, after, currency, remark } = line;
  const isOut = change.startsWith('-');
  return (
    <li>
      <span className={classes.what}>
        <strong>{type_name}</strong>
        <DocumentLink line={line} />
        {remark !== null && <span>{remark}</span>}
        <span className={classes.fine}>{formatDateTime(created_at)}</span>
      </span>
      <span className={classes.moved} data-out={isOut || undefined}>
        <strong>
          {!isOut && '+'}
          <MoneyText value={change} currency={currency} />
        </strong>
        <span className={classes.fine}>{t('lines.after', { amount: formatMoney(after, currency) })}</span>
      </span>
    </li>
  );
}

const PAGES = {
  goods: to.goods,
  order: to.order,
  reservation: to.appointment,
  month_bill: (id: number) => to.paid('month_bill', id),
} as const;
const isShown = (type: string | null): type is keyof typeof PAGES => type !== null && type in PAGES;

/** What the movement is about, by a link where its reader has a page of it. */
function DocumentLink({ line: { document_type: type, document_id: id, document } }: { line: BalanceDetail }) {
  const { t } = useTranslation('wallet');
  if (document === null) return null;
  if (id === null || !isShown(type)) return <span>{document}</span>;
  return <Link to={PAGES[type](id)}>{t(`lines.document.${type}`, { name: document })}</Link>;
}
