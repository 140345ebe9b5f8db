import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../kit/error-state/error-state';
import { BankAccountList } from '../../kit/payout/bank-account-list';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { bankAccountsQuery, deleteBankAccount, saveBankAccount } from './payout.queries';
import classes from './withdrawals.module.css';

/** The bank accounts of a member. */
export function BankAccountsCard() {
  const { t } = useTranslation('payout');
  const queries = useQueryClient();
  const { data, error, isError, refetch } = useQuery(bankAccountsQuery());
  return (
    <section className={classes.card} aria-labelledby="payout-accounts">
      <div>
        <h2 id="payout-accounts">{t('account.title')}</h2>
        <p className={classes.text}>{t('account.text')}</p>
      </div>
      {data === undefined && isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton height={96} radius={8} />}
      {data !== undefined && (
        <BankAccountList
          accounts={data}
          save={saveBankAccount}
          remove={deleteBankAccount}
          changed={() => queries.invalidateQueries({ queryKey: bankAccountsQuery().queryKey })}
        />
      )}
    </section>
  );
}
