import type { EvaluationScore } from '@fovea/shared-types/order/evaluation.dto';
import { formatNumber } from '../../lib/format';
import classes from './evaluation.module.css';
import { useStarTexts } from './star-texts';

/** How many gave five stars, four, … one. */
export function StarBars({ score }: { score: EvaluationScore }) {
  const { labelOf } = useStarTexts();
  const rows = score.stars.map((count, at) => ({ star: at + 1, count })).reverse();
  return (
    <dl className={classes.bars}>
      {rows.map(({ star, count }) => (
        <div key={star}>
          <dt>{labelOf(star)}</dt>
          <dd>
            <span className={classes.bar} aria-hidden>
              <span style={{ width: `${score.count === 0 ? 0 : (count / score.count) * 100}%` }} />
            </span>
            <span className={classes.barCount}>{formatNumber(count)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
