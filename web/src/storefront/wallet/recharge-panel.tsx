import '../../kit/form/form-styles';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import {
  RECHARGE_BOUNDS,
  RECHARGE_PAY_TYPES,
  type RechargePayType,
} from '@fovea/shared-types/finance/recharge-bounds';
import { type Currency, toWire } from '@fovea/shared-types/money';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { SelectField } from '../../kit/form/fields';
import { MoneyField } from '../../kit/form/number-field';
import { useForm } from '../../kit/form/use-form';
import { useSaving } from '../../kit/form/use-saving';
import { formatMoney } from '../../lib/format';
import { Recharges } from './recharges';
import { beginRecharge } from './wallet.queries';
import classes from './wallet.module.css';

/** Adds money to the balance, on the provider's page, and shows each result. */
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
    byError: { AMOUNT_INVALID: 'money', PAY_TYPE_REFUSED: 'pay_type' },
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
      <Recharges />
    </section>
  );
}

const methodOf = (text: string): RechargePayType =>
  RECHARGE_PAY_TYPES.find((method) => String(method) === text) ?? PAY_TYPE.online;
