import { ACCOUNTING_FORMATS } from '@fovea/shared-types/platform/export-formats';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiRefusal } from '../../lib/api-client';
import type { PageOf } from '../../lib/list-page';
import { PermissionsContext } from '../../lib/permissions';
import { MantineScope } from '../mantine-scope/mantine-scope';
import { Toasts } from '../toasts/toasts';
import type { BulkAction, Column, RowAction } from './column';
import { DataTable, type ListResult } from './data-table';
import type { ExportSource } from './export-button';
import { useTableList } from './table-settings';

interface Device {
  id: number;
  name: string;
  maker: string | null;
  price: string;
  is_shown: boolean;
  created_at: string;
}

const device = (id: number, change: Partial<Device> = {}): Device => ({
  id,
  name: `Slit lamp ${id}`,
  maker: null,
  price: '1980000.00',
  is_shown: true,
  created_at: '2026-11-20T01:00:00Z',
  ...change,
});
const pageOf = (rows: Device[], total = rows.length): PageOf<Device> => ({
  data: rows,
  total,
  current_page: 1,
  per_page: 40,
});

const setShown = vi.fn<(row: Device, isOn: boolean, reason: string) => Promise<unknown>>();
const columns: Array<Column<Device>> = [
  { prop: 'name', label: 'Name', type: 'look', sortable: true },
  { prop: 'maker', label: 'Maker' },
  { prop: 'price', label: 'Price', type: 'money', currency: () => 'JPY' },
  {
    prop: 'is_shown',
    label: 'Shown',
    type: 'switch',
    isOn: (row) => row.is_shown,
    set: setShown,
    name: (row) => `Shown: ${row.name}`,
    confirm: (row, isOn) =>
      isOn
        ? null
        : {
            title: `Hide ${row.name}?`,
            text: 'Buyers no longer see it.',
            confirmLabel: 'Hide',
            needsReason: true,
          },
    canUndo: true,
  },
  { prop: 'created_at', label: 'Created', type: 'datetime', visible: false },
];

function Address() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output data-testid="address">{search}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}
const address = () => screen.getByTestId('address').textContent;

interface SceneProps {
  exporting?: ExportSource;
  result?: Partial<ListResult<Device>>;
  actions?: Array<RowAction<Device>>;
  bulk?: Array<BulkAction<Device>>;
  onOpen?: (row: Device) => void;
}

function Page({ result, actions, bulk, onOpen, exporting }: SceneProps) {
  const list = useTableList('test.device', ['name']);
  return (
    <DataTable
      label="Devices"
      list={list}
      result={{
        data: undefined,
        error: null,
        isError: false,
        isFetching: false,
        isPlaceholderData: false,
        refetch: () => undefined,
        ...result,
      }}
      columns={columns}
      keyOf={(row) => row.id}
      nameOf={(row) => row.name}
      filters={[{ type: 'text', name: 'name', label: 'Name contains' }]}
      actions={actions}
      bulk={bulk}
      onOpen={onOpen}
      exporting={exporting}
      empty={{ title: 'No devices yet', text: 'Devices appear here once registered.' }}
    />
  );
}

function show(props: SceneProps, at = '/', permissions: readonly string[] = ['*:*:*']) {
  const scene = (next: SceneProps) => (
    <QueryClientProvider client={new QueryClient()}>
      <PermissionsContext value={new Set(permissions)}>
        <MemoryRouter initialEntries={['/?from=elsewhere', at]} initialIndex={1}>
          <MantineScope>
            <Page {...next} />
          </MantineScope>
          <Address />
          <Toasts />
        </MemoryRouter>
      </PermissionsContext>
    </QueryClientProvider>
  );
  const { rerender } = render(scene(props));
  return { change: (next: SceneProps) => rerender(scene(next)) };
}
const bodyRows = () => screen.getAllByRole('row').slice(1);

/** The server's shelf of settings; views and dictionaries are empty. */
const answers: Record<string, unknown> = {
  '/preferences/my-preferences': { preferences: {} },
  '/dicts/dict-list': { version: '1', dicts: [] },
  '/table-views/table-view-list': [],
};

