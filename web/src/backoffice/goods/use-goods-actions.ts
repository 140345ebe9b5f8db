import type { AdminGoods } from '@fovea/shared-types/goods/publishing.dto';
import { goodsMachine, submissionMachine } from '@fovea/shared-types/states/goods.states';
import { SALE_STATE } from '@fovea/shared-types/sale-states';
import { GOODS_STATUS } from '@fovea/shared-types/states';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { RowAction } from '../../kit/data-table/column';
import { isCallFailure } from '../../lib/api-client';
import { hrefOf, to } from '../../lib/paths';
import { toast } from '../../lib/toast-store';
import type { GoodsQuestionOpened } from './goods-question';
import { copyGoods } from './manage.queries';

const isWaiting = ({ audit_status }: AdminGoods): boolean =>
  audit_status !== null && submissionMachine.may(audit_status, 'approve', 'withdraw');
const maySubmit = (goods: AdminGoods): boolean =>
  goodsMachine.may(goods.status, 'submit') && !isWaiting(goods);

/**
 * One device on the shelf that nobody has bought or bargains for; the server checks whether it is in a lot
 * already.
 */
export const mayAuction = ({ status, quantity, sale_state }: AdminGoods): boolean =>
  status === GOODS_STATUS.listed &&
  quantity === 1 &&
  sale_state !== SALE_STATE.sold_out &&
  sale_state !== SALE_STATE.negotiating;

/** What can be done to one row, by its state and by what the person may. */
export function useGoodsActions(ask: (question: GoodsQuestionOpened) => void): Array<RowAction<AdminGoods>> {
  const { t } = useTranslation('publishing');
  const navigate = useNavigate();
  return useMemo(() => {
    const copy = async (id: number): Promise<void> => {
      try {
        const draft = await copyGoods(id);
        toast.success(t('list.copied'));
        void navigate(to.editDraft(draft.id));
      } catch (error) {
        if (!isCallFailure(error)) throw error;
      }
    };
    return [
      {
        key: 'review',
        label: t('list.review'),
        permission: 'goods:goods:approve',
        isHidden: (goods) => !isWaiting(goods),
        run: ({ id }) => void navigate(to.goodsReview(id)),
      },
      {
        key: 'edit',
        label: t('list.edit'),
        permission: 'goods:goods:edit',
        // Withdrawn first: a form must not change while it is reviewed.
        isHidden: ({ status }) => goodsMachine.may(status, 'withdraw'),
        run: ({ id }) => void navigate(to.editGoods(id)),
      },
      {
        key: 'submit',
        label: t('list.submit'),
        permission: 'goods:goods:edit',
        isHidden: (goods) => !maySubmit(goods),
        run: (goods) => ask({ goods, act: 'submit' }),
      },
      {
        key: 'take_back',
        label: t('list.take_back'),
        permission: 'goods:goods:edit',
        isHidden: (goods) => !isWaiting(goods),
        run: (goods) => ask({ goods, act: 'take_back' }),
      },
      {
        key: 'on_shelf',
        label: t('list.on_shelf'),
        permission: 'goods:goods:shelf',
        // New text comes to the shelf through its review.
        isHidden: ({ status, needs_review }) => !goodsMachine.may(status, 'put on the shelf') || needs_review,
        run: (goods) => ask({ goods, act: 'on_shelf' }),
      },
      {
        key: 'off_shelf',
        label: t('list.off_shelf'),
        permission: 'goods:goods:shelf',
        isHidden: ({ status }) => !goodsMachine.may(status, 'take off the shelf'),
        run: (goods) => ask({ goods, act: 'off_shelf' }),
      },
      {
        key: 'auction',
        label: t('list.auction'),
        permission: 'auction:auction:add',
        isHidden: (goods) => !mayAuction(goods),
        run: ({ id }) => void navigate(to.openAuction(id)),
      },
      {
        key: 'open_shop',
        label: t('list.open_shop'),
        isHidden: ({ status }) => status !== GOODS_STATUS.listed,
        run: ({ id }) => void window.open(hrefOf(to.goods(id)), '_blank', 'noopener'),
      },
      {
        key: 'copy',
        label: t('list.copy'),
        permission: 'goods:draft:edit',
        run: ({ id }) => void copy(id),
      },
      {
        key: 'delete',
        label: t('list.delete'),
        permission: 'goods:goods:delete',
        isDanger: true,
        isHidden: ({ status }) => !goodsMachine.may(status, 'delete'),
        run: (goods) => ask({ goods, act: 'delete' }),
      },
    ];
  }, [t, navigate, ask]);
}
