import type { AdminAuctionDetail, BidderRow } from '@fovea/shared-types/auction/admin-auction.dto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aLot, aRow } from '../../../../../test/fixtures/shown-lot';
import { MantineScope } from '../../../kit/mantine-scope/mantine-scope';
import { startI18n } from '../../../lib/i18n';
import { LotAdminDialog } from './lot-admin-dialog';
import type { LotCommand } from './admin-lot';

const sent: Array<{ path: string; body: Record<string, unknown> }> = [];
const fetched = vi.fn(async (path: string, { body }: { body: string }) => {
  sent.push({ path, body: JSON.parse(body) as Record<string, unknown> });
  return Response.json({ code: 200, msg: '', data: { id: 1 } });
});

beforeAll(() => startI18n('en', 'all'));
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  sent.length = 0;
});

const onClose = vi.fn();

function ask(opened: LotCommand): void {
  const lot = aLot({
    current_price: '60000',
    start_price: '10000',
    bidder_count: 3,
    watchers: 7,
    leader_no: 2,
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineScope>
        <LotAdminDialog
          auction={
            { goods_name: 'Fundus camera', reserve_price: '90000', currency: 'JPY' } as AdminAuctionDetail
          }
          lot={lot}
          command={opened}
          changed={async () => undefined}
          onClose={onClose}
        />
      </MantineScope>
    </QueryClientProvider>,
  );
}

/** The field has the focus as soon as the dialog is open; text typed before would get lost. */
async function types(text: string): Promise<void> {
  const field = await screen.findByRole('textbox');
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.type(field, text);
  expect(field).toHaveValue(text);
}

const presses = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('what a command of the console shows before it is sent', () => {
  it('a void shows within which bounds the price will be, and who sees it', async () => {
    ask({ act: 'void', row: aRow({ seq: 4, bidder: 2, price_after: '60000' }) });
    const dialog = screen.getByRole('dialog', { name: 'Void bid #4 of bidder 2?' });
    expect(dialog).toHaveTextContent(
      'at most JPY ¥60,000.00 as now, at least the start price of JPY ¥10,000.00',
    );
    expect(dialog).toHaveTextContent('3 bidders and 7 watchers see it at once');
    await types('typed a zero too many');
    await presses('Void');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ id: 1, seq: 4, reason: 'typed a zero too many' });
  });

  it('a second chance shows to whom, at which price, until when, and how many are left', async () => {
    ask({
      act: 'offer',
      next: {
        bidder_no: 3,
        username: 'Anna',
        price: '52000',
        currency: 'JPY',
        expired_at: '2026-11-23T05:00:00.000Z',
        offers_left: 3,
      },
    });
    const dialog = screen.getByRole('dialog', { name: 'Offer the lot to Anna?' });
    expect(dialog).toHaveTextContent(
      'Bidder 3 may buy for JPY ¥52,000.00 (the lot was sold for JPY ¥60,000.00)',
    );
    expect(dialog).toHaveTextContent('Afterwards 2 more offers are possible.');
    await presses('Offer a second chance');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.path).toContain('/auctions/add-offer');
    expect(sent[0]?.body).toMatchObject({ auction_id: 1 });
  });

  it('a bar counts the defaults, and is lifted by the same dialog reversed', async () => {
    const bidder = { account_id: 9, username: 'Ben', strikes_in_year: 3, is_barred: false } as BidderRow;
    ask({ act: 'bar', bidder });
    expect(screen.getByRole('dialog', { name: 'Bar Ben from all auctions?' })).toHaveTextContent(
      '3 defaults within 12 months',
    );
    await types('three defaults');
    await presses('Bar');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ account_id: 9, is_barred: true, reason: 'three defaults' });
  });

  it('the decision below the reserve shows how far below it is', () => {
    ask({ act: 'accept' });
    expect(screen.getByRole('dialog', { name: 'Sell for JPY ¥60,000.00?' })).toHaveTextContent(
      'JPY ¥30,000.00 below your reserve of JPY ¥90,000.00',
    );
  });
});
