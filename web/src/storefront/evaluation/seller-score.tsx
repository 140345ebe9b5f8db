import { useQuery } from '@tanstack/react-query';
import { ScoreLine } from './score-line';
import { goodsEvaluationsQuery } from './evaluation.queries';

/** The score of the goods' merchant; nothing without evaluations. */
export function SellerScore({ goodsId }: { goodsId: number }) {
  const { data } = useQuery(goodsEvaluationsQuery({ goods_id: goodsId }));
  const score = data?.seller_score;
  return score ? <ScoreLine score={score} size={16} /> : null;
}
