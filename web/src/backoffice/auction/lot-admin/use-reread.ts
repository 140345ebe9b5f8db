import type { AuctionDetail } from '@fovea/shared-types/auction/auction.dto';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { lotAdminKeys } from './lot-admin.queries';

/** In a storm of bids their bidders are read once in this time, not with each push. */
const REREAD_AFTER_MS = 1_000;

/** What no push carries (bidders' figures, the reserve) is read soon after the lot has moved. */
export function useReread(id: number, lot: Pick<AuctionDetail, 'seq' | 'status'> | undefined): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void client.invalidateQueries({ queryKey: lotAdminKeys.lot(id) });
    }, REREAD_AFTER_MS);
  }, [client, id, lot?.seq, lot?.status]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [id],
  );
}
