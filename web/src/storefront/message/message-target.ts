import type { Message } from '@fovea/shared-types/message/message.dto';
import { to } from '../../lib/paths';

type Target = { path: string; label: 'detail.to_order' | 'detail.to_goods' };

/** What the message is about, as a place to go: the order when there is one, else the goods. */
export function messageTargets(message: Message): Target[] {
  const idOf = (name: string): number | null => {
    const value = Number(message.content.params[name]);
    return Number.isSafeInteger(value) && value > 0 ? value : null;
  };
  const orderId = idOf('order_id');
  const goodsId = idOf('goods_id');
  const targets: Target[] = [];
  if (orderId !== null) targets.push({ path: to.order(orderId), label: 'detail.to_order' });
  if (goodsId !== null) targets.push({ path: to.goods(goodsId), label: 'detail.to_goods' });
  return targets;
}
