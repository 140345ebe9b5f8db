import { PAY_TYPE, type PayType } from '@fovea/shared-types/finance/pay-kinds';
import type { PaymentOptions } from '@fovea/shared-types/finance/payment.dto';
import { IconBuildingBank, IconCalendarMonth, IconCreditCard, IconWallet } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../kit/money-text/money-text';
import { RadioGroup } from '../../kit/radio-group/radio-group';
import classes from './payment.module.css';

const ICONS = {
  [PAY_TYPE.balance]: IconWallet,
  [PAY_TYPE.bank]: IconBuildingBank,
  [PAY_TYPE.monthly]: IconCalendarMonth,
  [PAY_TYPE.online]: IconCreditCard,
} as const;

/** The open methods, each with what it means in a line. */
export function MethodChoice({
  options,
  methods,
  value,
  onChoose,
}: {
  options: PaymentOptions;
  methods: readonly PayType[];
  value: PayType | undefined;
  onChoose: (method: PayType) => void;
}) {
  const { t } = useTranslation('payment');
  return (
    <RadioGroup
      labelId="payment-method"
      className={classes.methods}
      values={methods}
      value={value ?? PAY_TYPE.balance}
      onChoose={onChoose}
    >
      {(method, radio) => {
        const Icon = ICONS[method];
        return (
          <button {...radio} className={classes.method}>
            <Icon size={24} stroke={1.5} aria-hidden />
            <span>
              <strong>{t(`method.${method}`)}</strong>
              {method === PAY_TYPE.balance ? (
                <BalanceLine options={options} />
              ) : (
                <span className={classes.fine}>{t(`method_text.${method}`)}</span>
              )}
            </span>
          </button>
        );
      }}
    </RadioGroup>
  );
}

/** What is there, and what is left once it is paid. */
function BalanceLine({ options }: { options: PaymentOptions }) {
  const { t } = useTranslation('payment');
  const { balance, balance_after: left, currency } = options;
  return (
    <span className={classes.fine}>
      {t('balance.before')} <MoneyText value={balance} currency={currency} />
      {left !== null && (
        <>
          {' '}
          → {t('balance.after')} <MoneyText value={left} currency={currency} />
        </>
      )}
    </span>
  );
}
