import type { AdminAuctionDetail } from '@fovea/shared-types/auction/admin-auction.dto';
import { auctionMachine } from '@fovea/shared-types/states/auction.states';
import type { ShownLot } from '../../../kit/lot/shown-lot';
import { useStage } from '../../../kit/lot/use-stage';
import { useMay } from '../../../lib/permissions';
import { isWithoutSale } from '../terms-values';
import { useAccess } from '../../layout/access/access-context';

/** The actions that the reader has on the lot now. */
export interface LotActions {
  voidBids: boolean;
  lowerReserve: boolean;
  moveEnd: boolean;
  decide: boolean;
  /** A new run of what ended without a sale. */
  relist: boolean;
  cancel: boolean;
  /** The caller may cancel lots, but this one has a valid bid, which only the platform removes. */
  cancelIsLocked: boolean;
}

/**
 * By permission, by state and by the server's clock, which opens and closes lots before their row changes.
 */
export function useLotActions(auction: AdminAuctionDetail, lot: ShownLot): LotActions {
  const may = useMay();
  const { user } = useAccess();
  const stage = useStage(lot);
  const isRunning = stage === 'bidding';
  const isOpen = isRunning || stage === 'scheduled';
  const mayCancel = isOpen && auctionMachine.may(lot.status, 'cancel') && may('auction:auction:cancel');
  const isLocked = lot.leader_no !== null && user.company_id !== null;
  return {
    voidBids: isRunning && may('auction:bid:void'),
    lowerReserve: isRunning && auction.reserve_price !== null && may('auction:auction:update'),
    moveEnd: isRunning && may('auction:auction:update'),
    decide: stage === 'awaiting_seller' && may('auction:auction:decide'),
    relist: isWithoutSale(lot) && may('auction:auction:relist'),
    cancel: mayCancel && !isLocked,
    cancelIsLocked: mayCancel && isLocked,
  };
}
