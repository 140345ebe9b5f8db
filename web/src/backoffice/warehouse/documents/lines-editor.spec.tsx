import { product } from '@fovea/shared-types/goods/product.record';
import { bin } from '@fovea/shared-types/warehouse/bin.record';
import { binAddress } from '@fovea/shared-types/warehouse/label-addresses';
import { serialNumberByProductSn } from '@fovea/shared-types/warehouse/stock.calls';
import { stock } from '@fovea/shared-types/warehouse/stock.record';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MantineScope } from '../../../kit/mantine-scope/mantine-scope';
import { PermissionsContext } from '../../../lib/permissions';
import { createQueryClient } from '../../../lib/query-client';
import { LinesEditor } from './lines-editor';
import { newLine, type LineDraft } from './stock-lines';

const HERE = 3;
const GTIN = '04912345678904';
/** Of an item of ours and one of the platform. */
const SHARED = '04901234567894';
/** As the EAN 4006381333931 is stored. */
const CAMERA_GTIN = '04006381333931';
const LAMP = { id: 7, name: 'Slit lamp', code: 'M-1', gtin: null, tracking: 1, free: 2 };
/** Where a piece is on the server; nowhere for any other. */
const places: Readonly<Record<string, object>> = {
  'SN-FREE': {
    product_id: 7,
    in_stock: 1,
    ware_house_id: HERE,
    ware_house_name: 'Tokyo',
    is_reserved: 0,
    bin_code: 'A-01',
  },
  'SN-OTHER': {
    product_id: 7,
    in_stock: 1,
    ware_house_id: 4,
    ware_house_name: 'Osaka',
    is_reserved: 0,
    bin_code: null,
  },
};
const MAY: ReadonlySet<string> = new Set(['warehouse:bin:list']);
const list = (...data: object[]) => ({ data, total: data.length, current_page: 1, per_page: 40 });
const found = { goods_name: 'Lens', goods_code: 'L-1', tracking: 2, gtin: GTIN };

function answer(path: string, searched: Record<string, unknown>): unknown {
  switch (path) {
    case bin.calls.list.path:
      return list({ id: 1, code: 'A-01' }, { id: 2, code: 'B-01' });
    case product.calls.list.path:
      if (searched.gtin === SHARED)
        return list(
          { id: 11, ...found, gtin: SHARED, goods_name: 'Our lens', company_name: '見本眼科商会' },
          { id: 12, ...found, gtin: SHARED, goods_name: 'Their lens', company_name: null },
        );
      if (searched.gtin === CAMERA_GTIN)
        return list({ id: 13, goods_name: 'Camera', goods_code: 'C-1', tracking: 1, gtin: CAMERA_GTIN });
      return list(...(searched.gtin === GTIN ? [{ id: 9, ...found }] : []));
    case stock.calls.list.path:
      return list();
    default:
      expect(path).toBe(serialNumberByProductSn.path);
      return places[String(searched.serial_number)];
  }
}

let isOnline = true;
beforeEach(() => {
  isOnline = true;
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    if (!isOnline) return Promise.reject(new TypeError('Failed to fetch'));
    const data = answer(path, JSON.parse(body) as Record<string, unknown>);
    return Promise.resolve(
      Response.json(
        data === undefined
          ? { code: -101, msg: '', error: 'NOT_FOUND', data: null }
          : { code: 200, msg: '', data },
      ),
    );
  });
});

function Page({ direction }: { direction: 'in' | 'out' }) {
  const [lines, setLines] = useState<LineDraft[]>([newLine(LAMP)]);
  return (
    <QueryClientProvider client={createQueryClient()}>
      <PermissionsContext value={MAY}>
        <MantineScope>
          <LinesEditor
            direction={direction}
            warehouseId={HERE}
            currency="JPY"
            lines={lines}
            onChange={setLines}
          />
          <output>
            {lines
              .map(({ serials, quantity, lot, expires, bin: place }) =>
                [serials || quantity, lot, expires, place?.code].filter(Boolean).join(' '),
              )
              .join('|')}
          </output>
        </MantineScope>
      </PermissionsContext>
    </QueryClientProvider>
  );
}

const written = () => document.querySelector('output')?.textContent;
async function scan(code: string, message: string): Promise<void> {
  const field = screen.getByLabelText('Scan pieces, packages or bins');
  fireEvent.change(field, { target: { value: code } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await screen.findByText(message)).toBeVisible();
}

describe('what is scanned into a stock document', () => {
  it('is a choice where items of several owners have the number', async () => {
    render(<Page direction="in" />);
    await scan(`(01)${SHARED}(10)L7`, `Several items have the code “(01)${SHARED}(10)L7”: choose one.`);
    fireEvent.click(screen.getByRole('button', { name: 'Their lens · L-1 · platform' }));
    expect(await screen.findByText('L7 added (Their lens)')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Which item was scanned?' })).toBeNull();
    await scan(`(01)${SHARED}(10)L8`, 'L8 added (Their lens)');
  });

  it('is an item where it is the number on a package, and its pieces come after it', async () => {
    render(<Page direction="in" />);
    await scan('4006381333931', 'Camera chosen: now scan its serial numbers.');
    await scan('SN-NEW', 'SN-NEW added (Camera)');
    expect(written()).toBe('1|SN-NEW');
  });

  it('is taken where it is free in this warehouse, each piece once', async () => {
    render(<Page direction="out" />);
    await scan('SN-FREE', 'SN-FREE added (Slit lamp)');
    await scan('SN-FREE', 'SN-FREE is on this document already.');
    await scan('SN-OTHER', 'SN-OTHER is not free in this warehouse.');
    expect(written()).toBe('SN-FREE');
    await scan('b-01', 'Bin B-01');
    await scan('SN-FREE', 'SN-FREE is in another bin: A-01.');
  });

  it('comes in where it is in no stock, also by the code of a package', async () => {
    render(<Page direction="in" />);
    await scan('SN-OTHER', 'SN-OTHER is in stock already: Osaka.');
    await scan('(21)SN-NEW', 'SN-NEW added (Slit lamp)');
    await scan('SN-NEW-2', 'SN-NEW-2 added (Slit lamp)');
    expect(written()).toBe('SN-NEW\nSN-NEW-2');
  });

  it('finds its product, lot and expiry day, in the bin whose label was scanned', async () => {
    render(<Page direction="in" />);
    await scan(
      binAddress('https://x.example', { id: 9, code: 'Z', warehouseId: 4 }),
      'Z is a bin of another warehouse, or none is chosen yet.',
    );
    await scan(binAddress('https://x.example', { id: 2, code: 'B-01', warehouseId: HERE }), 'Bin B-01');
    const lens = `(01)${GTIN}(17)291231(10)L9`;
    await scan(lens, 'L9 added (Lens)');
    await scan(
      '(01)06291041500213(10)L9',
      'No item that can be used here has the code “(01)06291041500213(10)L9”.',
    );
    await scan(lens, 'L9 added (Lens)');
    expect(written()).toBe('1 B-01|2 L9 2029-12-31 B-01');
  });

  it('is taken unseen while there is no network', async () => {
    render(<Page direction="in" />);
    isOnline = false;
    await scan('SN-FREE', 'SN-FREE added (Slit lamp). No network: it is checked when this is sent.');
    await scan(
      `(01)${GTIN}(10)L9`,
      'No network: this code cannot be looked up. Pieces of a chosen product can still be scanned.',
    );
    expect(written()).toBe('SN-FREE');
  });
});
