import { exchange } from '@fovea/shared-types/finance/exchange.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailCard, Facts } from '../../kit/detail-view/detail-view';
import { formatMoney } from '../../lib/format';
import { PendingPostings } from './pending-postings';
import { comparisonFacts, RateDeviation } from './rate-deviation';
import { documentPage } from '../document/document-page';
import type { DocumentShown } from '../document/document.queries';
import type { RecordColumns } from '../record/record-page';
import { AddExchangeDialog } from './add-exchange-dialog';
import { backOfficePage } from '../back-office-page';
import { paths } from '../../lib/paths';

type Row = RowOf<typeof exchange.declared>;
type Shown = DocumentShown<typeof exchange.declared>;

/** Exchanges between currencies: pending, posted at their rate, and rejected. */
export const ExchangePage = documentPage(exchange, {
  useColumns,
  create: {
    label: ['申请兑换', 'Request an exchange', '両替を申請'],
    Dialog: AddExchangeDialog,
  },
  Terms,
  useFirstFacts: () => {
    const { t } = useTranslation('exchange');
    return ({ owner_name }) => [{ label: t('field.owner'), value: owner_name ?? t('detail.house') }];
  },
  useConsequences: () => {
    const { t } = useTranslation('exchange');
    return { approve: t('review.approve'), reject: t('review.reject') };
  },
});

function useColumns(): RecordColumns<typeof exchange.declared> {
  const { t } = useTranslation('exchange');
  return useMemo(
    () => [
      { prop: 'sn', width: 120, decides: true },
      { prop: 'owner_name', width: 150, render: ({ owner_name }: Row) => owner_name ?? t('detail.house') },
      { prop: 'sold', decides: true },
      { prop: 'rate', align: 'right', width: 120 },
      {
        prop: 'deviation',
        align: 'right',
        width: 120,
        render: (row: Row) => <RateDeviation compared={row} />,
      },
      { prop: 'bought', decides: true },
      { prop: 'status', width: 140 },
      { prop: 'created_at', width: 150, visible: false },
      { prop: 'asked_by', width: 120 },
      { prop: 'whose', width: 100, visible: false },
      { prop: 'reference', width: 140, visible: false },
      { prop: 'value_day', width: 120, visible: false },
      { prop: 'tolerance', width: 120, align: 'right', visible: false },
    ],
    [t],
  );
}

function Terms({ shown }: { shown: Shown }) {
  const { t } = useTranslation('exchange');
  const { sold_currency: sold, bought_currency: bought } = shown;
  const facts = [
    { label: t('field.sold_short'), value: formatMoney(shown.sold, sold) },
    { label: t('field.rate'), value: `1 ${sold} = ${shown.rate} ${bought}` },
    ...comparisonFacts(t, shown),
    { label: t('field.bought_short'), value: formatMoney(shown.bought, bought) },
  ];
  return (
    <>
      <PendingPostings postings={shown.postings} />
      <DetailCard title={t('detail.terms')}>
        <Facts
          facts={
            shown.balance === null
              ? [...facts, { label: t('field.bank_fee'), value: formatMoney(shown.fee, sold) }]
              : [...facts, { label: t('field.balance'), value: formatMoney(shown.balance, sold) }]
          }
        />
      </DetailCard>
    </>
  );
}

backOfficePage(ExchangePage, { path: paths.exchanges, texts: ['kit', 'approval', 'system', 'exchange'] });
