import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/query-client';
import { ContactDialog } from './contact-dialog';

const network = vi.fn<typeof fetch>();
const sent = () => network.mock.calls.filter(([path]) => path === '/index/add-message-board');

function show() {
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ContactDialog onClose={onClose} />
    </QueryClientProvider>,
  );
  return { onClose, person: userEvent.setup() };
}

describe('the contact dialog', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', network);
    network.mockImplementation(() => Promise.resolve(Response.json({ code: 200, msg: '', data: [] })));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    network.mockReset();
  });

  it('requires confirmation before a typed letter is discarded', async () => {
    const { onClose, person } = show();
    const message = await screen.findByLabelText(/^Message/);
    await person.type(message, 'Do you');
    await person.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Discard what you typed?' });
    expect(onClose).not.toHaveBeenCalled();
    await person.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(message).toHaveValue('Do you');
  });

  it('sends once, confirms it, empties the fields, and then closes without a question', async () => {
    const { onClose, person } = show();
    await person.type(await screen.findByLabelText(/^First name/), 'Aya');
    await person.type(screen.getByLabelText(/^Last name/), 'Sample');
    await person.type(screen.getByLabelText(/^E-mail/), 'aya@demo.fovea.example');
    await person.type(screen.getByLabelText(/^Phone/), '03-0000-0000');
    await person.type(screen.getByLabelText(/^Message/), 'Do you take back old slit lamps?');
    await person.dblClick(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/^Saved, thank you/)).toBeInTheDocument();
    expect(sent()).toHaveLength(1);
    expect(screen.getByLabelText(/^Message/)).toHaveValue('');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
});
