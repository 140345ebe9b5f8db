import { NativeSelect } from '@mantine/core';
import { HISTORY_DAYS } from '@fovea/shared-types/finance/balance-types';
import type { Currency } from '@fovea/shared-types/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../kit/error-state/error-state';
import { FigureCard, FigureGrid } from '../../kit/figures/figure-card';
import '../../kit/form/form-styles';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { formatDate, formatPlainMoney } from '../../lib/format';
import { balanceHistoryQuery } from './wallet.queries';
import classes from './wallet.module.css';

const [SHORTEST = 30] = HISTORY_DAYS;

/** How the money of one currency moved, as a picture and in figures. */
export function BalanceHistory({ currency }: { currency: Currency }) {
  const { t } = useTranslation('wallet');
  const [days, setDays] = useState(SHORTEST);
  const { data, error, refetch } = useQuery(balanceHistoryQuery(currency, days));
  if (data === undefined)
    return error === null ? (
      <Skeleton height={320} radius={8} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  return (
    <>
      <div className={classes.period}>
        <NativeSelect
          label={t('history.period')}
          value={days}
          onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
        >
          {HISTORY_DAYS.map((count) => (
            <option key={count} value={count}>
              {t('history.days', { count })}
            </option>
          ))}
        </NativeSelect>
      </div>
      <FigureGrid>
        <FigureCard
          title={t('history.title', { currency })}
          isWide
          rows={data.toReversed()}
          keyOf={({ day }) => day}
          chart={{
            isLine: true,
            data: data.map(({ day, balance, freeze_balance }) => ({
              day: day.slice(5).replace('-', '/'),
              balance: Number(balance),
              frozen: Number(freeze_balance),
            })),
            at: 'day',
            series: [
              { name: 'balance', label: t('history.balance'), tone: 'in' },
              { name: 'frozen', label: t('history.frozen'), tone: 'out' },
            ],
          }}
          columns={[
            { label: t('history.day'), value: ({ day }) => formatDate(day) },
            {
              label: t('history.balance'),
              value: ({ balance }) => formatPlainMoney(balance),
              isNumber: true,
            },
            {
              label: t('history.frozen'),
              value: ({ freeze_balance }) => formatPlainMoney(freeze_balance),
              isNumber: true,
            },
          ]}
        />
      </FigureGrid>
    </>
  );
}
