import type { AdminAuctionDetail } from '@fovea/shared-types/auction/admin-auction.dto';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { MantineScope } from '../../kit/mantine-scope/mantine-scope';
import { startI18n } from '../../lib/i18n';
import { type TermsOf, TermsPage } from './terms.page';

const { bidding, successful, failed } = AUCTION_STATUS;

beforeAll(() => startI18n('en', 'all'));

/** What the page shows of a lot in this state. */
async function open(of: TermsOf, state: Pick<AdminAuctionDetail, 'status' | 'seq'>): Promise<string> {
  const lot = {
    id: 7,
    goods_id: 3,
    goods_name: 'Fundus camera',
    currency: 'JPY',
    start_price: '10000',
    start_at: '2030-01-01T00:00:00.000Z',
    end_at: '2030-01-02T00:00:00.000Z',
    ...state,
  };
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, msg: '', data: lot }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <MantineScope>
          <TermsPage of={of} />
        </MantineScope>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const shown = await screen.findByText(/are fixed|cannot be listed again|^Prices$/);
  return shown.textContent;
}

describe('the form of terms', () => {
  it('is not offered for a lot that is over or has a bid, by any link', async () => {
    expect(await open({ edit: 7 }, { status: successful, seq: 4 })).toBe(
      'The terms of Fundus camera are fixed',
    );
    expect(screen.queryByRole('button', { name: 'Save the terms' })).toBeNull();
    expect(screen.getByRole('link', { name: 'See the lot' })).toHaveAttribute(
      'href',
      '/orders/auction?open=7',
    );
  });

  it('is not offered for one that failed without a bid', async () => {
    expect(await open({ edit: 7 }, { status: failed, seq: 0 })).toBe('The terms of Fundus camera are fixed');
  });

  it('is not offered for one that runs with a bid', async () => {
    expect(await open({ edit: 7 }, { status: bidding, seq: 1 })).toBe('The terms of Fundus camera are fixed');
  });

  it('of another run is not offered for one that was sold', async () => {
    expect(await open({ again: 7 }, { status: successful, seq: 4 })).toBe(
      'Fundus camera cannot be listed again',
    );
  });
});
