import type { MyWithdrawal } from '@fovea/shared-types/finance/withdrawal.dto';
import { withdrawalMachine } from '@fovea/shared-types/states/withdrawal.states';
import { WITHDRAWAL_STATUS } from '@fovea/shared-types/states';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog';
import { ErrorState } from '../../kit/error-state/error-state';
import { MoneyText } from '../../kit/money-text/money-text';
import { Pager } from '../../kit/pager/pager';
import { RequestWithdrawalDialog } from '../../kit/payout/request-withdrawal-dialog';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { NoneInState, StateFilter, useStateFilter } from '../../kit/state-filter/state-filter';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { useDict } from '../../lib/dicts';
import { formatDateTime } from '../../lib/format';
import { useListPage } from '../../lib/list-page';
import { toast } from '../../lib/toast-store';
import {
  requestWithdrawal,
  bankAccountsQuery,
  myMoneyQuery,
  myWithdrawalsQuery,
  cancelOwnWithdrawal,
  withdrawalKey,
} from './payout.queries';
import classes from './withdrawals.module.css';

/** A member's balance, their withdrawals, and the status of each. */
export function WithdrawalsCard() {
  const { t } = useTranslation('payout');
  const queries = useQueryClient();
  const list = useListPage();
  const filter = useStateFilter(WITHDRAWAL_STATUS);
  const { status } = filter;
  const [isAsking, setAsking] = useState(false);
  const [chosen, setChosen] = useState<MyWithdrawal | null>(null);
  const money = useQuery(myMoneyQuery());
  const banks = useQuery(bankAccountsQuery());
  const [balances, accounts] = [money.data, banks.data];
  const { data, error, isError, refetch } = useQuery(
    myWithdrawalsQuery({ page: list.page, limit: list.limit, ...(status !== undefined && { status }) }),
  );
  const changed = () => queries.invalidateQueries({ queryKey: withdrawalKey });
  const cancelling = useMutation({
    mutationFn: cancelOwnWithdrawal,
    onSuccess: async () => {
      setChosen(null);
      toast.success(t('cancel.done'));
      await changed();
    },
  });
  return (
    <section className={classes.card} aria-labelledby="payout-withdrawals">
      <div className={classes.head}>
        <h2 id="payout-withdrawals">{t('list.title')}</h2>
        <Button onClick={() => setAsking(true)} disabled={!accounts?.length || balances === undefined}>
          {t('ask.title')}
        </Button>
      </div>
      {accounts?.length === 0 && <p className={classes.text}>{t('ask.needs_account')}</p>}
      {balances === undefined &&
        (money.isError ? (
          <ErrorState error={money.error} onRetry={() => void money.refetch()} />
        ) : (
          <Skeleton height={48} radius={8} />
        ))}
      <dl className={classes.balances}>
        {balances?.map(({ balance, freeze_balance, currency }) => (
          <div key={currency}>
            <dt>{t('list.available', { currency })}</dt>
            <dd>
              <MoneyText value={balance} currency={currency} />
            </dd>
            <dt>{t('list.frozen')}</dt>
            <dd>
              <MoneyText value={freeze_balance} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      {data === undefined && isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton height={120} radius={8} />}
      {(status !== undefined || (data?.total ?? 0) > 0) && (
        <StateFilter dict="states:withdrawal" filter={filter} />
      )}
      {data?.total === 0 &&
        (status === undefined ? (
          <p className={classes.text}>{t('list.empty')}</p>
        ) : (
          <NoneInState filter={filter} />
        ))}
      <ul className={classes.rows}>
        {data?.data.map((row) => (
          <WithdrawalRow key={row.id} row={row} onCancel={() => setChosen(row)} />
        ))}
      </ul>
      {data !== undefined && data.total > list.limit && <Pager list={list} total={data.total} />}
      {isAsking && balances !== undefined && accounts !== undefined && (
        <RequestWithdrawalDialog
          balances={balances}
          accounts={accounts}
          send={requestWithdrawal}
          changed={changed}
          onClose={() => setAsking(false)}
        />
      )}
      <ConfirmDialog
        opened={chosen !== null}
        title={t('cancel.title')}
        confirmLabel={t('cancel.action')}
        isPending={cancelling.isPending}
        onConfirm={() => chosen !== null && cancelling.mutate(chosen.id)}
        onClose={() => setChosen(null)}
      >
        {t('cancel.text')}
      </ConfirmDialog>
    </section>
  );
}

function WithdrawalRow({ row, onCancel }: { row: MyWithdrawal; onCancel: () => void }) {
  const { t } = useTranslation('payout');
  const states = useDict('states:withdrawal');
  return (
    <li>
      <div className={classes.what}>
        <p>
          <MoneyText value={row.money} currency={row.currency} />
          <StatusPill tone={states.tone(row.status)}>{row.status_name}</StatusPill>
        </p>
        <p className={classes.text}>
          {row.sn} · {formatDateTime(row.created_at)} · {row.bank_account}
        </p>
        {row.reason !== null && <p className={classes.text}>{row.reason}</p>}
      </div>
      {withdrawalMachine.may(row.status, 'withdraw') && (
        <Button variant="subtle" size="sm" aria-label={t('cancel.named', { sn: row.sn })} onClick={onCancel}>
          {t('cancel.action')}
        </Button>
      )}
    </li>
  );
}
