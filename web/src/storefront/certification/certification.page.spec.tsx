import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MantineScope } from '../../kit/mantine-scope/mantine-scope';
import { createQueryClient } from '../../lib/query-client';
import { CertificationPage } from './certification.page';

const network = vi.fn<typeof fetch>();
const NOTHING_SENT = { status: 0, images: [], field_reasons: {}, is_owner: false, submitted_at: null };

describe('the page of the certification', () => {
  beforeEach(() => vi.stubGlobal('fetch', network));
  afterEach(() => {
    vi.unstubAllGlobals();
    network.mockReset();
  });

  it('shows what failed when only the profile does not load, and tries that again', async () => {
    let isDown = true;
    network.mockImplementation((path) => {
      if (path === '/member/company-info')
        return Promise.resolve(Response.json({ code: 200, msg: '', data: NOTHING_SENT }));
      return isDown && path === '/member/my-profile'
        ? Promise.resolve(Response.json({ code: -101, msg: 'Not now.', data: null, error: 'BUSY' }))
        : Promise.resolve(
            Response.json({ code: 200, msg: '', data: { id: 1, country: 'JP', username: 'Aya' } }),
          );
    });
    render(
      <QueryClientProvider client={createQueryClient()}>
        <MantineScope>
          <MemoryRouter>
            <CertificationPage />
          </MemoryRouter>
        </MantineScope>
      </QueryClientProvider>,
    );
    expect(await screen.findByText('Not now.')).toBeInTheDocument();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The owner of your company handles this')).toBeInTheDocument();
  });
});
