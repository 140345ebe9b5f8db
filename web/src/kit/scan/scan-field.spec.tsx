import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MantineScope } from '../mantine-scope/mantine-scope';
import { ScanField } from './scan-field';
import { type ScanResult, useScan } from './use-scan';

function Page({ handle }: { handle: (code: string) => Promise<ScanResult> }) {
  const scan = useScan(handle);
  return (
    <MantineScope>
      <ScanField label="Serial number" scan={scan} />
      <textarea aria-label="Remark" defaultValue="as it was" />
    </MantineScope>
  );
}

const known = vi.fn(async (code: string) => ({ isRight: code.startsWith('SN'), text: `It is ${code}` }));

let now = 0;

/** A scanner's pace, whatever else the machine has to do: a burst is known by the times of its keys. */
function press(into: Element, key: string): boolean {
  const event = createEvent.keyDown(into, { key });
  now += 5;
  Object.defineProperty(event, 'timeStamp', { value: now });
  return fireEvent(into, event);
}

/** As a scanner does: the keys reach the field that has the focus. */
function scan(code: string, into: Element = document.body): boolean {
  const field = into instanceof HTMLTextAreaElement ? into : null;
  for (const key of code) {
    press(into, key);
    if (field) fireEvent.change(field, { target: { value: field.value + key } });
  }
  return press(into, 'Enter');
}

describe('where codes are scanned', () => {
  it('accepts a typed code, shows the result and is ready for the next', async () => {
    const buzz = vi.fn();
    Object.assign(navigator, { vibrate: buzz });
    render(<Page handle={known} />);
    const field = screen.getByLabelText(/^Serial number/);
    fireEvent.change(field, { target: { value: 'SN-1' } });
    await userEvent.click(screen.getByRole('button', { name: 'Enter' }));
    expect(await screen.findByText('It is SN-1')).toHaveAttribute('data-right', 'true');
    expect(field).toHaveValue('');
    fireEvent.change(field, { target: { value: 'X-1' } });
    await userEvent.click(screen.getByRole('button', { name: 'Enter' }));
    expect(await screen.findByText('It is X-1')).toHaveAttribute('data-right', 'false');
    expect(buzz.mock.calls).toEqual([[[40]], [[120, 80, 120]]]);
  });

  it('receives a scanner wherever the focus is, and leaves the field there as it was', async () => {
    render(<Page handle={known} />);
    const remark = screen.getByLabelText('Remark');
    remark.focus();
    expect(scan('SN-77', remark)).toBe(false);
    expect(await screen.findByText('It is SN-77')).toBeVisible();
    expect(remark).toHaveValue('as it was');
  });

  it('takes the whole text of its field from a slow scanner', async () => {
    render(<Page handle={known} />);
    const field = screen.getByLabelText<HTMLInputElement>(/^Serial number/);
    field.focus();
    const send = (key: string, pause: number): void => {
      now += pause;
      press(field, key);
      if (key !== 'Enter') fireEvent.change(field, { target: { value: field.value + key } });
    };
    // The last keys come as fast as those of another scanner.
    for (const [at, key] of [...'SN-2024-0017', 'Enter'].entries()) send(key, at < 7 ? 120 : 0);
    expect(await screen.findByText('It is SN-2024-0017')).toBeVisible();
    // So do those after a rest, which no clock tells from a code of their own.
    for (const [at, key] of [...'SN-2024-0018', 'Enter'].entries()) send(key, at === 7 ? 900 : 0);
    expect(await screen.findByText('It is SN-2024-0018')).toBeVisible();
    expect(field).toHaveValue('');
  });

  it('handles codes one after the other, however fast they come', async () => {
    const order: string[] = [];
    const slow = async (code: string) => {
      order.push(`begins ${code}`);
      await Promise.resolve();
      order.push(`ends ${code}`);
      return { isRight: true, text: code };
    };
    render(<Page handle={slow} />);
    scan('SN-0001');
    scan('SN-0002');
    expect(await screen.findByText('SN-0002')).toBeVisible();
    expect(order).toEqual(['begins SN-0001', 'ends SN-0001', 'begins SN-0002', 'ends SN-0002']);
  });

  it('shows why there is no camera', async () => {
    render(<Page handle={known} />);
    await userEvent.click(screen.getByRole('button', { name: 'Camera' }));
    expect(await screen.findByText(/needs a secure address/)).toBeVisible();
  });
});
