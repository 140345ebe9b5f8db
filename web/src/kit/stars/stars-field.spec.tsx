import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { StarsField } from './stars-field';

const LABELS = ['', 'Very poor', 'Poor', 'Fair', 'Good', 'Excellent'];

function Field() {
  const [star, setStar] = useState(0);
  return (
    <StarsField
      name="star"
      label="Stars"
      value={star}
      labelOf={(one) => LABELS[one] ?? ''}
      onChange={setStar}
      error={star === 0 ? 'Please choose' : undefined}
    />
  );
}
const chosen = () => screen.queryByRole('radio', { checked: true })?.getAttribute('aria-label');

describe('stars', () => {
  it('are chosen with the keyboard alone', async () => {
    render(<Field />);
    const group = screen.getByRole('radiogroup', { name: /Stars/ });
    expect(chosen()).toBeUndefined();
    await userEvent.tab();
    expect(group).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard(' ');
    expect(chosen()).toBe('Very poor');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(chosen()).toBe('Good');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('show what is wrong beside the one that Tab reaches', () => {
    render(<Field />);
    expect(screen.getByRole('radio', { name: 'Very poor' })).toHaveAccessibleDescription('Please choose');
  });
});
