import type { Balance } from '@fovea/shared-types/finance/balance.dto';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MoneyText } from '../../kit/money-text/money-text';
import { to } from '../../lib/paths';
import classes from './wallet.module.css';

/** A card per currency: none is ever added to another. The one that is looked at is marked. */
export function BalanceCards({ balances, current }: { balances: readonly Balance[]; current: string }) {
  const { t } = useTranslation('wallet');
  return (
    <nav aria-label={t('currency.label')}>
      <ul className={classes.cards}>
        {balances.map(({ currency, balance, freeze_balance }) => (
          <li key={currency}>
            <Link to={to.balance(currency)} aria-current={currency === current ? 'page' : undefined}>
              <span className={classes.fine}>{t('card.available')}</span>
              <MoneyText value={balance} currency={currency} className={classes.amount} />
              <span className={classes.fine}>
                {t('card.frozen')} <MoneyText value={freeze_balance} currency={currency} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={classes.fine}>{t('card.frozen_hint')}</p>
    </nav>
  );
}
