import type { GoodsOutcome } from '@fovea/shared-types/goods/publishing.dto';
import { bulkEditGoods } from '@fovea/shared-types/goods/bulk-edit.calls';
import { BULK_EDIT_MAX } from '@fovea/shared-types/goods/bulk-edit-rules';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { api, ApiRefusal } from '../../../lib/api-client';
import { newRequestId } from '../../../lib/request-id';
import { type BulkValues, changeOf } from './bulk-values';

/**
 * Sends one change for all of these goods, as many a call as it takes.
 * @param onAnswer what became of each, once there is an answer for all
 */
export function useBulkEdit(
  ids: readonly number[],
  onAnswer: (outcomes: readonly GoodsOutcome[]) => Promise<void>,
) {
  // The same key while it is unknown whether it arrived; another change is another attempt.
  const attempt = useRef({ change: '', requestId: '' });
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (values: BulkValues) => {
      const change = changeOf(values);
      const text = JSON.stringify(change);
      if (attempt.current.change !== text) attempt.current = { change: text, requestId: newRequestId() };
      const outcomes: GoodsOutcome[] = [];
      for (let at = 0; at < ids.length; at += BULK_EDIT_MAX) {
        const part = ids.slice(at, at + BULK_EDIT_MAX);
        const request_id = `${attempt.current.requestId}-${at}`;
        outcomes.push(...(await api(bulkEditGoods, { ids: part, ...change, request_id }, { quiet: true })));
      }
      return outcomes;
    },
    onSuccess: onAnswer,
    onError: (failure) => {
      // A refusal is an answer, and is kept under its key.
      if (failure instanceof ApiRefusal) attempt.current = { change: '', requestId: '' };
    },
  });
  return { send: mutate, isPending, failure: error === null ? null : error.message, forget: reset };
}
