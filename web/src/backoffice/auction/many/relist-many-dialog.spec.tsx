import type {
  AdminAuctionRow,
  RelistAuctionsRequest,
  RelistedLot,
} from '@fovea/shared-types/auction/admin-auction.dto';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MantineScope } from '../../../kit/mantine-scope/mantine-scope';
import { RelistManyDialog } from './relist-many-dialog';

const lot = (id: number, change: Partial<AdminAuctionRow> = {}): AdminAuctionRow => ({
  id,
  goods_id: 1_000 + id,
  goods_name: `Slit lamp ${id}`,
  image: null,
  status: AUCTION_STATUS.failed,
  start_price: '1000',
  current_price: '1000',
  reserve_price: '5000',
  buy_now_price: null,
  currency: 'JPY',
  bid_count: 0,
  start_at: '2026-11-20T01:00:00Z',
  end_at: '2026-11-21T01:00:00Z',
  seq: 0,
  company_name: null,
  ...change,
});

const sent: RelistAuctionsRequest[] = [];
let answer: RelistedLot[];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as RelistAuctionsRequest);
    return Promise.resolve(Response.json({ code: 200, msg: '', data: answer }));
  });
});
afterEach(() => void vi.unstubAllGlobals());

function open(rows: readonly AdminAuctionRow[]) {
  const onDone = vi.fn(() => Promise.resolve());
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineScope>
        <RelistManyDialog rows={rows} onDone={onDone} onClose={() => undefined} />
      </MantineScope>
    </QueryClientProvider>,
  );
  return { onDone, user: userEvent.setup() };
}

describe('lots listed again together', () => {
  it('start from their last prices, each in its own currency; what runs is left out, what is refused stays', async () => {
    answer = [
      { relisted_from_id: 1, id: 11, end_at: '2026-12-01T12:00:00Z', error: null, msg: null },
      { relisted_from_id: 3, id: null, end_at: null, error: 'ALREADY_DONE', msg: 'Done already.' },
    ];
    const { onDone, user } = open([
      lot(1),
      lot(2, { status: AUCTION_STATUS.bidding }),
      lot(3, { status: AUCTION_STATUS.cancelled, currency: 'CNY', start_price: '300', reserve_price: null }),
    ]);
    expect(await screen.findByText(/1 selected auction still runs or was sold/)).toBeVisible();
    const [first, last] = screen.getAllByRole('listitem');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(within(last!).getByRole('textbox', { name: /^Start price/ })).toHaveValue('300');
    expect(within(last!).getAllByText('CNY ¥').length).toBeGreaterThan(0);
    const start = within(first!).getByRole('textbox', { name: /^Start price/ });
    await user.clear(start);
    await user.type(start, '800');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/the log of the last run stays/)).toBeVisible();
    await user.dblClick(screen.getByRole('button', { name: 'List 2 again' }));
    expect(await screen.findByText('1 listed again, 1 refused.')).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      lots: [
        { id: 1, start_price: '800', reserve_price: '5000', buy_now_price: null },
        { id: 3, start_price: '300', reserve_price: null, buy_now_price: null },
      ],
      extend_seconds: 300,
    });
    // Fields that each keeps from its last run are not sent.
    expect(Object.keys(sent[0] ?? {}).sort()).toEqual(
      ['end_at', 'extend_seconds', 'latest_end_at', 'lots', 'request_id', 'start_at'].sort(),
    );
    expect(within(screen.getAllByRole('listitem')[0]!).getByText(/It runs again already/)).toBeVisible();
    expect(onDone).toHaveBeenCalledExactlyOnceWith([3, 2]);
  });

  it('are none where all of them still run', async () => {
    open([lot(1, { status: AUCTION_STATUS.bidding }), lot(2, { status: AUCTION_STATUS.successful })]);
    expect(await screen.findByText('Nothing to list again')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });
});
