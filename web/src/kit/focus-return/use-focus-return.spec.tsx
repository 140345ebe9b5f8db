import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useFocusReturn } from './use-focus-return';

function Layer({ onClose }: { onClose: () => void }) {
  const close = useRef<HTMLButtonElement>(null);
  useFocusReturn(true);
  useEffect(() => close.current?.focus(), []);
  return (
    <div role="dialog">
      <button type="button" ref={close} onClick={onClose}>
        Close
      </button>
    </div>
  );
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="button" onClick={() => setSaved(true)}>
        Elsewhere
      </button>
      {isOpen && !isSaved && <Layer onClose={() => setOpen(false)} />}
    </>
  );
}

describe('a dialog that is taken away', () => {
  it('returns the focus to what opened it', async () => {
    const person = userEvent.setup();
    render(<Page />);
    await person.click(screen.getByRole('button', { name: 'Open' }));
    await person.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('leaves the focus where it is by then', async () => {
    const person = userEvent.setup();
    render(<Page />);
    await person.click(screen.getByRole('button', { name: 'Open' }));
    await person.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  it('moves the focus to the surroundings of a button that is gone', async () => {
    const person = userEvent.setup();
    function Row() {
      const [step, setStep] = useState<'first' | 'asked' | 'done'>('first');
      return (
        <main tabIndex={-1}>
          {step !== 'done' && (
            <button type="button" onClick={() => setStep('asked')}>
              Disable
            </button>
          )}
          {step === 'asked' && <Layer onClose={() => setStep('done')} />}
        </main>
      );
    }
    render(<Row />);
    await person.click(screen.getByRole('button', { name: 'Disable' }));
    await person.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
