import type { GoodsEvaluationListResponse } from '@fovea/shared-types/order/evaluation.dto';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { ErrorState } from '../../kit/error-state/error-state';
import { RadioGroup } from '../../kit/radio-group/radio-group';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { EvaluationItem } from './evaluation-item';
import classes from './evaluation.module.css';
import { goodsEvaluationsQuery } from './evaluation.queries';
import { ScoreLine } from './score-line';
import { StarBars } from './star-bars';

const SHOWN_FIRST = 5;
type Of = 'goods' | 'seller';
const EITHER: readonly Of[] = ['goods', 'seller'];

/**
 * Evaluations of these goods, and of everything else their merchant sold: used devices are mostly single
 * pieces, which nobody could evaluate yet.
 */
export function GoodsEvaluations({ goodsId }: { goodsId: number }) {
  const { t } = useTranslation('evaluation');
  const heading = useId();
  const [chosen, setChosen] = useState<Of | null>(null);
  const ofGoods = useQuery(goodsEvaluationsQuery({ goods_id: goodsId }));
  const goodsCount = ofGoods.data?.score.count ?? 0;
  const sellerCount = ofGoods.data?.seller_score?.count ?? 0;
  const of: Of = chosen ?? (goodsCount === 0 && sellerCount > 0 ? 'seller' : 'goods');
  const ofSeller = useQuery({
    ...goodsEvaluationsQuery({ goods_id: goodsId, of_seller: 1 }),
    enabled: of === 'seller' && ofGoods.data !== undefined,
  });
  const shown = of === 'goods' ? ofGoods : ofSeller;
  const counts = { goods: goodsCount, seller: sellerCount };
  return (
    <section className={classes.part} aria-labelledby={heading}>
      <h2 id={heading}>{t('title')}</h2>
      {sellerCount > goodsCount && goodsCount > 0 && (
        <RadioGroup
          labelId={heading}
          className={classes.which}
          values={EITHER}
          value={of}
          onChoose={setChosen}
        >
          {(value, radio) => (
            <button {...radio}>
              {t(`of_${value}`)} ({counts[value]})
            </button>
          )}
        </RadioGroup>
      )}
      {of === 'seller' && goodsCount === 0 && <p className={classes.fine}>{t('none_of_goods')}</p>}
      {shown.data !== undefined && <Evaluations key={of} of={of} list={shown.data} />}
      {shown.data === undefined && shown.error !== null && (
        <ErrorState error={shown.error} onRetry={() => void shown.refetch()} />
      )}
      {shown.data === undefined && shown.error === null && <Skeleton height={120} radius={8} />}
    </section>
  );
}

function Evaluations({ of, list }: { of: Of; list: GoodsEvaluationListResponse }) {
  const { t } = useTranslation('evaluation');
  const [isWhole, setWhole] = useState(false);
  const score = of === 'goods' ? list.score : list.seller_score;
  if (score === null || score.count === 0) return <p className={classes.fine}>{t('none')}</p>;
  const shown = isWhole ? list.data : list.data.slice(0, SHOWN_FIRST);
  return (
    <>
      <div className={classes.summary}>
        <ScoreLine score={score} size={24} />
        <StarBars score={score} />
      </div>
      <ul className={classes.list}>
        {shown.map((evaluation) => (
          <li key={evaluation.id}>
            <EvaluationItem evaluation={evaluation} namesGoods={of === 'seller'} />
          </li>
        ))}
      </ul>
      {shown.length < list.data.length && (
        <Button variant="default" onClick={() => setWhole(true)}>
          {t('show_more', { count: list.data.length - shown.length })}
        </Button>
      )}
    </>
  );
}
