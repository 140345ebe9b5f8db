import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { NumberStepper } from './number-stepper';

function Field({ onEnter }: { onEnter?: () => void }) {
  const [value, setValue] = useState<number | null>(1000);
  return (
    <NumberStepper
      label="Amount"
      value={value}
      onChange={setValue}
      up={(from) => from + 100}
      down={(from) => from - 100}
      min={900}
      increaseLabel="More"
      decreaseLabel="Less"
      onEnter={onEnter}
    />
  );
}

const field = () => screen.getByRole('textbox', { name: 'Amount' });

describe('number stepper', () => {
  it('groups digits while they are typed', async () => {
    const user = userEvent.setup();
    render(<Field />);
    await user.clear(field());
    await user.type(field(), '1234567');
    expect(field()).toHaveValue('1,234,567');
  });

  it('takes a pasted price', async () => {
    const user = userEvent.setup();
    render(<Field />);
    await user.clear(field());
    await user.click(field());
    await user.paste('¥1,200,000');
    expect(field()).toHaveValue('1,200,000');
  });

  it('steps by buttons and arrow keys, not below the least', async () => {
    const user = userEvent.setup();
    render(<Field />);
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(field()).toHaveValue('1,100');
    field().focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(field()).toHaveValue('900');
    expect(screen.getByRole('button', { name: 'Less' })).toBeDisabled();
  });

  it('does not take an Enter that ends a composition for a submit', () => {
    let entered = 0;
    render(<Field onEnter={() => (entered += 1)} />);
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(entered).toBe(0);
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 });
    expect(entered).toBe(1);
  });
});
