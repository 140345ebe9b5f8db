import '../../kit/form/form-styles';
import { RECHARGE_BOUNDS } from '@fovea/shared-types/finance/recharge-bounds';
import { type Currency, toWire } from '@fovea/shared-types/money';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { MoneyField } from '../../kit/form/number-field';
import { useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { MoneyText } from '../../kit/money-text/money-text';
import { formatDateTime, formatMoney } from '../../lib/format';
import { beginRecharge, rechargesQuery } from './wallet.queries';
import classes from './wallet.module.css';

const RECENT = 5;

/** Puts money on the balance, on the provider's page, and says what became of the last ones. */
export function RechargePanel({ currency }: { currency: Currency }) {
  const { t } = useTranslation('wallet');
  const { min, max } = RECHARGE_BOUNDS[currency];
  const bounds = { min: toWire(min, currency), max: toWire(max, currency) };
  const form = useForm<{ money: number | null }>({
    initial: { money: null },
    validate: ({ money }) => ({
      money:
        money === null || money < Number(bounds.min) || money > Number(bounds.max)
          ? t('recharge.bounds', {
              min: formatMoney(bounds.min, currency),
              max: formatMoney(bounds.max, currency),
            })
          : undefined,
    }),
  });
  const saving = useSaving({
    form,
    save: ({ money }, requestId) => beginRecharge(String(money), currency, requestId),
    onSaved: (address) => window.location.assign(address),
    byError: { AMOUNT_INVALID: 'money' },
  });
  return (
    <section className={classes.recharge} aria-labelledby="recharge-title">
      <h2 id="recharge-title">{t('recharge.title')}</h2>
      <form ref={form.form} noValidate onSubmit={form.onSubmit(saving.submit)} onKeyDown={form.onKeyDown}>
        <MoneyField form={form} name="money" label={t('recharge.money')} currency={currency} required />
        {saving.failure !== null && <p role="alert">{saving.failure}</p>}
        <Button type="submit" loading={saving.isPending}>
          {t('recharge.go_on')}
        </Button>
      </form>
      <Recent />
    </section>
  );
}

function Recent() {
  const { t } = useTranslation('wallet');
  const { data } = useQuery(rechargesQuery());
  if (data === undefined || data.data.length === 0) return null;
  return (
    <ul className={classes.recent} aria-label={t('recharge.recent')}>
      {data.data.slice(0, RECENT).map((one) => (
        <li key={one.id}>
          <span>
            {one.order_no} · {formatDateTime(one.created_at)}
          </span>
          <MoneyText value={one.money} currency={one.currency} />
          <span>{t(`recharge.status.${statusOf(one.status)}`)}</span>
        </li>
      ))}
    </ul>
  );
}

const STATUSES = { 10: 'pending', 20: 'paid', 30: 'expired', 40: 'parked', 50: 'returned' } as const;
const statusOf = (code: number): (typeof STATUSES)[keyof typeof STATUSES] =>
  STATUSES[code as keyof typeof STATUSES] ?? 'pending';
