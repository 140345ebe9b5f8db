import { useTranslation } from 'react-i18next';
import { QuestionStep } from '../../../kit/steps/question-step';
import { formatDeadline, formatMoney } from '../../../lib/format';
import { endOf, type ManyLot, type ManyValues } from './many-values';
import classes from './many.module.css';

interface ManyQuestionProps {
  lots: readonly ManyLot[];
  values: ManyValues;
  currencyOf: (lot: ManyLot) => string;
  text: string;
  confirmLabel: string;
  isPending: boolean;
  onBack: () => void;
  onConfirm: () => void;
}

/** Each lot with its start price and its end, before all of them go up. */
export function ManyQuestion({ lots, values, currencyOf, text, ...step }: ManyQuestionProps) {
  const { t } = useTranslation('auctions');
  return (
    <QuestionStep {...step}>
      <p>{text}</p>
      <ol className={classes.asked}>
        {lots.map((lot, at) => (
          <li key={lot.id}>
            <strong>{lot.goods_name}</strong>
            <span>{formatMoney(String(values.prices[at]?.start_price ?? ''), currencyOf(lot))}</span>
            <span>{t('many.ends', { time: formatDeadline(endOf(values, at)) })}</span>
          </li>
        ))}
      </ol>
      <p>{t('question.fixed')}</p>
    </QuestionStep>
  );
}
