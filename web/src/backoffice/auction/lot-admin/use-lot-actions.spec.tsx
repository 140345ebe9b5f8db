import type { AdminAuctionDetail } from '@fovea/shared-types/auction/admin-auction.dto';
import type { AuctionDetail } from '@fovea/shared-types/auction/auction.dto';
import type { UserInfo } from '@fovea/shared-types/rbac/rbac.dto';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { aLot } from '../../../../../test/fixtures/shown-lot';
import { PermissionsContext } from '../../../lib/permissions';
import { AccessContext } from '../../layout/access/access-context';
import { type LotActions, useLotActions } from './use-lot-actions';

const HOUR_MS = 3_600_000;
const SELLER = [
  'auction:auction:update',
  'auction:auction:cancel',
  'auction:auction:decide',
  'auction:bidder:list',
] as const;
const PLATFORM = [...SELLER, 'auction:bid:void'] as const;

/** What somebody may do to a lot; the names of what is true. */
function actionsFor(
  granted: readonly string[],
  companyId: number | null,
  lot: Partial<AuctionDetail>,
  reserve: string | null = '90000',
): string[] {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PermissionsContext value={new Set(granted)}>
      <AccessContext
        value={{ user: { company_id: companyId } as UserInfo, menu: [], routes: new Map(), home: '/' }}
      >
        {children}
      </AccessContext>
    </PermissionsContext>
  );
  const running = aLot({
    status: AUCTION_STATUS.bidding,
    start_at: new Date(Date.now() - HOUR_MS).toISOString(),
    end_at: new Date(Date.now() + HOUR_MS).toISOString(),
    ...lot,
  });
  const { result } = renderHook(
    () => useLotActions({ reserve_price: reserve } as AdminAuctionDetail, running),
    {
      wrapper,
    },
  );
  return (Object.keys(result.current) as (keyof LotActions)[]).filter((act) => result.current[act]);
}

describe('the commands of the console', () => {
  it('are a seller’s own while the lot runs; voiding is the platform’s', () => {
    const lot = { leader_no: null };
    expect(actionsFor(SELLER, 7, lot)).toEqual(['lowerReserve', 'moveEnd', 'cancel']);
    expect(actionsFor(PLATFORM, null, lot)).toEqual(['voidBids', 'lowerReserve', 'moveEnd', 'cancel']);
    expect(actionsFor([], null, lot)).toEqual([]);
  });

  it('leave a lot with a bid to the platform to cancel, and show that', () => {
    expect(actionsFor(SELLER, 7, { leader_no: 2 })).toEqual(['lowerReserve', 'moveEnd', 'cancelIsLocked']);
    expect(actionsFor(PLATFORM, null, { leader_no: 2 })).toContain('cancel');
  });

  it('offer no reserve to lower where there is none', () => {
    expect(actionsFor(SELLER, 7, { leader_no: null }, null)).toEqual(['moveEnd', 'cancel']);
  });

  it('end with the time, whatever the row still shows; below the reserve the seller decides', () => {
    const over = { end_at: new Date(Date.now() - 1000).toISOString(), leader_no: 1 };
    expect(actionsFor(PLATFORM, null, over)).toEqual([]);
    const missed = { ...over, status: AUCTION_STATUS.ended, answer_deadline: new Date().toISOString() };
    expect(actionsFor(SELLER, 7, missed)).toEqual(['decide']);
    expect(actionsFor(PLATFORM, null, { ...over, status: AUCTION_STATUS.successful })).toEqual([]);
  });
});
