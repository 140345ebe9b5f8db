import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { KeyList, useKeyList } from './key-list';
import { type Shortcut, useShortcuts } from './use-shortcuts';

const approve = vi.fn();

function Queue() {
  useShortcuts(
    useMemo<Shortcut[]>(
      () => [
        { keys: ['A'], label: 'Approve', group: 'Queue', matches: ({ key }) => key === 'a', run: approve },
      ],
      [],
    ),
  );
  return null;
}

function Frame() {
  const keys = useKeyList();
  const [isThere, setThere] = useState(true);
  return (
    <>
      <input aria-label="Notes" />
      <button type="button" onClick={() => setThere(false)}>
        Leave
      </button>
      {isThere && <Queue />}
      {keys.isOpen && <KeyList onClose={keys.close} />}
    </>
  );
}

describe('the list of keys', () => {
  it('opens with “?”, but not where somebody types, and names what holds on this page', async () => {
    render(<Frame />);
    await userEvent.type(screen.getByLabelText('Notes'), 'why? a');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(approve).not.toHaveBeenCalled();
    await userEvent.click(document.body);
    await userEvent.keyboard('a');
    expect(approve).toHaveBeenCalledOnce();
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getByRole('region', { name: 'Queue' })).toHaveTextContent('AApprove');
    // Below a dialog no key counts.
    await userEvent.keyboard('a');
    expect(approve).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await userEvent.keyboard('?');
    const again = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(again).queryByText('Approve')).not.toBeInTheDocument();
  });
});
