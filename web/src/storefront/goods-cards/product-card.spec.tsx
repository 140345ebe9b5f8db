import type { AuctionCard } from '@fovea/shared-types/auction/auction.dto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { auctionOf, type CardItem, fromAuction } from '../goods/card-item';
import { ProductCard } from './product-card';

const anAuction = (over: Partial<AuctionCard> = {}): AuctionCard => ({
  id: 11,
  goods_id: 5,
  goods_name: 'Fundus camera KF-45',
  image: null,
  maker: 'Kasumi Optics',
  year: 2021,
  condition: 2,
  status: 20,
  current_price: '420000',
  currency: 'JPY',
  bid_count: 3,
  reserve_met: true,
  start_at: new Date(Date.now() - 3_600_000).toISOString(),
  end_at: new Date(Date.now() + 600_000).toISOString(),
  seq: 3,
  is_collect: false,
  ...over,
});

const show = (item: CardItem) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ProductCard item={item} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

describe('a product card', () => {
  it('is one link that names goods, state, price, bids and time left', () => {
    show(fromAuction(anAuction()));
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', '/commodityDetail?id=5');
    expect(link).toHaveTextContent('Fundus camera KF-45');
    expect(link).toHaveTextContent('Live');
    expect(link).toHaveTextContent('Kasumi Optics · Almost unused · 2021');
    expect(link).toHaveTextContent('Current bidJPY ¥420,000.00');
    expect(link).toHaveTextContent('3 bids');
    expect(screen.getByRole('timer', { name: 'Time left' })).toHaveTextContent(/^00:(09|10):\d\d$/);
  });

  it('calls the price a starting price before the first bid', () => {
    show(fromAuction(anAuction({ bid_count: 0 })));
    expect(screen.getByText('Starting price')).toBeInTheDocument();
  });

  it.each([
    [30, 'Price reached'],
    [40, 'Final price'],
    [41, 'Price reached'],
    [42, 'Price when cancelled'],
  ])('of an auction in state %i calls the price: %s', (status, label) => {
    show(fromAuction(anAuction({ status })));
    expect(screen.getByText(label)).toBeInTheDocument();
  });

  it('shows when a scheduled auction starts and no countdown', () => {
    show(fromAuction(anAuction({ status: 10, bid_count: 0 })));
    expect(screen.getByText(/^Starts /)).toBeInTheDocument();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  it('shows the list price of goods that are not auctioned', () => {
    show({ ...fromAuction(anAuction()), live: null, saleState: 1, price: '19800.50', currency: 'CNY' });
    expect(screen.getByText('For sale')).toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveTextContent('PriceCNY ¥19,800.50');
  });
});

describe('the heart of a card', () => {
  it('is a button beside the link, and exposes whether it is pressed', () => {
    show({ ...fromAuction(anAuction()), isCollect: true });
    const heart = screen.getByRole('button', { name: 'Favourite: Fundus camera KF-45' });
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('link')).not.toContainElement(heart);
  });

  it('stays on goods that left the shelf, which lead nowhere', () => {
    show({ ...fromAuction(anAuction()), isGone: true });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText('No longer offered')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Favourite/ })).toBeInTheDocument();
  });
});

describe('of several auctions of the same goods', () => {
  it('the running one counts, then the coming one, then the latest', () => {
    const old = anAuction({ id: 1, status: 41, end_at: '2026-01-01T00:00:00Z' });
    const sold = anAuction({ id: 2, status: 40, end_at: '2026-02-01T00:00:00Z' });
    const coming = anAuction({ id: 3, status: 10 });
    const running = anAuction({ id: 4, status: 20 });
    expect(auctionOf(5, [old, sold, coming, running])?.id).toBe(4);
    expect(auctionOf(5, [old, sold, coming])?.id).toBe(3);
    expect(auctionOf(5, [old, sold])?.id).toBe(2);
    expect(auctionOf(6, [old])).toBeNull();
  });
});
