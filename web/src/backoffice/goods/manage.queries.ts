import type {
  AdminGoodsListRequest,
  AuditGoodsRequest,
  GoodsDecision,
  GoodsOutcome,
  GoodsStatusRequest,
} from '@fovea/shared-types/goods/publishing.dto';
import type { DraftProductListRequest } from '@fovea/shared-types/goods/draft.dto';
import {
  addDraftProducts,
  adminGoodsDetail,
  adminGoodsList,
  auditGoods,
  cancelSubmitGoods,
  copyGoodsToDraft,
  delDraftProducts,
  delGoods,
  draftProductsDetail,
  draftProductsList,
  goodsStatus,
  publishDraftProducts,
} from '@fovea/shared-types/goods/publishing.calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client';
import { newRequestId } from '../../lib/request-id';
import { DRAFTS_KEY, GOODS_KEY } from './publish/publishing.queries';

export const adminGoodsListQuery = (request: AdminGoodsListRequest) =>
  queryOptions({
    queryKey: [GOODS_KEY, 'list', request],
    queryFn: ({ signal }) => api(adminGoodsList, request, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  });

export const adminGoodsDetailQuery = (id: number) =>
  queryOptions({
    queryKey: [GOODS_KEY, 'detail', id],
    queryFn: ({ signal }) => api(adminGoodsDetail, { id }, { quiet: true, signal }),
  });

export const draftListQuery = (request: DraftProductListRequest) =>
  queryOptions({
    queryKey: [DRAFTS_KEY, 'list', request],
    queryFn: ({ signal }) => api(draftProductsList, request, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  });

const once = () => ({ request_id: newRequestId() });

/** The one outcome of a call about one of many. @throws Error with the server's words when nothing changed */
function onlyOf<Outcome>(outcomes: readonly Outcome[]): Outcome {
  const [outcome] = outcomes;
  if (outcome === undefined) throw new Error('an answer about one row has one entry');
  return outcome;
}

interface Decision extends Pick<AuditGoodsRequest, 'status' | 'audit_notes' | 'field_reasons'> {
  id: number;
  /** The submission that was read; absent: whichever waits. */
  submission_id?: number;
}

export const decideGoods = async ({ id, submission_id, ...rest }: Decision): Promise<GoodsDecision> => {
  const submission_ids = submission_id === undefined ? undefined : [submission_id];
  return onlyOf(await api(auditGoods, { ids: [id], submission_ids, ...rest, ...once() }, { quiet: true }));
};

export const setGoodsStatus = async (
  id: number,
  status: GoodsStatusRequest['status'],
  reason: string,
): Promise<GoodsOutcome> => {
  const stated = reason === '' ? undefined : reason;
  return onlyOf(await api(goodsStatus, { ids: [id], status, reason: stated, ...once() }, { quiet: true }));
};

/** For reports of many and questions about one: what the server refused becomes an error with its words. */
export async function orThrow(outcome: Promise<Pick<GoodsOutcome, 'error' | 'msg'>>): Promise<void> {
  const { error, msg } = await outcome;
  if (error !== null) throw new Error(msg ?? error);
}

export const withdrawGoods = (id: number) => api(cancelSubmitGoods, { id, ...once() }, { quiet: true });
export const deleteGoods = (id: number) => api(delGoods, { id, ...once() }, { quiet: true });
export const copyGoods = (id: number) => api(copyGoodsToDraft, { goods_id: id, ...once() });

export const deleteDraft = (id: number) => api(delDraftProducts, { id, ...once() }, { quiet: true });
export const publishDraft = (id: number) => api(publishDraftProducts, { id, ...once() }, { quiet: true });

/** A second draft like the first; a serial number and a schedule are one device's own. */
export async function copyDraft(id: number): Promise<number> {
  const { form } = await api(draftProductsDetail, { id });
  const copy = await api(addDraftProducts, { ...form, serial_number: '', up_at: null, ...once() });
  return copy.id;
}
