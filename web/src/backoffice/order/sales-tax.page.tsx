import { SALES_TAX_KIND_NAMES, salesTax } from '@fovea/shared-types/finance/sales-tax.record';
import type { SalesTaxTotal } from '@fovea/shared-types/finance/sales-tax.dto';
import { type FiltersOf, labelOf, type RowOf } from '@fovea/shared-types/record/record';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../kit/error-state/error-state';
import { FigureCard } from '../../kit/figures/figure-card';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { formatMoney, formatNumber } from '../../lib/format';
import { useListQuery } from '../../lib/list-page';
import { localText } from '../../lib/local-text';
import { paths, to } from '../../lib/paths';
import { useMay } from '../../lib/permissions';
import { backOfficePage } from '../back-office-page';
import { filterRequest } from '../record/record-filters';
import { type RecordColumns, recordPage } from '../record/record-page';
import { plainOf } from '../record/record-types';
import { salesTaxTotalsQuery } from './sales-tax.queries';
import classes from './sales-tax.module.css';

type Row = RowOf<typeof salesTax.declared>;

const record = plainOf(salesTax);
const FILTERS = Object.keys(salesTax.declared.filters);

/** What was sold and refunded by rate of tax, and the sums that a merchant files. */
export const SalesTaxPage = recordPage(salesTax, {
  columns: useColumns,
  Ways: Totals,
});

function useColumns(): RecordColumns<typeof salesTax.declared> {
  const may = useMay();
  const mayOpen = may('order:order:list');
  return useMemo(
    () => [
      { prop: 'booked_on', width: 115, decides: true },
      { prop: 'kind', width: 90 },
      {
        ...{ prop: 'order_no', label: label('order_no'), type: 'link', width: 175, decides: true },
        to: ({ order_id }: Row) => (mayOpen ? to.managedOrder(order_id) : null),
      },
      { prop: 'document', width: 150 },
      { prop: 'seller_name', width: 150 },
      { prop: 'rate', width: 90, align: 'right', decides: true },
      { prop: 'base', width: 130 },
      { prop: 'tax', width: 120, decides: true },
      { prop: 'total', width: 130 },
    ],
    [mayOpen],
  );
}

/** Of the rows that are listed, all pages of them. */
function Totals() {
  const { t } = useTranslation('order_documents');
  const { filters } = useListQuery(FILTERS);
  const request: FiltersOf<typeof salesTax.declared> = filterRequest(record, filters);
  const { data, error, refetch } = useQuery(salesTaxTotalsQuery(request));
  if (data === undefined)
    return error === null ? (
      <Skeleton height={160} radius={8} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  const money = (name: 'base' | 'tax' | 'total') => ({
    label: label(name),
    isNumber: true as const,
    value: (row: SalesTaxTotal) => formatMoney(row[name], row.currency),
  });
  return (
    <div className={classes.totals}>
      <FigureCard
        title={t('register.totals')}
        isWide
        isWhole
        rows={data}
        keyOf={({ currency, kind, rate }) => `${currency} ${kind} ${rate}`}
        empty={localText(salesTax.words.empty)}
        columns={[
          { label: label('currency'), value: ({ currency }) => currency },
          { label: label('rate'), isNumber: true, value: ({ rate }) => `${formatNumber(rate / 100)} %` },
          { label: label('kind'), value: ({ kind }) => localText(SALES_TAX_KIND_NAMES[kind]) },
          ...(['base', 'tax', 'total'] as const).map(money),
        ]}
      />
    </div>
  );
}

function label(name: string): string {
  return localText(labelOf(salesTax, name));
}

backOfficePage(SalesTaxPage, { path: paths.salesTax, texts: ['kit', 'system', 'order_documents'] });
