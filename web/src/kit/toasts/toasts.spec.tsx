import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from '../../lib/toast-store';
import { Toasts } from './toasts';

const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(<Toasts />);
  });
  afterEach(() => {
    pass(20_000);
    vi.useRealTimers();
  });

  it('leave after three seconds for a success and five for an error', () => {
    act(() => {
      toast.success('Saved');
      toast.error('Refused');
    });
    pass(3100);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Refused');
    pass(2000);
    expect(screen.queryByText('Refused')).not.toBeInTheDocument();
  });

  it('merge repeated texts and show three at most', () => {
    act(() => {
      toast.error('one');
      toast.error('two');
      toast.error('two');
      toast.error('three');
      toast.error('four');
    });
    expect(screen.getAllByRole('alert').map((row) => row.textContent)).toEqual(['two×2', 'three', 'four']);
  });

  it('stay while the pointer is on them', () => {
    act(() => {
      toast.success('Held');
    });
    fireEvent.pointerEnter(screen.getByRole('status'));
    pass(10_000);
    expect(screen.getByText('Held')).toBeInTheDocument();
    fireEvent.pointerLeave(screen.getByRole('status'));
    pass(3100);
    expect(screen.queryByText('Held')).not.toBeInTheDocument();
  });
});
