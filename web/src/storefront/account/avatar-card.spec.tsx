import type { Profile } from '@fovea/shared-types/member/member.dto';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as client from '../../lib/api-client';
import { createQueryClient } from '../../lib/query-client';
import { AvatarCard } from './avatar-card';

const profile: Profile = {
  id: 1,
  username: 'Aya',
  avatar: null,
  is_add_good: 0,
  phone: null,
  is_phone_proved: 0,
  email: 'aya@demo.fovea.example',
  area_code: null,
  country: 'JP',
  postal_code: null,
  address: null,
  company_name: null,
  company_status: 0,
  is_month_payment: 0,
  roles: [],
  shopper_roles: ['buyer'],
};
const picture = new File(['picture'], 'me.png', { type: 'image/png' });
const network = vi.fn<typeof fetch>();

function show(avatar: string | null) {
  const { container } = render(
    <QueryClientProvider client={createQueryClient()}>
      <AvatarCard profile={{ ...profile, avatar }} />
    </QueryClientProvider>,
  );
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('no field for a file');
  return { input, person: userEvent.setup() };
}

describe("a person's picture", () => {
  beforeEach(() => vi.stubGlobal('fetch', network));
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    network.mockReset();
  });

  it('shows how far it is, and can be cancelled without a complaint', async () => {
    vi.spyOn(client, 'upload').mockImplementation(
      (_call, _file, { signal, onProgress }) =>
        new Promise((_resolve, reject) => {
          onProgress?.(0.4);
          signal.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')));
        }),
    );
    const { input, person } = show(null);
    await person.upload(input, picture);
    expect(await screen.findByRole('progressbar')).toHaveValue(40);
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Choose a picture' })).not.toHaveAttribute('aria-busy');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(network).not.toHaveBeenCalled();
  });

  it('shows on the card why it could not be removed, with the question closed', async () => {
    network.mockRejectedValue(new TypeError('offline'));
    const { person } = show('/files/me.png');
    await person.click(screen.getByRole('button', { name: 'Remove' }));
    const question = await screen.findByRole('dialog');
    await person.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
