import { reconcileDay, reconciledDays } from '@fovea/shared-types/finance/reconciliation.calls';
import type { ReconcileDayRequest, ReconciledDay } from '@fovea/shared-types/finance/reconciliation.dto';
import { reconciliation, STANDING } from '@fovea/shared-types/finance/reconciliation.record';
import { CURRENCIES } from '@fovea/shared-types/money';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../kit/button/button';
import { ErrorState } from '../../kit/error-state/error-state';
import { FigureCard } from '../../kit/figures/figure-card';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { api } from '../../lib/api-client';
import { formatDate, formatDateTime, formatMoney } from '../../lib/format';
import { to } from '../../lib/paths';
import { useMay } from '../../lib/permissions';
import { toast } from '../../lib/toast-store';
import { recordKey } from '../record/record.queries';
import classes from './ledger.module.css';

const daysQuery = (before: string | undefined) =>
  queryOptions({
    // Below the record's own, so that a difference that is explained is counted anew.
    queryKey: [...recordKey(reconciliation), 'days', before],
    queryFn: ({ signal }) =>
      api(reconciledDays, before === undefined ? {} : { before }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

/** Each compared day, two weeks of them; a failed comparison is repeated by hand. */
export function ReconciledDays() {
  const { t } = useTranslation('finance');
  const [before, setBefore] = useState<string>();
  const { data, error, refetch } = useQuery(daysQuery(before));
  if (data === undefined)
    return error === null ? (
      <Skeleton height={200} radius={8} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  const days = [...new Set(data.map(({ day }) => day))];
  const currencies = CURRENCIES.filter((one) => data.some(({ currency }) => currency === one));
  const last = days.at(-1);
  return (
    <div className={classes.days}>
      <FigureCard
        title={t('days.title')}
        isWide
        isWhole
        rows={days}
        keyOf={(day) => day}
        empty={t('days.empty')}
        columns={[
          { label: t('days.day'), value: (day) => formatDate(day) },
          ...currencies.map((currency) => ({
            label: currency,
            value: (day: string) => {
              const one = data.find((row) => row.day === day && row.currency === currency);
              return one === undefined ? '-' : <DayState key={currency} day={one} />;
            },
          })),
        ]}
      >
        <p className={classes.ways}>
          {last !== undefined && (
            <Button variant="subtle" size="sm" onClick={() => setBefore(last)}>
              {t('days.older')}
            </Button>
          )}
          {before !== undefined && (
            <Button variant="subtle" size="sm" onClick={() => setBefore(undefined)}>
              {t('days.newest')}
            </Button>
          )}
        </p>
      </FigureCard>
    </div>
  );
}

/** Tried without success since it was compared last, if it ever was. */
const isFailed = ({ attempts }: ReconciledDay): boolean => attempts > 0;

function DayState({ day: shown }: { day: ReconciledDay }) {
  const { t } = useTranslation('finance');
  const { day, currency, open, explained, finished_at, attempts, last_error } = shown;
  const differs = { day, currency, standing: STANDING.open };
  return (
    <div className={classes.day}>
      {isFailed(shown) ? (
        <>
          <StatusPill tone="danger">{t('days.failed')}</StatusPill>
          <small>{t('days.attempt', { count: attempts, error: last_error ?? '' })}</small>
        </>
      ) : (
        finished_at === null && <StatusPill tone="neutral">{t('days.waiting')}</StatusPill>
      )}
      {shown.statement_balance !== null && shown.ledger_balance !== null && (
        <>
          <small>
            {t('days.statement_balance', { money: formatMoney(shown.statement_balance, currency) })}
          </small>
          <small>{t('days.ledger_balance', { money: formatMoney(shown.ledger_balance, currency) })}</small>
          {shown.statement_balance !== shown.ledger_balance && (
            <StatusPill tone="danger">{t('days.balances_differ')}</StatusPill>
          )}
        </>
      )}
      {open > 0 && (
        <Link to={to.differences(differs)}>
          <StatusPill tone="warning">{t('days.open', { count: open })}</StatusPill>
        </Link>
      )}
      {explained > 0 && (
        <Link to={to.differences({ ...differs, standing: STANDING.explained })}>
          <StatusPill tone="success">{t('days.explained', { count: explained })}</StatusPill>
        </Link>
      )}
      {finished_at !== null && open + explained === 0 && !isFailed(shown) && (
        <StatusPill tone="success">{t('days.agrees')}</StatusPill>
      )}
      {finished_at !== null && <small>{t('days.compared', { at: formatDateTime(finished_at) })}</small>}
      {(isFailed(shown) || open > 0) && <Again day={shown} />}
    </div>
  );
}

function Again({ day: { day, currency } }: { day: ReconciledDay }) {
  const { t } = useTranslation('finance');
  const may = useMay();
  const queries = useQueryClient();
  const again = useMutation({
    mutationFn: (request: ReconcileDayRequest) => api(reconcileDay, request),
    onSuccess: async (after) => {
      if (isFailed(after)) toast.error(t('days.failed_again'));
      else toast.success(t('days.done'));
      await queries.invalidateQueries({ queryKey: recordKey(reconciliation) });
    },
  });
  if (!may('finance:reconciliation:explain')) return null;
  return (
    <Button
      variant="default"
      size="sm"
      aria-label={t('days.again_of', { day: formatDate(day), currency })}
      loading={again.isPending}
      onClick={() => again.mutate({ day, currency })}
    >
      {t('days.again')}
    </Button>
  );
}
