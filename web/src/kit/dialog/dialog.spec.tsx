import { Select } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Dialog } from './dialog';

it('above all others, keeps the lists of its fields beside it, where the lock does not cover them', async () => {
  render(
    <Dialog opened isAboveAll title="Sign in" onClose={() => undefined}>
      <Select label="Area code" data={['+81', '+86']} />
    </Dialog>,
  );
  const place = (await screen.findByRole('option', { name: '+81', hidden: true })).closest('body > *');
  expect(place).toHaveAttribute('id', 'fv-above-all');
  expect(place).toContainElement(screen.getByRole('dialog', { name: 'Sign in' }));
});
