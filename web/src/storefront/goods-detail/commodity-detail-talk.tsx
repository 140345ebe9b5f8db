import type { GoodsDetail } from '@fovea/shared-types/goods/goods.dto';
import { MantineScope } from '../../kit/mantine-scope/mantine-scope';
import { GoodsEvaluations } from '../evaluation/goods-evaluations';
import { Questions } from '../questions/questions';

/**
 * Others' questions and evaluations of the goods, with the fields to join in: their code is as large as the
 * rest of the page.
 */
export function CommodityTalk({ goods }: { goods: GoodsDetail }) {
  return (
    <MantineScope>
      <Questions goods={goods} />
      <GoodsEvaluations goodsId={goods.id} />
    </MantineScope>
  );
}
