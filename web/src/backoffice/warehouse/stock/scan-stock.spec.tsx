import { binAddress, itemAddress } from '@fovea/shared-types/warehouse/label-addresses';
import { serialNumberByProductSn } from '@fovea/shared-types/warehouse/stock.calls';
import { stock } from '@fovea/shared-types/warehouse/stock.record';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MantineScope } from '../../../kit/mantine-scope/mantine-scope';
import { ScanStock } from './scan-stock';

const PIECE = { product_id: 7, ware_house_id: 3, ware_house_name: 'Tokyo', bin_code: 'A-01', in_stock: 1 };

beforeEach(() => {
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    const { serial_number, goods_code } = JSON.parse(body) as { serial_number?: string; goods_code?: string };
    const data =
      path === serialNumberByProductSn.path
        ? serial_number === 'SN-1'
          ? PIECE
          : null
        : { total: goods_code === 'M-1' ? 2 : 0 };
    if (path !== serialNumberByProductSn.path) expect(path).toBe(stock.calls.list.path);
    return Promise.resolve(
      Response.json(data ? { code: 200, msg: '', data } : { code: -101, msg: '', error: 'NOT_FOUND', data }),
    );
  });
});

const Address = () => <output>{useLocation().search}</output>;
async function scanned(code: string, message: string, address: string): Promise<void> {
  const field = screen.getByLabelText('Scan to find stock');
  fireEvent.change(field, { target: { value: code } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await screen.findByText(message)).toBeVisible();
  await vi.waitFor(() => expect(document.querySelector('output')?.textContent).toBe(address));
}

describe('a code scanned on the stock list', () => {
  it('shows what it means, or that it means nothing', async () => {
    render(
      <MemoryRouter>
        <MantineScope>
          <ScanStock />
          <Address />
        </MantineScope>
      </MemoryRouter>,
    );
    const bin = binAddress('https://x.example', { id: 9, code: 'B-01', warehouseId: 3 });
    await scanned(bin, 'Bin B-01', '?ware_house_id=3&bin_id=9');
    await scanned('SN-1', 'SN-1: Tokyo, bin A-01', '?product_id=7&ware_house_id=3');
    await scanned('(01)04912345678904(10)L1', 'Shown in the list below', '?gtin=04912345678904');
    await scanned('SN-2', '“SN-2” means no single piece.', '?gtin=04912345678904');
    const item = itemAddress('https://x.example', { productId: 8, lotNumber: '', expiresOn: null });
    await scanned(item, 'Shown in the list below', '?product_id=8');
  });

  it('is a model where no piece has that number', async () => {
    render(
      <MemoryRouter>
        <MantineScope>
          <ScanStock />
          <Address />
        </MantineScope>
      </MemoryRouter>,
    );
    await scanned('M-1', 'Shown in the list below', '?goods_code=M-1');
  });
});
