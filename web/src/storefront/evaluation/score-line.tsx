import type { EvaluationScore } from '@fovea/shared-types/order/evaluation.dto';
import { useTranslation } from 'react-i18next';
import { Stars } from '../../kit/stars/stars';
import { formatNumber, formatTenths } from '../../lib/format';
import classes from './evaluation.module.css';
import { useStarTexts } from './star-texts';

/** The average, never without the number of evaluations behind it. */
export function ScoreLine({ score, size }: { score: EvaluationScore; size?: number }) {
  const { t } = useTranslation('evaluation');
  const { ofFive } = useStarTexts();
  if (score.average === null) return null;
  const average = formatTenths(score.average);
  return (
    <span className={classes.score}>
      <Stars value={score.average} label={ofFive(average)} size={size} />
      <strong aria-hidden>{average}</strong>
      <span className={classes.fine}>
        {t('count', { count: score.count, shown: formatNumber(score.count) })}
      </span>
    </span>
  );
}
