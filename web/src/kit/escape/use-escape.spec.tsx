import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog';
import { Drawer } from '../drawer/drawer';
import { Popup } from '../popup/popup';

function Page() {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <main tabIndex={-1}>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Drawer title="Member" size={400} onClose={() => setOpen(false)}>
          <button type="button" onClick={() => setAsking(true)}>
            Disable
          </button>
          <Popup button="More">{() => <a href="#there">There</a>}</Popup>
          {isAsking && (
            <ConfirmDialog
              opened
              title="Sure?"
              confirmLabel="Disable"
              onConfirm={() => undefined}
              onClose={() => setAsking(false)}
            >
              He is signed out.
            </ConfirmDialog>
          )}
        </Drawer>
      )}
    </main>
  );
}

describe('Esc', () => {
  it('closes what was opened last, one after the other, and the focus returns step by step', async () => {
    const person = userEvent.setup();
    render(<Page />);
    await person.click(screen.getByRole('button', { name: 'Open' }));
    const drawer = await screen.findByRole('dialog', { name: 'Member' });
    await person.click(screen.getByRole('button', { name: 'Disable' }));
    await screen.findByRole('dialog', { name: 'Sure?' });
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Sure?' })).not.toBeInTheDocument();
    expect(drawer).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Disable' })).toHaveFocus();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('closes a list in a drawer before the drawer', async () => {
    const person = userEvent.setup();
    render(<Page />);
    await person.click(screen.getByRole('button', { name: 'Open' }));
    await person.click(await screen.findByRole('button', { name: 'More' }));
    expect(screen.getByRole('link', { name: 'There' })).toBeInTheDocument();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'There' })).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Member' })).toBeInTheDocument();
  });
});
