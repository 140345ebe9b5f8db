import type { Call } from '@fovea/shared-types/call';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import type {
  CallsOf,
  DocumentStates,
  RecordDeclaration,
  StaffRecord,
} from '@fovea/shared-types/record/record';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../lib/api-client';
import { badgeKeys } from '../layout/badges.queries';
import { recordKey } from '../record/record.queries';
import type { PlainRecord } from '../record/record-types';

/** A record that one person requests and another decides. */
export type DocumentDeclaration = RecordDeclaration & {
  readonly document: DocumentStates;
  readonly calls: Required<Pick<RecordDeclaration['calls'], 'list' | 'detail' | 'audit'>>;
};

/** A document as its detail call answers it. */
export type DocumentShown<D extends DocumentDeclaration> =
  CallsOf<D>['detail'] extends Call<IdRequest, infer Shown> ? Shown : never;

export const documentQuery = <D extends DocumentDeclaration>(document: StaffRecord<D>, id: number) =>
  queryOptions({
    queryKey: [...recordKey(document), 'detail', id],
    queryFn: ({ signal }): Promise<DocumentShown<D>> =>
      // The call of the same declaration answers it.
      api(document.calls.detail as Call<{ id: number }, DocumentShown<D>>, { id }, { signal, quiet: true }),
  });

/** Reads anew whatever shows the document: its own lists, the menu's counts, and other records that name it. */
export function useDocumentChanged(
  document: Pick<PlainRecord, 'declared'>,
  shownBy: ReadonlyArray<Pick<PlainRecord, 'declared'>> = NO_OTHERS,
): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await Promise.all(
      [...[document, ...shownBy].map(recordKey), badgeKeys.menu].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  }, [queries, document, shownBy]);
}

const NO_OTHERS: ReadonlyArray<Pick<PlainRecord, 'declared'>> = [];
