import type { AuctionDetail } from '@fovea/shared-types/auction/auction.dto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { aLot } from '../../../../test/fixtures/shown-lot';
import { AdmissionPanel } from './admission-panel';
import { admissionOf } from '../../kit/lot/lot-stage';

const BOTH = { need_approval: true, deposit: '10000' };

/** What a bidder at this stage reads of a lot that requires both. */
function shown(over: Partial<AuctionDetail>): string {
  const lot = aLot({ ...BOTH, ...over });
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <AdmissionPanel lot={lot} admission={admissionOf(lot)} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return container.textContent;
}

const TO_BE_APPROVED = 'Bidders on this lot are approved first.';

describe('what is missing before a bid', () => {
  it('is both, for a bidder without a request', () => {
    const text = shown({});
    expect(text).toContain('Before your first bid');
    expect(text).toContain(TO_BE_APPROVED);
    expect(screen.getByRole('button').textContent).toMatch(/^Freeze .*10,000.00 and take part$/);
  });

  it('is the deposit, where it is required since the approval', () => {
    const text = shown({ bidder_status: 1 });
    expect(text).toContain('Still missing before you can bid');
    expect(text).toContain('You are approved for this lot.');
    expect(text).not.toContain(TO_BE_APPROVED);
    expect(screen.getByRole('button').textContent).toMatch(/^Freeze .*10,000.00 and take part$/);
  });

  it('is the approval, where it is required since the deposit was frozen', () => {
    const text = shown({ deposit_status: 1 });
    expect(text).toContain('Still missing before you can bid');
    expect(text).toContain('Your deposit is settled.');
    expect(text).toContain(TO_BE_APPROVED);
    expect(screen.getByRole('button').textContent).toBe('Ask to take part');
  });

  it('is the deposit too, while the approval is waited for', () => {
    const text = shown({ bidder_status: 0 });
    expect(text).toContain('Your request is being reviewed');
    expect(screen.getByRole('button').textContent).toMatch(/^Freeze .*10,000.00 and take part$/);
  });

  it('is a decision of the seller alone, once the deposit is frozen', () => {
    expect(shown({ bidder_status: 0, deposit_status: 1 })).toContain(
      'You can bid as soon as you are approved.',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });
});
