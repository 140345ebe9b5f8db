// The table of the back office with a full page of rows, as members and merchants have them; a button draws it anew.
import '../../src/app/tokens.css';
import '../../src/app/global.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import type { Column, RowAction } from '../../src/kit/data-table/column';
import { DataTable } from '../../src/kit/data-table/data-table';
import { useTableList } from '../../src/kit/data-table/table-settings';
import { MantineScope } from '../../src/kit/mantine-scope/mantine-scope';
import { startI18n } from '../../src/lib/i18n';
import { PermissionsContext } from '../../src/lib/permissions';

const ROWS = 160;

interface Row {
  id: number;
  username: string;
  email: string;
  phone: string;
  company_name: string;
  address: string;
  status: number;
  is_month_payment: number;
  is_add_good: number;
  price: string;
  expired_at: string;
  created_at: string;
}

const rows = Array.from({ length: ROWS }, (_, index): Row => ({
  id: index + 1,
  username: `Demo Member ${index + 1}`,
  email: `member-${index + 1}@demo.fovea.example`,
  phone: `+81 90 0000 ${String(index).padStart(4, '0')}`,
  company_name: `Kakuu Ophthalmic Instruments ${index + 1}`,
  address: `5F Kakuu Building, 1-2-${index + 1} Mihoncho, Chiyoda-ku, Tokyo, beside the eye clinic of the same name`,
  status: index % 2,
  is_month_payment: index % 3 === 0 ? 1 : 0,
  is_add_good: 1,
  price: `${(index + 1) * 12_345}.00`,
  expired_at: '2027-03-31T15:00:00Z',
  created_at: '2026-11-20T01:00:00Z',
}));
const idle = async (): Promise<void> => undefined;
const columns: Array<Column<Row>> = [
  { prop: 'username', label: 'Name', type: 'look', width: 180, sortable: true },
  { prop: 'email', label: 'E-mail', width: 230, sortable: true },
  { prop: 'phone', label: 'Phone', width: 150, isCopyable: true },
  { prop: 'company_name', label: 'Company', width: 200 },
  { prop: 'address', label: 'Address', width: 200 },
  { prop: 'status', label: 'State', type: 'dict', dict: 'states:member', width: 120 },
  {
    prop: 'is_month_payment',
    label: 'Monthly',
    type: 'switch',
    isOn: (row) => row.is_month_payment === 1,
    set: idle,
    name: (row) => `Monthly: ${row.username}`,
  },
  {
    prop: 'is_add_good',
    label: 'Publishes',
    type: 'switch',
    isOn: (row) => row.is_add_good === 1,
    set: idle,
    name: (row) => `Publishes: ${row.username}`,
  },
  { prop: 'price', label: 'Turnover', type: 'money', currency: () => 'JPY', width: 160 },
  { prop: 'expired_at', label: 'Valid until', type: 'date', width: 130 },
  { prop: 'created_at', label: 'Created', type: 'datetime', width: 180, sortable: true },
];
const actions: Array<RowAction<Row>> = ['Details', 'Edit', 'Disable', 'Print'].map((label) => ({
  key: label,
  label,
  run: () => undefined,
}));

function Page() {
  const list = useTableList('bench.table', ['username']);
  return (
    <DataTable
      label="Members"
      list={list}
      result={{
        data: { data: rows, total: 1_000_000, current_page: 1, per_page: ROWS },
        error: null,
        isError: false,
        isFetching: false,
        isPlaceholderData: false,
        refetch: () => undefined,
      }}
      columns={columns}
      keyOf={(row) => row.id}
      nameOf={(row) => row.username}
      filters={[{ type: 'text', name: 'username', label: 'Name' }]}
      actions={actions}
      bulk={[{ key: 'enable', label: 'Enable', run: idle }]}
      onOpen={() => undefined}
      empty={{ title: 'Nothing' }}
    />
  );
}

function Bench() {
  const [draw, setDraw] = useState(0);
  return (
    <>
      <button id="draw" onClick={() => setDraw(draw + 1)}>
        Draw
      </button>
      {draw > 0 && <Page key={draw} />}
    </>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
await startI18n('en', ['common', 'kit']);
createRoot(root).render(
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
    <PermissionsContext value={new Set(['*:*:*'])}>
      <MemoryRouter>
        <MantineScope>
          <Bench />
        </MantineScope>
      </MemoryRouter>
    </PermissionsContext>
  </QueryClientProvider>,
);
