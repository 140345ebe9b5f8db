import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { RadioGroup } from './radio-group';

const SIZES = ['small', 'medium', 'large'] as const;

function Sizes({ first }: { first: string }) {
  const [size, setSize] = useState(first);
  return (
    <>
      <h3 id="size">Size</h3>
      <RadioGroup labelId="size" values={SIZES} value={size} onChoose={setSize}>
        {(value, radio) => <button {...radio}>{value}</button>}
      </RadioGroup>
      <button type="button">After</button>
    </>
  );
}
const radio = (name: string) => screen.getByRole('radio', { name });

describe('a group of radios', () => {
  it('is one stop for Tab: the chosen one', async () => {
    render(<Sizes first="medium" />);
    expect(screen.getByRole('radiogroup', { name: 'Size' })).toBeInTheDocument();
    await userEvent.tab();
    expect(radio('medium')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  it('chooses with the arrows and wraps at its ends', async () => {
    render(<Sizes first="medium" />);
    await userEvent.tab();
    for (const [key, name] of [
      ['{ArrowRight}', 'large'],
      ['{ArrowDown}', 'small'],
      ['{ArrowLeft}', 'large'],
      ['{ArrowUp}', 'medium'],
    ] as const) {
      await userEvent.keyboard(key);
      expect(radio(name)).toHaveFocus();
      expect(radio(name)).toBeChecked();
    }
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
  });

  it('is entered at its first choice when none is chosen', async () => {
    render(<Sizes first="huge" />);
    await userEvent.tab();
    expect(radio('small')).toHaveFocus();
    expect(radio('small')).not.toBeChecked();
  });
});
