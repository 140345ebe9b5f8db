import type { AdminGoods } from '@fovea/shared-types/goods/publishing.dto';
import { GOODS_STATUS } from '@fovea/shared-types/states';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog';
import { FormAlert } from '../../kit/form/form-alert';
import { toast } from '../../lib/toast-store';
import { useAccess } from '../layout/access/access-context';
import { DeleteQuestion } from '../tree/delete-question';
import { deleteGoods, orThrow, setGoodsStatus, withdrawGoods } from './manage.queries';
import { submitForReview, useGoodsChanged } from './publish/publishing.queries';

/** A confirmation before an action on one product. */
export interface GoodsQuestionOpened {
  goods: AdminGoods;
  act: 'delete' | 'submit' | 'take_back' | 'on_shelf' | 'off_shelf';
}

export function GoodsQuestion({ goods, act, onClose }: GoodsQuestionOpened & { onClose: () => void }) {
  const { t } = useTranslation('publishing');
  const changed = useGoodsChanged();
  if (act !== 'delete') return <Question key={act} {...{ goods, act, onClose }} />;
  return (
    <DeleteQuestion
      title={t('list.delete_title', { name: goods.goods_name })}
      remove={async () => {
        await deleteGoods(goods.id);
        await changed();
      }}
      onClose={onClose}
    >
      {t('list.delete_text')}
    </DeleteQuestion>
  );
}

type QuestionAct = Exclude<GoodsQuestionOpened['act'], 'delete'>;

const DONE = {
  submit: 'form.sent',
  take_back: 'list.taken_back',
  on_shelf: 'list.shelf_done_on',
  off_shelf: 'list.shelf_done_off',
} as const satisfies Record<QuestionAct, string>;

function Question({ goods, act, onClose }: { goods: AdminGoods; act: QuestionAct; onClose: () => void }) {
  const { t } = useTranslation('publishing');
  const { user } = useAccess();
  const changed = useGoodsChanged();
  const [failure, setFailure] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (reason: string) => run(act, goods.id, reason),
    onMutate: () => setFailure(null),
    onSuccess: async () => {
      toast.success(t(DONE[act]));
      await changed();
      onClose();
    },
    onError: async (error) => {
      setFailure(error.message);
      await changed();
    },
  });
  const reasonOf = (): 'required' | 'optional' | undefined => {
    if (act !== 'off_shelf') return undefined;
    // The platform gives the seller the reason.
    return user.company_id === null ? 'required' : 'optional';
  };
  return (
    <ConfirmDialog
      opened
      title={t(`list.${act}_title`, { name: goods.goods_name })}
      confirmLabel={t(`list.${act}`)}
      isDanger={act === 'off_shelf'}
      isPending={isPending}
      reason={reasonOf()}
      onClose={onClose}
      onConfirm={mutate}
    >
      <p>{t(`list.${act}_text`)}</p>
      {failure !== null && <FormAlert>{failure}</FormAlert>}
    </ConfirmDialog>
  );
}

function run(act: QuestionAct, id: number, reason: string): Promise<unknown> {
  switch (act) {
    case 'submit':
      return submitForReview(id);
    case 'take_back':
      return withdrawGoods(id);
    case 'on_shelf':
      return orThrow(setGoodsStatus(id, GOODS_STATUS.listed, reason));
    case 'off_shelf':
      return orThrow(setGoodsStatus(id, GOODS_STATUS.off_shelf, reason));
  }
}
