import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../../lib/api-client';
import { StatusDialog } from './status-dialog';

describe('disabling somebody', () => {
  it('is sent once by a double click, keeps the reason when it fails, and closes when it is done', async () => {
    const send = vi.fn<(reason: string) => Promise<unknown>>();
    send.mockRejectedValueOnce(new NetworkError('No connection'));
    send.mockResolvedValue({});
    const changed = vi.fn(() => Promise.resolve());
    const onClose = vi.fn();
    render(
      <QueryClientProvider client={new QueryClient()}>
        <StatusDialog
          isEnabling={false}
          action="Disable"
          title="Disable Aya Demo?"
          text="They are signed out."
          done="Aya Demo is disabled"
          send={send}
          changed={changed}
          onClose={onClose}
        />
      </QueryClientProvider>,
    );
    const reason = await screen.findByRole('textbox');
    const disable = screen.getByRole('button', { name: 'Disable' });
    await userEvent.type(reason, 'Never paid');
    await userEvent.dblClick(disable);
    await waitFor(() => expect(changed).toHaveBeenCalledOnce());
    expect(send).toHaveBeenCalledExactlyOnceWith('Never paid');
    expect(onClose).not.toHaveBeenCalled();
    expect(reason).toHaveValue('Never paid');
    await userEvent.click(disable);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(send).toHaveBeenCalledTimes(2);
  });
});