describe('the table', () => {
  beforeEach(() =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async (path: string) => Response.json({ code: 200, msg: '', data: answers[path] ?? {} })),
    ),
  );
  afterEach(() => {
    vi.unstubAllGlobals();
    setShown.mockReset();
  });

  it('shows eight places for rows first, then the rows, a dash for nothing and money with separators', () => {
    const { change } = show({});
    expect(bodyRows()).toHaveLength(8);
    change({ result: { data: pageOf([device(1)]) } });
    const [row] = bodyRows();
    expect(row).toHaveTextContent('Slit lamp 1-JPY ¥1,980,000.00');
    expect(screen.queryByRole('columnheader', { name: 'Created' })).not.toBeInTheDocument();
  });

  it('keeps the old rows dimmed while the next page is on its way', () => {
    show({ result: { data: pageOf([device(1)]), isPlaceholderData: true, isFetching: true } });
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Slit lamp 1')).toBeInTheDocument();
  });

  it('shows nothing for no results, and offers to clear the filters', async () => {
    const { change } = show({ result: { data: pageOf([]) } });
    expect(screen.getByText('No devices yet')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Name contains'), 'oct{Enter}');
    expect(address()).toBe('?name=oct');
    change({ result: { data: pageOf([]) } });
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('');
  });

  it('names a failure with a way to try again, and a lacking permission without one', async () => {
    const refetch = vi.fn();
    const { change } = show({ result: { isError: true, error: new Error('It broke'), refetch } });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledOnce();
    change({ result: { isError: true, error: new ApiRefusal('FORBIDDEN', 'no', {}, null, null) } });
    expect(screen.getByText('You may not see this list')).toBeInTheDocument();
  });

  it('sorts up, down and not at all, in the address, and forgets the page', async () => {
    show({ result: { data: pageOf([device(1)], 200) } }, '/?page=2');
    const sort = screen.getByRole('button', { name: 'Name' });
    await userEvent.click(sort);
    expect(address()).toBe('?sort=name');
    await userEvent.click(sort);
    expect(address()).toBe('?sort=-name');
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(sort);
    expect(address()).toBe('');
  });

  it('goes to page 1 when the page no longer exists', async () => {
    show({ result: { data: pageOf([], 40) } }, '/?page=3&name=a');
    await waitFor(() => expect(address()).toBe('?name=a'));
    // The page that never was is no step on the way back.
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(address()).toBe('?from=elsewhere');
  });

  it('begins at its first row after paging, also where it scrolls in itself', async () => {
    show({ result: { data: pageOf([device(1)], 200) } });
    const scroller = screen.getByRole('table').parentElement as HTMLElement;
    scroller.scrollTop = 700;
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(scroller.scrollTop).toBe(0);
  });

  it('leaves the caret in the field whose Enter searched, and follows the address on Back', async () => {
    show({ result: { data: pageOf([device(1)]) } });
    const field = screen.getByLabelText('Name contains');
    await userEvent.type(field, 'oct{Enter}');
    expect(address()).toBe('?name=oct');
    expect(field).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(field).toHaveValue('');
  });

  it('shows two actions and the rest under the dots, and none that the person may not use', async () => {
    const run = vi.fn();
    const action = (key: string, change: Partial<RowAction<Device>> = {}) => ({
      key,
      label: key,
      run,
      ...change,
    });
    show(
      {
        result: { data: pageOf([device(1)]) },
        actions: [
          action('Edit'),
          action('Audit', { permission: 'member:company:approve' }),
          action('Copy'),
          action('Print'),
          action('Delete'),
        ],
      },
      '/',
      [],
    );
    const row = within(bodyRows()[0] as HTMLElement);
    expect(row.getAllByRole('button').map((button) => button.textContent)).toEqual(
      expect.arrayContaining(['Edit', 'Copy']),
    );
    expect(row.queryByText('Print')).not.toBeInTheDocument();
    expect(screen.queryByText('Audit')).not.toBeInTheDocument();
    await userEvent.click(row.getByRole('button', { name: 'More actions: Slit lamp 1' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    expect(run).toHaveBeenCalledWith(device(1));
  });

  it('requires a reason before it takes something offline, and reverts when the server refuses', async () => {
    setShown.mockRejectedValue(new ApiRefusal('STATE_CONFLICT', 'Somebody was faster', {}, null, null));
    show({ result: { data: pageOf([device(1)]) } });
    const toggle = screen.getByRole('switch', { name: 'Shown: Slit lamp 1' });
    await userEvent.click(toggle);
    const dialog = await screen.findByRole('dialog', { name: 'Hide Slit lamp 1?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hide' }));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Please give a reason.');
    expect(setShown).not.toHaveBeenCalled();
    await userEvent.type(within(dialog).getByLabelText(/Reason/), 'Sold elsewhere');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hide' }));
    expect(setShown).toHaveBeenCalledWith(device(1), false, 'Sold elsewhere');
    await waitFor(() => expect(toggle).toHaveAttribute('aria-checked', 'true'));
  });

  it('switches on at once and reverts with undo', async () => {
    setShown.mockResolvedValue(null);
    show({ result: { data: pageOf([device(1, { is_shown: false })]) } });
    await userEvent.click(screen.getByRole('switch'));
    expect(setShown).toHaveBeenLastCalledWith(device(1, { is_shown: false }), true, '');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(setShown).toHaveBeenLastCalledWith(device(1, { is_shown: false }), false, '');
  });

  it('selects a range with Shift, and reports what of a bulk action failed', async () => {
    const run = vi.fn(async (row: Device) => {
      if (row.id === 3) throw new Error('Is in an auction');
    });
    show({
      result: { data: pageOf([1, 2, 3, 4].map((id) => device(id))) },
      bulk: [{ key: 'hide', label: 'Hide all', run }],
    });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Slit lamp 1' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Slit lamp 3' }), { shiftKey: true });
    expect(screen.getByText('3 selected')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).toBePartiallyChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Hide all' }));
    const report = await screen.findByRole('dialog', { name: 'Result' });
    expect(report).toHaveTextContent('2 done, 1 failed');
    expect(report).toHaveTextContent('Slit lamp 3Is in an auction');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('checkbox', { name: 'Select Slit lamp 3' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select Slit lamp 1' })).not.toBeChecked();
  });

  it('keeps what was chosen over the pages, shows how much of it is elsewhere, and ends with other filters', async () => {
    const run = vi.fn<(row: Device, reason: string) => Promise<void>>(async () => undefined);
    const bulk = [{ key: 'hide', label: 'Hide all', run }];
    const first = { data: pageOf([device(1), device(2)], 80) };
    const { change } = show({ result: first, bulk });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    change({ result: { data: pageOf([device(41)], 80) }, bulk });
    expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).not.toBeChecked();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Slit lamp 41' }));
    expect(screen.getByText('3 selected, 2 of them on other pages')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    // One of them was deleted meanwhile.
    change({ result: { data: pageOf([device(2)], 79) }, bulk });
    expect(screen.getByText('2 selected, 1 of them on other pages')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Hide all' }));
    await screen.findByRole('dialog', { name: 'Result' });
    await userEvent.keyboard('{Escape}');
    expect(run.mock.calls).toEqual([
      [device(2), ''],
      [device(41), ''],
    ]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Slit lamp 2' }));
    const field = screen.getByLabelText<HTMLInputElement>('Name contains');
    fireEvent.change(field, { target: { value: 'lamp' } });
    fireEvent.submit(field.form ?? field);
    expect(screen.queryByText(/selected/)).not.toBeInTheDocument();
  });

  it('has neither boxes nor a column of actions for users without permission on the rows', () => {
    const permission = 'member:company:approve';
    show(
      {
        result: { data: pageOf([device(1)]) },
        actions: [{ key: 'audit', label: 'Audit', permission, run: vi.fn() }],
        bulk: [{ key: 'hide', label: 'Hide all', permission, run: vi.fn() }],
      },
      '/',
      [],
    );
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument();
  });

  describe('with a saved view', () => {
    const view = {
      id: 7,
      table: 'test.device',
      name: 'Lamps',
      view: { filters: { name: 'lamp' } },
      is_shared: 0,
      is_own: 1,
      username: 'Aya Demo',
      updated_at: '2026-11-20T01:00:00Z',
    };
    const sent = vi.fn();
    beforeEach(async () => {
      sent.mockReset();
      vi.stubGlobal(
        'fetch',
        vi.fn(async (path: string, { body }: { body: string }) => {
          if (!path.endsWith('-list') && path.startsWith('/table-views')) sent(path, JSON.parse(body));
          const data = path === '/table-views/table-view-list' ? [view] : (answers[path] ?? {});
          return Response.json({ code: 200, msg: '', data });
        }),
      );
      show({ result: { data: pageOf([device(1)]) } }, '/?name=slit');
      fireEvent.click(screen.getByRole('button', { name: 'Saved views' }));
      await screen.findByRole('button', { name: 'Lamps' });
    });
    const keepAs = (label: string | RegExp, name: string): void => {
      const field = screen.getByLabelText<HTMLInputElement>(label);
      fireEvent.change(field, { target: { value: name } });
      fireEvent.submit(field.form ?? field);
    };

    it('renames it, or leaves its name with Esc and the dialog open', async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Rename Lamps' }));
      expect(screen.getByLabelText('New name for “Lamps”')).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      expect(screen.getByRole('button', { name: 'Rename Lamps' })).toHaveFocus();
      fireEvent.click(screen.getByRole('button', { name: 'Rename Lamps' }));
      keepAs('New name for “Lamps”', 'Slit lamps');
      const expected = { id: 7, name: 'Slit lamps', view: view.view };
      await waitFor(() => expect(sent).toHaveBeenLastCalledWith('/table-views/update-table-view', expected));
    });

    it('writes it anew under the same name', async () => {
      keepAs(/^Save the current/, 'Lamps');
      const expected = { id: 7, name: 'Lamps', view: { filters: { name: 'slit' }, sort: null } };
      await waitFor(() => expect(sent).toHaveBeenLastCalledWith('/table-views/update-table-view', expected));
    });

    it('requires confirmation before it deletes', async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Delete Lamps' }));
      const question = await screen.findByRole('dialog', { name: 'Delete the view “Lamps”?' });
      expect(sent).not.toHaveBeenCalled();
      fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(sent).toHaveBeenLastCalledWith('/table-views/del-table-view', { id: 7 }));
    });
  });

  it('hides and orders columns as the person chose, with the buttons alone', async () => {
    show({ result: { data: pageOf([device(1)]) } });
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose columns' });
    expect(within(dialog).getByLabelText('Name')).toBeDisabled();
    await userEvent.click(within(dialog).getByLabelText('Maker'));
    await userEvent.click(within(dialog).getByLabelText('Created'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move Shown up' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent);
    await waitFor(() => expect(headers()).toEqual(['Name', 'Shown', 'Price', 'Created']));
  });

  it('shows at once that rows could not be refreshed or the network is gone, and marks the old ones', async () => {
    const refetch = vi.fn();
    const data = pageOf([device(1)]);
    const failed = { data, isError: true, error: new Error('no'), refetch, dataUpdatedAt: 1_795_300_000_000 };
    const { change } = show({ result: failed });
    const notice = screen.getByRole('alert');
    expect(notice).toHaveTextContent(/could not be refreshed.*As of 2\d Nov 2026/);
    expect(screen.getByRole('table')).toHaveAttribute('data-stale');
    expect(screen.getByText('Slit lamp 1')).toBeInTheDocument();
    await userEvent.click(within(notice).getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledOnce();
    change({ result: { data } });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByRole('alert')).toHaveTextContent('No network');
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    online.mockRestore();
  });

  it('is walked through with the arrows; Enter opens the row, Space selects it', async () => {
    const onOpen = vi.fn();
    show({
      result: { data: pageOf([1, 2, 3].map((id) => device(id))) },
      onOpen,
      bulk: [{ key: 'hide', label: 'Hide all', run: async () => undefined }],
    });
    const [first, second, third] = bodyRows();
    expect(first).toHaveAttribute('tabindex', '0');
    act(() => first?.focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onOpen).toHaveBeenLastCalledWith(device(2));
    await userEvent.keyboard('{End}');
    expect(third).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('checkbox', { name: 'Select Slit lamp 3' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{Home}');
    expect(first).toHaveFocus();
    // A control in a row keeps its own Enter, and the arrows lead on from it.
    act(() => screen.getByRole('button', { name: 'Slit lamp 1' }).focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('exports what is selected, in the order of the table, or all when that is wanted', async () => {
    const sent = vi.fn();
    vi.stubGlobal(
      'fetch',
      vi.fn(async (path: string, { body }: { body: string }) => {
        if (path === '/exports/add-export') sent(JSON.parse(body));
        const job = { id: 5, status: 20, rows: 1, rows_done: 1, url: '/files/x/1.xlsx' };
        return Response.json({
          code: 200,
          msg: '',
          data: path.startsWith('/exports') ? job : (answers[path] ?? {}),
        });
      }),
    );
    show({
      result: { data: pageOf([device(1), device(2)]) },
      exporting: { resource: 'devices', request: { sort: '-name' } },
    });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Slit lamp 2' }));
    const start = async (choose?: RegExp) => {
      await userEvent.click(screen.getByRole('button', { name: 'Export' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Export: Devices' }));
      expect(dialog.getByRole('radio', { name: 'The selected row' })).toBeChecked();
      if (choose !== undefined) await userEvent.click(dialog.getByRole('radio', { name: choose }));
      await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
      expect(await dialog.findByText('Ready: 1 row')).toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
    };
    await start();
    expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ ids: [2], filters: { sort: '-name' } }));
    await start(/^All 2 rows/);
    expect(sent.mock.lastCall?.[0]).not.toHaveProperty('ids');
  });

  it('exports for an accounting package if the table has one, with a note on the file', async () => {
    const sent = vi.fn();
    vi.stubGlobal(
      'fetch',
      vi.fn(async (path: string, { body }: { body: string }) => {
        if (path !== '/exports/add-export')
          return Response.json({ code: 200, msg: '', data: answers[path] ?? {} });
        sent(JSON.parse(body).format);
        const msg = 'This format takes entries in JPY only.';
        return Response.json({ code: -101, msg, error: 'EXPORT_CURRENCY', data: { currency: 'JPY' } });
      }),
    );
    const exporting = { resource: 'journal', request: {}, packages: ACCOUNTING_FORMATS };
    show({ result: { data: pageOf([device(1)]) }, exporting });
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    const dialog = within(await screen.findByRole('dialog'));
    const formats = within(dialog.getByRole('group', { name: 'Format' })).getAllByRole('radio');
    expect(formats).toHaveLength(6);
    expect(dialog.queryByText(/Shift_JIS/)).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('radio', { name: 'Yayoi Kaikei (CSV)' }));
    expect(dialog.getByText(/25 columns in Shift_JIS/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
    expect(await dialog.findByText('This format takes entries in JPY only.')).toBeInTheDocument();
    expect(sent).toHaveBeenCalledWith('yayoi');
  });

  it('has what was exported before, with its file, how far it is, or why there is none', async () => {
    const earlier = (id: number, status: number, url: string | null = null) => ({
      ...{ id, resource: 'devices', resource_name: `Devices ${id}`, format: 'xlsx', status, rows: 40 },
      ...{ rows_done: 10, url, size: null, created_at: '2026-11-20T01:00:00Z', finished_at: null },
      expires_at: null,
    });
    const cancelled = vi.fn();
    vi.stubGlobal(
      'fetch',
      vi.fn(async (path: string, { body }: { body: string }) => {
        if (path === '/exports/cancel-export') cancelled(JSON.parse(body));
        const data = [earlier(4, 20, '/files/x/4.xlsx'), earlier(3, 10), earlier(2, -1), earlier(1, 20)];
        return Response.json({
          code: 200,
          msg: '',
          data: path === '/exports/export-list' ? { ...pageOf([]), total: 4, data } : (answers[path] ?? {}),
        });
      }),
    );
    show({ result: { data: pageOf([device(1)]) }, exporting: { resource: 'devices', request: {} } });
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export: Devices' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Exports of the last seven days' }));
    const rows = await dialog.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent?.replace(/^(Devices \d).*\(XLSX\)/, '$1: '))).toEqual([
      'Devices 4: Download',
      'Devices 3: 10 of 40 rows written Cancel export',
      'Devices 2: Failed',
      'Devices 1: The file is no longer kept',
    ]);
    expect(dialog.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/files/x/4.xlsx');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel export' }));
    await waitFor(() => expect(cancelled).toHaveBeenCalledWith(expect.objectContaining({ id: 3 })));
  });

  describe('with columns as a person set them', () => {
    const kept = vi.fn();
    beforeEach(() => {
      kept.mockReset();
      vi.stubGlobal(
        'fetch',
        vi.fn(async (path: string, { body }: { body: string }) => {
          if (path === '/preferences/set-preference') kept((JSON.parse(body) as { value: unknown }).value);
          return Response.json({ code: 200, msg: '', data: answers[path] ?? {} });
        }),
      );
      show({ result: { data: pageOf([device(1)]) } });
    });
    const header = (name: string) => screen.getByRole('columnheader', { name });
    const openChooser = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
      return within(await screen.findByRole('dialog', { name: 'Choose columns' }));
    };

    it('draws a column wider at its edge, remembers it, and forgets it with a double click', async () => {
      const maker = header('Maker');
      const grip = maker.querySelector('span[aria-hidden]') as HTMLElement;
      Object.defineProperty(maker, 'offsetWidth', { value: 120 });
      grip.setPointerCapture = () => undefined;
      fireEvent.pointerDown(grip, { clientX: 300, button: 0, pointerId: 1 });
      fireEvent.pointerMove(grip, { clientX: 340 });
      expect(maker).toHaveStyle({ width: '160px', minWidth: '160px' });
      expect(kept).not.toHaveBeenCalled();
      fireEvent.lostPointerCapture(grip);
      expect(maker).toHaveStyle({ width: '160px' });
      const keeps = (widths: object) =>
        waitFor(() => expect(kept).toHaveBeenLastCalledWith(expect.objectContaining({ widths })));
      await keeps({ maker: 160 });
      fireEvent.doubleClick(grip);
      await keeps({});
    });

    it('takes a width from the keyboard, refuses one out of bounds, and empties it again', async () => {
      const dialog = await openChooser();
      const field = dialog.getByLabelText('Width of Maker in pixels');
      await userEvent.type(field, '5000{Enter}');
      expect(kept).not.toHaveBeenCalled();
      expect(field).toHaveValue(5000);
      expect(field).toHaveAccessibleDescription('Enter 800 or less');
      await userEvent.clear(field);
      await userEvent.type(field, '800{Enter}');
      expect(kept).toHaveBeenLastCalledWith(expect.objectContaining({ widths: { maker: 800 } }));
      await userEvent.clear(field);
      await userEvent.tab();
      expect(kept).toHaveBeenLastCalledWith(expect.objectContaining({ widths: {} }));
    });

    it('pins a column beside the first one, where it stays when the table scrolls', async () => {
      const dialog = await openChooser();
      await userEvent.click(dialog.getByRole('button', { name: 'Pin Price' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
      await waitFor(() =>
        expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
          'Name',
          'Price',
          'Maker',
          'Shown',
        ]),
      );
      expect(header('Price')).toHaveAttribute('data-fixed', 'left');
      expect(header('Maker')).not.toHaveAttribute('data-fixed');
      expect(kept).toHaveBeenLastCalledWith(expect.objectContaining({ pinned: ['price'] }));
    });
  });

  it('is a list of cards on a phone: name, state and time, the rest on request', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width'),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const onOpen = vi.fn();
    show({ result: { data: pageOf([device(1, { maker: 'Hoshinagi' })]) }, onOpen });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const card = within(within(screen.getByRole('list', { name: 'Devices' })).getByRole('listitem'));
    expect(card.queryByRole('switch')).not.toBeInTheDocument();
    await userEvent.click(card.getByRole('button', { name: 'Show the rest of Slit lamp 1' }));
    expect(card.getByRole('switch', { name: 'Shown: Slit lamp 1' })).toBeInTheDocument();
    await userEvent.click(card.getByText('Hoshinagi'));
    expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
    await userEvent.selectOptions(screen.getByLabelText('Order by'), 'Name');
    expect(address()).toBe('?sort=name');
    await userEvent.click(screen.getByRole('button', { name: 'Order downwards' }));
    expect(address()).toBe('?sort=-name');
  });

  it('opens the detail by its name and by a click on the row, not by a click on a control', async () => {
    const onOpen = vi.fn();
    show({ result: { data: pageOf([device(1)]) }, onOpen });
    await userEvent.click(screen.getByRole('button', { name: 'Slit lamp 1' }));
    await userEvent.click(screen.getByText('JPY ¥1,980,000.00'));
    expect(onOpen).toHaveBeenCalledTimes(2);
  });
});
