import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ListPage } from '../../lib/list-page';
import { Pager } from './pager';

const aList = (over: Partial<ListPage> = {}): ListPage => ({
  page: 1,
  limit: 40,
  setPage: vi.fn(),
  setLimit: vi.fn(),
  ...over,
});

describe('the pager', () => {
  it('shows the total and marks the page one is on', () => {
    render(<Pager list={aList({ page: 2 })} total={1234} />);
    expect(screen.getByText('1,234 in total')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  });

  it('has no way before the first and after the last page', () => {
    const { unmount } = render(<Pager list={aList()} total={80} />);
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    unmount();
    render(<Pager list={aList({ page: 2 })} total={80} />);
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  });

  it('jumps with full-width digits, and refuses a page that there is not', async () => {
    const list = aList();
    render(<Pager list={list} total={400} />);
    await userEvent.type(screen.getByLabelText('Go to'), '９９{Enter}');
    expect(list.setPage).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Go to')).toHaveValue('９９');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a page from 1 to 10');
    await userEvent.clear(screen.getByLabelText('Go to'));
    await userEvent.type(screen.getByLabelText('Go to'), '９{Enter}');
    expect(list.setPage).toHaveBeenCalledWith(9);
  });

  it('offers 40, 80, 120 and 160 rows', async () => {
    const list = aList();
    render(<Pager list={list} total={400} />);
    const sizes = screen.getByLabelText<HTMLSelectElement>('Rows per page');
    expect([...sizes.options].map(({ value }) => value)).toEqual(['40', '80', '120', '160']);
    await userEvent.selectOptions(sizes, '120');
    expect(list.setLimit).toHaveBeenCalledWith(120);
  });
});
