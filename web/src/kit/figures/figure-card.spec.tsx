import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FigureCard } from './figure-card';

it('that is whole is not cut at a height, and names each figure where a phone shows it without its column', () => {
  render(
    <FigureCard
      title="JPY"
      isWhole
      rows={['bank']}
      keyOf={(kind) => kind}
      columns={[
        { label: 'Account', value: (kind) => kind },
        { label: 'Debit', value: () => '5,000', isNumber: true },
      ]}
    />,
  );
  expect(screen.getAllByRole('region', { name: 'JPY' }).at(-1)).toHaveAttribute('data-whole', 'true');
  expect(screen.getByText('5,000')).toHaveAttribute('data-label', 'Debit');
});
