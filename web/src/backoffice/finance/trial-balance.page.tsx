import { TextInput } from '@mantine/core';
import { trialBalance } from '@fovea/shared-types/finance/trial-balance.calls';
import type { TrialBalance } from '@fovea/shared-types/finance/trial-balance.dto';
import { IconDownload } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { ErrorState } from '../../kit/error-state/error-state';
import { FigureCard, FigureGrid } from '../../kit/figures/figure-card';
import '../../kit/form/form-styles';
import { PageLoading } from '../../kit/page-loading/page-loading';
import { PageTitle } from '../../kit/page-title/page-title';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { api } from '../../lib/api-client';
import { formatDate, formatMoney, formatNumber } from '../../lib/format';
import { useMay } from '../../lib/permissions';
import { useSearch } from '../../lib/search-params';
import classes from './ledger.module.css';
import { saveTrialBalance, SUMS } from './save-trial-balance';
import { backOfficePage } from '../back-office-page';

/** Opening, movement and closing of the accounts in a period, both sides of each currency. */
export function TrialBalancePage() {
  const { t } = useTranslation('finance');
  const [search, setSearch] = useSearch();
  const [begin, end] = [search.get('begin') ?? '', search.get('end') ?? ''];
  const period = { ...(begin !== '' && { begin }), ...(end !== '' && { end }) };
  const may = useMay();
  const { data, error, refetch } = useQuery({
    queryKey: ['books', 'trial-balance', period],
    queryFn: ({ signal }) => api(trialBalance, period, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageTitle title={t('trial.title')} />
      <div className={classes.at}>
        {(['begin', 'end'] as const).map((name) => (
          <TextInput
            key={name}
            type="date"
            label={t(`trial.${name}`)}
            description={t('trial.hint')}
            value={search.get(name) ?? ''}
            onChange={({ currentTarget: { value } }) =>
              setSearch((old) => {
                const next = new URLSearchParams(old);
                if (value === '') next.delete(name);
                else next.set(name, value);
                return next;
              })
            }
          />
        ))}
        {data !== undefined && may('platform:export:add') && (
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            disabled={data.totals.length === 0}
            onClick={() => saveTrialBalance(data, t)}
          >
            {t('trial.export')}
          </Button>
        )}
      </div>
      {data === undefined && error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <PageLoading />}
      {data !== undefined && <Balances balances={data} />}
    </>
  );
}

function Balances({ balances: { begin, end, rows, totals } }: { balances: TrialBalance }) {
  const { t } = useTranslation('finance');
  if (totals.length === 0) return <p>{t('trial.empty')}</p>;
  return (
    <>
      <p>{t('trial.period', { begin: formatDate(begin), end: formatDate(end) })}</p>
      <FigureGrid>
        {totals.map(({ currency, debit, credit }) => (
          <FigureCard
            key={currency}
            title={currency}
            isWide
            isWhole
            rows={rows.filter((row) => row.currency === currency)}
            keyOf={({ kind }) => kind}
            columns={[
              { label: t('trial.code'), value: ({ account_code }) => account_code },
              { label: t('trial.account'), value: ({ kind }) => t(`kind.${kind}`) },
              { label: t('trial.name'), value: ({ account_name }) => account_name },
              {
                label: t('trial.accounts'),
                value: ({ accounts }) => formatNumber(accounts),
                isNumber: true,
              },
              ...SUMS.map(([name, key]) => ({
                label: t(`trial.${key}`),
                value: (row: (typeof rows)[number]) => formatMoney(row[name], currency),
                isNumber: true as const,
              })),
            ]}
          >
            <p className={classes.total}>
              {t('trial.total', {
                debit: formatMoney(debit, currency),
                credit: formatMoney(credit, currency),
              })}{' '}
              <StatusPill tone={debit === credit ? 'success' : 'danger'}>
                {t(debit === credit ? 'trial.balanced' : 'trial.off')}
              </StatusPill>
            </p>
          </FigureCard>
        ))}
      </FigureGrid>
    </>
  );
}

backOfficePage(TrialBalancePage, { path: '/finance/trialBalance', texts: ['finance'] });
