import { serialNumberByProductSn } from '@fovea/shared-types/warehouse/stock.calls';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { MantineScope } from '../../../kit/mantine-scope/mantine-scope';
import { ScanLines } from './scan-lines';
import { newLine, type LineDraft } from './stock-lines';

const HERE = 3;
/** Where the server says a piece lies; nowhere for any other. */
const places: Readonly<Record<string, object>> = {
  'SN-FREE': { in_stock: 1, ware_house_id: HERE, ware_house_name: 'Tokyo', is_reserved: 0 },
  'SN-OTHER': { in_stock: 1, ware_house_id: 4, ware_house_name: 'Osaka', is_reserved: 0 },
};

function Page({ direction }: { direction: 'in' | 'out' }) {
  const [lines, setLines] = useState<LineDraft[]>([
    newLine({ id: 7, name: 'Slit lamp', code: 'M-1', tracking: 1, free: 2 }),
  ]);
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    expect(path).toBe(serialNumberByProductSn.path);
    const { serial_number } = JSON.parse(body) as { serial_number: string };
    const data = places[serial_number];
    return Promise.resolve(
      Response.json(
        data ? { code: 200, msg: '', data } : { code: -101, msg: '', error: 'NOT_FOUND', data: null },
      ),
    );
  });
  return (
    <MantineScope>
      <ScanLines direction={direction} warehouseId={HERE} lines={lines} onChange={setLines} />
      <output>{lines.map(({ serials }) => serials).join('|')}</output>
    </MantineScope>
  );
}

function scan(code: string): void {
  for (const key of code) fireEvent.keyDown(document.body, { key });
  fireEvent.keyDown(document.body, { key: 'Enter' });
}

describe('pieces scanned into a paper', () => {
  it('go out where they lie free in this warehouse, each once', async () => {
    render(<Page direction="out" />);
    scan('SN-FREE');
    expect(await screen.findByText('SN-FREE added (Slit lamp)')).toBeVisible();
    scan('SN-FREE');
    expect(await screen.findByText('SN-FREE is on this paper already.')).toBeVisible();
    scan('SN-OTHER');
    expect(await screen.findByText('SN-OTHER is not free in this warehouse.')).toBeVisible();
    expect(document.querySelector('output')?.textContent).toBe('SN-FREE');
  });

  it('come in where they are in no stock, also from the code of a package', async () => {
    render(<Page direction="in" />);
    scan('SN-OTHER');
    expect(await screen.findByText('SN-OTHER is in stock already: Osaka.')).toBeVisible();
    scan('(01)04912345678904(21)SN-NEW');
    expect(await screen.findByText('SN-NEW added (Slit lamp)')).toBeVisible();
    scan('SN-NEW-2');
    expect(await screen.findByText('SN-NEW-2 added (Slit lamp)')).toBeVisible();
    expect(document.querySelector('output')?.textContent).toBe('SN-NEW\nSN-NEW-2');
  });
});
