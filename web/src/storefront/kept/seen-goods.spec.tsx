import type { GoodsCard } from '@fovea/shared-types/goods/goods.dto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberSeen } from './seen-here';
import { SeenGoods } from './seen-goods';

const aCard = (id: number): GoodsCard => ({
  id,
  goods_sn: `G-${id}`,
  goods_name: `Lamp ${id}`,
  image: null,
  price: '100000',
  currency: 'JPY',
  sale_type: 3,
  sale_state: 1,
  status: 10,
  maker: 'Kasumi Optics',
  model: null,
  year: 2020,
  condition: 3,
  company_name: null,
  is_collect: false,
});

const calls: { path: string; body: unknown }[] = [];
beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const request = JSON.parse(body) as { ids: number[] };
    calls.push({ path, body: request });
    return Response.json({ code: 200, msg: '', data: request.ids.map(aCard) });
  });
});
afterEach(() => vi.unstubAllGlobals());

const show = (goodsId: number) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SeenGoods goodsId={goodsId} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

describe('what a visitor looked at before', () => {
  it('is the newest four of this browser without the goods on screen, requested at once', async () => {
    for (const id of [1, 2, 3, 4, 5, 6]) rememberSeen(id);
    show(5);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
    expect(screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
      'Lamp 6',
      'Lamp 4',
      'Lamp 3',
      'Lamp 2',
    ]);
    expect(calls).toEqual([{ path: '/goods/goods-by-ids', body: { ids: [6, 4, 3, 2] } }]);
  });

  it('takes neither place nor call where nothing else was looked at', () => {
    rememberSeen(5);
    const { container } = show(5);
    expect(container).toBeEmptyDOMElement();
    expect(calls).toEqual([]);
  });
});
