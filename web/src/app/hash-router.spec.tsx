import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { createHashHistory } from '../lib/hash-history';
import { useListQuery, useOpenRow } from '../lib/list-page';
import { HashRouter } from './hash-router';

function List() {
  const list = useListQuery(['name']);
  const { open } = useOpenRow();
  return (
    <>
      <button
        type="button"
        onClick={() => {
          list.setFilters({ name: 'oct' });
          open(3);
        }}
      >
        Filter and open
      </button>
      <button
        type="button"
        onClick={() => {
          list.setFilters({ name: 'laser' });
          list.setSort({ prop: 'price', isDescending: true });
        }}
      >
        Filter and sort
      </button>
    </>
  );
}

describe('changes of the address that come before it is drawn', () => {
  beforeEach(() => window.history.replaceState(null, '', '#/list?page=2&sort=name'));

  it('opens a row and keeps the filter that was just set', async () => {
    render(
      <HashRouter history={createHashHistory()}>
        <List />
      </HashRouter>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Filter and open' }));
    expect(window.location.hash).toBe('#/list?name=oct&sort=name&open=3');
  });

  it('orders by a column and keeps the filter that was just set', async () => {
    render(
      <HashRouter history={createHashHistory()}>
        <List />
      </HashRouter>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Filter and sort' }));
    expect(window.location.hash).toBe('#/list?name=laser&sort=-price');
  });
});
