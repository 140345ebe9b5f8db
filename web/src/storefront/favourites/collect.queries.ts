import { addCollect, delCollect, myCollect } from '@fovea/shared-types/goods/collect.calls';
import type { MyCollectRequest } from '@fovea/shared-types/goods/collect.dto';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api-client';
import { toast } from '../../lib/toast-store';
import { refetchUnderWay, showCollected } from './show-collected';

const LISTS = ['collect', 'list'] as const;

export const myCollectQuery = (request: MyCollectRequest) =>
  queryOptions({
    queryKey: [...LISTS, request],
    queryFn: ({ signal }) => api(myCollect, request, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Adds goods to the favourites or removes them: shown at once, reverted when the call fails, undone by a toast. */
export function useCollect(goodsId: number): (isCollect: boolean) => void {
  const { t } = useTranslation('goods');
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async (isCollect: boolean) => {
      await (isCollect ? api(addCollect, { goods_id: goodsId }) : api(delCollect, { goods_id: goodsId }));
    },
    onMutate: (isCollect) => showCollected(client, goodsId, isCollect),
    onError: (_error, isCollect) => showCollected(client, goodsId, !isCollect),
    onSuccess: (_answer, isCollect) => {
      showCollected(client, goodsId, isCollect);
      toast.undoable(t(isCollect ? 'heart.added' : 'heart.removed'), {
        label: t('heart.undo'),
        run: () => mutate(!isCollect),
      });
      void refetchUnderWay(client, goodsId);
      void client.invalidateQueries({ queryKey: LISTS });
    },
  });
  return mutate;
}
