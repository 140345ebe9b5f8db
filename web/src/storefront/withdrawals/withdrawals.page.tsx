import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../kit/page-title/page-title';
import { BankAccountsCard } from './bank-accounts-card';
import { WithdrawalsCard } from './withdrawals-card';
import { storefrontPage } from '../storefront-page';
import { paths } from '../../lib/paths';

/** A member's withdrawals to their bank, and the accounts that they are paid to. */
export function WithdrawalsPage() {
  const { t } = useTranslation('payout');
  return (
    <>
      <PageTitle title={t('page.title')} />
      <WithdrawalsCard />
      <BankAccountsCard />
    </>
  );
}

storefrontPage(WithdrawalsPage, {
  path: paths.withdrawals,
  texts: ['payout', 'kit'],
  title: 'route.withdrawals',
  isAccount: true,
  isForMembers: true,
});
