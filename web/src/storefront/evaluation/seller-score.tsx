import { useQuery } from '@tanstack/react-query';
import { ScoreLine } from './score-line';
import { goodsEvaluationsQuery } from './evaluation.queries';

/** What buyers think of the merchant of these goods; nothing as long as nobody has said anything. */
export function SellerScore({ goodsId }: { goodsId: number }) {
  const { data } = useQuery(goodsEvaluationsQuery({ goods_id: goodsId }));
  const score = data?.seller_score;
  return score ? <ScoreLine score={score} size={16} /> : null;
}
