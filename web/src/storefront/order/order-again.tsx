import { reorder } from '@fovea/shared-types/order/cart.calls';
import { CART_STATE } from '@fovea/shared-types/order/cart-rules';
import type { ReorderAnswer, ReorderLine } from '@fovea/shared-types/order/reorder.dto';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../kit/button/button';
import { Dialog } from '../../kit/dialog/dialog';
import { api } from '../../lib/api-client';
import { formatMoney } from '../../lib/format';
import { paths } from '../../lib/paths';
import { newRequestId } from '../../lib/request-id';
import { toast } from '../../lib/toast-store';
import { cartQuery } from '../cart/cart.queries';
import { countsQuery } from '../cart/counts.query';
import classes from './order-again.module.css';

const { to_evaluate, completed, canceled, refunded } = ORDER_STATUS;
/** What has arrived or has come to nothing; of a lot there is no second one. */
const ENDED = new Set<number>([to_evaluate, completed, canceled, refunded]);

const isAsBefore = ({ state, price, price_then }: ReorderLine): boolean =>
  state === CART_STATE.available && price === price_then;

/** Puts what an order had into the cart once more, and reports what is unavailable or costs another price. */
export function OrderAgain({ order }: { order: { id: number; status: number } }) {
  const { t } = useTranslation('order');
  const client = useQueryClient();
  const navigate = useNavigate();
  const [answer, setAnswer] = useState<ReorderAnswer | null>(null);
  const again = useMutation({
    mutationFn: () => api(reorder, { id: order.id, request_id: newRequestId() }),
    onSuccess: async (found) => {
      await Promise.all([
        client.invalidateQueries({ queryKey: cartQuery().queryKey }),
        client.invalidateQueries({ queryKey: countsQuery().queryKey }),
      ]);
      if (!found.lines.every(isAsBefore)) return setAnswer(found);
      toast.undoable(t('again.done'), {
        label: t('again.cart'),
        run: () => void navigate(paths.shoppingCart),
      });
    },
  });
  if (!ENDED.has(order.status)) return null;
  return (
    <>
      <Button variant="default" size="sm" loading={again.isPending} onClick={() => again.mutate()}>
        {t('again.action')}
      </Button>
      {answer !== null && (
        <Dialog opened title={t('again.title')} onClose={() => setAnswer(null)}>
          <ul className={classes.lines}>
            {answer.lines.map((line) => (
              <li key={line.goods_id}>
                <strong>{line.goods_name}</strong>
                <span>{line.refusal ?? t(`again.state.${nameOf(line)}`, { count: line.quantity })}</span>
                {line.quantity > 0 && line.price !== null && line.price !== line.price_then && (
                  <span>
                    {t('again.price', {
                      then: formatMoney(line.price_then, line.currency),
                      now: formatMoney(line.price, line.currency),
                    })}
                  </span>
                )}
              </li>
            ))}
          </ul>
          {answer.lines.some(({ quantity }) => quantity > 0) && (
            <ButtonLink to={paths.shoppingCart}>{t('again.cart')}</ButtonLink>
          )}
        </Dialog>
      )}
    </>
  );
}

function nameOf({ state }: ReorderLine) {
  if (state === CART_STATE.available) return 'available';
  if (state === CART_STATE.fewer_left) return 'fewer_left';
  return state === CART_STATE.sold_out ? 'sold_out' : 'gone';
}
