import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button';
import { formatDeadline, formatMoney } from '../../../lib/format';
import { endOf, type ManyGoods, type ManyValues } from './many-values';
import classes from './many.module.css';

interface ManyQuestionProps {
  goods: readonly ManyGoods[];
  values: ManyValues;
  isPending: boolean;
  onBack: () => void;
  onConfirm: () => void;
}

/** Each lot with its start price and its end, before all of them are opened. */
export function ManyQuestion({ goods, values, isPending, onBack, onConfirm }: ManyQuestionProps) {
  const { t } = useTranslation('auctions');
  return (
    <div className={classes.step}>
      <p>{t('many.text')}</p>
      <ol className={classes.outcomes}>
        {goods.map(({ id, goods_name }, at) => (
          <li key={id}>
            <strong>{goods_name}</strong>
            <span>{formatMoney(String(values.prices[at]?.start_price ?? ''), values.currency)}</span>
            <span>{t('many.ends', { time: formatDeadline(endOf(values, at)) })}</span>
          </li>
        ))}
      </ol>
      <p>{t('question.fixed')}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onBack}>
          {t('many.back')}
        </Button>
        <Button loading={isPending} data-autofocus onClick={onConfirm}>
          {t('many.submit', { count: goods.length })}
        </Button>
      </div>
    </div>
  );
}
