import '../../kit/form/form-styles';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import {
  RECHARGE_BOUNDS,
  RECHARGE_PAY_TYPES,
  type RechargePayType,
} from '@fovea/shared-types/finance/recharge-bounds';
import type { RechargeOrder } from '@fovea/shared-types/finance/recharge.dto';
import { type Currency, toWire } from '@fovea/shared-types/money';
import { RECHARGE_STATUS, REMITTANCE_STATUS } from '@fovea/shared-types/states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../kit/button/button';
import { SelectField } from '../../kit/form/fields';
import { MoneyField } from '../../kit/form/number-field';
import { useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { MoneyText } from '../../kit/money-text/money-text';
import { formatDateTime, formatMoney } from '../../lib/format';
import { to } from '../../lib/paths';
import { beginRecharge, rechargesQuery } from './wallet.queries';
import classes from './wallet.module.css';

const RECENT = 5;

/** Puts money on the balance, on the provider's page, and says what became of the last ones. */
export function RechargePanel({ currency }: { currency: Currency }) {
  const { t } = useTranslation('wallet');
  const { min, max } = RECHARGE_BOUNDS[currency];
  const bounds = { min: toWire(min, currency), max: toWire(max, currency) };
  const form = useForm<{ money: number | null; pay_type: string }>({
    initial: { money: null, pay_type: String(PAY_TYPE.online) },
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
    save: ({ money, pay_type }, requestId) =>
      beginRecharge(String(money), currency, methodOf(pay_type), requestId),
    onSaved: (address) => window.location.assign(address),
    byError: { AMOUNT_INVALID: 'money', FORBIDDEN: 'pay_type' },
  });
  const isBank = methodOf(form.values.pay_type) === PAY_TYPE.bank;
  return (
    <section className={classes.recharge} aria-labelledby="recharge-title">
      <h2 id="recharge-title">{t('recharge.title')}</h2>
      <form ref={form.form} noValidate onSubmit={form.onSubmit(saving.submit)} onKeyDown={form.onKeyDown}>
        <MoneyField form={form} name="money" label={t('recharge.money')} currency={currency} required />
        <SelectField
          form={form}
          name="pay_type"
          label={t('recharge.by')}
          options={RECHARGE_PAY_TYPES.map((method) => ({
            value: String(method),
            label: t(`recharge.method.${method}`),
          }))}
          required
        />
        {saving.failure !== null && <p role="alert">{saving.failure}</p>}
        <Button type="submit" loading={saving.isPending}>
          {t(isBank ? 'recharge.to_bank' : 'recharge.go_on')}
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
          <Standing one={one} />
        </li>
      ))}
    </ul>
  );
}

/** Where it stands; one that is transferred leads to the account, and to what finance said. */
function Standing({ one }: { one: RechargeOrder }) {
  const { t } = useTranslation('wallet');
  if (one.status === RECHARGE_STATUS.pending && one.remittance_status === REMITTANCE_STATUS.pending)
    return <span>{t('recharge.status.checking')}</span>;
  const isOpen = one.status === RECHARGE_STATUS.pending && one.pay_type === PAY_TYPE.bank;
  if (!isOpen) return <span>{t(`recharge.status.${statusOf(one.status)}`)}</span>;
  const isRefused = one.remittance_status !== null;
  return (
    <Link to={to.payment(one.id, 'recharge')}>
      {t(isRefused ? 'recharge.status.refused' : 'recharge.status.transfer')}
    </Link>
  );
}

const methodOf = (text: string): RechargePayType =>
  RECHARGE_PAY_TYPES.find((method) => String(method) === text) ?? PAY_TYPE.online;

const STATUSES = { 10: 'pending', 20: 'paid', 30: 'expired', 40: 'parked', 50: 'returned' } as const;
const statusOf = (code: number): (typeof STATUSES)[keyof typeof STATUSES] =>
  STATUSES[code as keyof typeof STATUSES] ?? 'pending';
