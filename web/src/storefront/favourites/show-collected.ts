import type { Query, QueryClient } from '@tanstack/react-query';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether this is a card, a lot's card or the page of these goods. */
const isOf = (value: Record<string, unknown>, goodsId: number): boolean =>
  'is_collect' in value && (value.goods_id ?? value.id) === goodsId;

/** The same answer with the heart of these goods as given; the very same one when it does not contain them. */
export function withCollected(answer: unknown, goodsId: number, isCollect: boolean): unknown {
  if (Array.isArray(answer)) {
    const next = answer.map((value: unknown) => withCollected(value, goodsId, isCollect));
    return next.some((value, index) => value !== answer[index]) ? next : answer;
  }
  if (!isRecord(answer)) return answer;
  if (isOf(answer, goodsId)) return { ...answer, is_collect: isCollect };
  let next = answer;
  for (const [name, value] of Object.entries(answer)) {
    const changed = withCollected(value, goodsId, isCollect);
    if (changed !== value) next = { ...next, [name]: changed };
  }
  return next;
}

/** Every copy of these goods on the page shows the same heart, whichever answer it came with. */
export function showCollected(client: QueryClient, goodsId: number, isCollect: boolean): void {
  for (const query of client.getQueryCache().getAll()) {
    const { data, dataUpdatedAt } = query.state;
    const next = withCollected(data, goodsId, isCollect);
    // It was read when it was read: a heart makes no figure newer.
    if (next !== data) client.setQueryData(query.queryKey, next, { updatedAt: dataUpdatedAt });
  }
}

/** A request sent before the change may be answered after it, with the old heart: it is sent again. */
export function refetchUnderWay(client: QueryClient, goodsId: number): Promise<void> {
  const isUnderWay = ({ state }: Query): boolean =>
    state.fetchStatus === 'fetching' && withCollected(state.data, goodsId, true) !== state.data;
  return client.refetchQueries({ type: 'active', predicate: isUnderWay });
}
