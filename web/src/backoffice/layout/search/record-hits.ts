import { searchRecords } from '@fovea/shared-types/platform/platform.calls';
import { RECORD_SEARCH, type RecordKind } from '@fovea/shared-types/platform/record-kinds';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client';
import { to } from '../../../lib/paths';

export interface RecordHit {
  kind: RecordKind;
  path: string;
  title: string;
  detail: string | null;
}

const PATHS: Record<RecordKind, (id: number) => string> = {
  member: to.managedMember,
  merchant: to.managedMerchant,
  goods: to.managedGoods,
  auction: to.managedAuction,
  auction_order: to.managedAuctionOrder,
};
const WAIT_MS = 250;

/** The server's results for these words, kind by kind; requested once the person pauses. */
export function useRecordHits(typed: string): {
  hits: readonly RecordHit[];
  isBusy: boolean;
  error: unknown;
} {
  const [text] = useDebouncedValue(typed.trim(), WAIT_MS);
  const isSearchable = text.length >= RECORD_SEARCH.wordsMin && text.length <= RECORD_SEARCH.wordsMax;
  const { data, isFetching, error } = useQuery({
    queryKey: ['records', text],
    queryFn: ({ signal }) => api(searchRecords, { words: text }, { quiet: true, signal }),
    enabled: isSearchable,
    placeholderData: keepPreviousData,
  });
  const hits =
    !isSearchable || typed.trim() === ''
      ? []
      : (data?.groups ?? []).flatMap(({ kind, records }) =>
          records.map(({ id, title, detail }) => ({ kind, path: PATHS[kind](id), title, detail })),
        );
  return { hits, isBusy: isFetching || text !== typed.trim(), error: isSearchable ? error : null };
}
