import type { AdminGoods, GoodsOutcome } from '@fovea/shared-types/goods/publishing.dto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MantineScope } from '../../../kit/mantine-scope/mantine-scope';
import { BulkEditDialog } from './bulk-edit-dialog';

const goods = (id: number, change: Partial<AdminGoods> = {}): AdminGoods => ({
  id,
  goods_sn: `G-${id}`,
  goods_name: `Slit lamp ${id}`,
  image: null,
  category_name: 'Slit lamps',
  maker: 'Kasumi',
  goods_code: null,
  price: '1000',
  currency: 'JPY',
  sale_type: 3,
  sale_state: 1,
  status: 30,
  audit_status: 1,
  needs_review: false,
  company_name: null,
  up_time: null,
  quantity: 1,
  view_count: 0,
  collect_count: 0,
  question_count: 0,
  created_at: '2026-11-20T01:00:00Z',
  submitted_at: null,
  submission_id: null,
  ...change,
});
const outcome = (id: number, change: Partial<GoodsOutcome> = {}): GoodsOutcome => ({
  id,
  status: 30,
  audit_status: null,
  error: null,
  msg: null,
  ...change,
});
const PARAMS = {
  categories: [],
  brands: [],
  sale_types: [],
  conditions: [],
  shipping_times: [{ code: 4, name: 'Within a month' }],
  pay_types: [],
  currencies: ['JPY', 'CNY', 'USD'],
};

interface Sent {
  ids: number[];
  request_id: string;
}
const sent: Sent[] = [];
let answer: (request: Sent) => object;
const ok = (data: unknown) => ({ code: 200, msg: '', data });

beforeEach(() => {
  sent.length = 0;
  answer = ({ ids }) => ok(ids.map((id) => outcome(id)));
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    if (url.endsWith('/goods/goods-params')) return Promise.resolve(Response.json(ok(PARAMS)));
    const request = JSON.parse(body) as Sent;
    sent.push(request);
    return Promise.resolve(Response.json(answer(request)));
  });
});
afterEach(() => void vi.unstubAllGlobals());

function open(rows: readonly AdminGoods[]) {
  const onDone = vi.fn(() => Promise.resolve());
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineScope>
        <BulkEditDialog rows={rows} onDone={onDone} onClose={() => undefined} />
      </MantineScope>
    </QueryClientProvider>,
  );
  return { onDone, user: userEvent.setup() };
}
const press = async (user: ReturnType<typeof userEvent.setup>, name: string): Promise<void> =>
  user.click(await screen.findByRole('button', { name }));

describe('one change to many goods', () => {
  it('sends what is ticked and nothing else, once, and shows the result of each', async () => {
    answer = () =>
      ok([
        outcome(1),
        outcome(2, { audit_status: 0 }),
        outcome(3, { status: null, error: 'AUCTION_LOCKED', msg: 'A bid stands.' }),
      ]);
    const { onDone, user } = open([goods(1), goods(2), goods(3)]);
    await user.click(await screen.findByRole('checkbox', { name: 'Change: Stock' }));
    await user.click(screen.getByRole('checkbox', { name: 'Change: Freight' }));
    await press(user, 'Continue');
    expect(await screen.findByText('Please fill in')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^Stock/ }), '5');
    await press(user, 'Continue');
    expect(await screen.findByText('This changes 3 products:')).toBeVisible();
    expect(screen.getByText('By quotation')).toBeVisible();
    await user.dblClick(screen.getByRole('button', { name: 'Change 3 products' }));
    expect(await screen.findByText('2 changed, 1 refused.')).toBeVisible();
    expect(sent).toEqual([{ ids: [1, 2, 3], quantity: 5, freight: null, request_id: expect.any(String) }]);
    const [first, , last] = screen.getAllByRole('listitem');
    expect(within(first!).getByText('Slit lamp 3')).toBeVisible();
    expect(within(first!).getByText('An auction of it is scheduled or running.')).toBeVisible();
    expect(within(last!).getByText('Waits for review')).toBeVisible();
    expect(onDone).toHaveBeenCalledExactlyOnceWith([3]);
  });

  it('requires something to change, and a valid share', async () => {
    const { user } = open([goods(1)]);
    await press(user, 'Continue');
    expect(await screen.findByText('Tick at least one thing to change.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Change: Price' }));
    await user.click(screen.getByRole('combobox', { name: /^How/ }));
    await user.click(await screen.findByRole('option', { name: 'Lower by per cent', hidden: true }));
    const share = screen.getByRole('textbox', { name: /^Per cent/ });
    await user.type(share, '91');
    await press(user, 'Continue');
    expect(await screen.findByText('More than 0 and at most 90')).toBeVisible();
    await user.clear(share);
    await user.type(share, '１２．５');
    await press(user, 'Continue');
    expect(await screen.findByText('− 12.5 %')).toBeVisible();
    await press(user, 'Change 1 product');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ ids: [1], price_percent: -12.5 });
  });

  it('keeps its key until there is an answer, and takes a new one after a refusal', async () => {
    const refusal = { code: -101, msg: 'Too busy', error: 'BUSY', trace_id: 't' };
    let failing = 1;
    answer = ({ ids }) => {
      if (failing-- > 0) throw new TypeError('no connection');
      return sent.length === 2 ? refusal : ok(ids.map((id) => outcome(id)));
    };
    const { user } = open([goods(1)]);
    await user.click(await screen.findByRole('checkbox', { name: 'Change: Freight' }));
    await press(user, 'Continue');
    for (const calls of [1, 2, 3]) {
      await press(user, 'Change 1 product');
      await waitFor(() => expect(sent).toHaveLength(calls));
      if (calls < 3) expect(await screen.findByRole('alert')).toBeVisible();
    }
    expect(await screen.findByText('1 product was changed.')).toBeVisible();
    const [lost, again, anew] = sent.map(({ request_id }) => request_id);
    expect(again).toBe(lost);
    expect(anew).not.toBe(lost);
  });

  it('sends more than a call accepts in several, and shows the results of all', async () => {
    const rows = Array.from({ length: 200 }, (_, i) => goods(i + 1, { currency: i === 0 ? 'CNY' : 'JPY' }));
    const { onDone, user } = open(rows);
    await user.click(await screen.findByRole('checkbox', { name: 'Change: Price' }));
    expect(await screen.findByText(/several currencies/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^Amount/ }), '900');
    await press(user, 'Continue');
    await press(user, 'Change 200 products');
    expect(await screen.findByText('200 products were changed.')).toBeVisible();
    expect(sent.map(({ ids }) => ids.length)).toEqual([160, 40]);
    expect(new Set(sent.map(({ request_id }) => request_id)).size).toBe(2);
    expect(onDone).toHaveBeenCalledExactlyOnceWith([]);
  });
});
