import { LANGUAGES, type Language } from '@fovea/shared-types/language';
import type { UserInfo } from '@fovea/shared-types/rbac/rbac.dto';
import { WILDCARD } from '@fovea/shared-types/wildcard';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import contract from '../../../test/contract/tables.json';
import type { Column } from '../kit/data-table/column';
import type { DataTableProps } from '../kit/data-table/data-table';
import { type FilterField, namesOf } from '../kit/data-table/filter-field';
import { MantineScope } from '../kit/mantine-scope/mantine-scope';
import { startI18n } from '../lib/i18n';
import { PermissionsContext } from '../lib/permissions';
import { AccessContext } from './layout/access/access-context';
import { pageOf } from './pages';

type Table = DataTableProps<unknown, string>;
type TextByLanguage = Record<Language, string>;

/** A column or a filter as the contract writes it. */
interface Part {
  prop: string;
  type: string;
  label: TextByLanguage;
  dict?: string;
  format?: string;
  visible?: boolean;
  given?: boolean;
}
interface ContractTable {
  id: string;
  view: string;
  title: TextByLanguage;
  columns: Part[];
  filters: Part[];
}
const tables: readonly ContractTable[] = contract;

const drawn = vi.hoisted(() => ({ tables: [] as unknown[] }));
vi.mock('../kit/data-table/data-table', () => ({
  DataTable: (props: unknown) => {
    drawn.tables.push(props);
    return null;
  },
}));
// A table's columns and filters are there before any answer is.
vi.stubGlobal('fetch', () => new Promise(() => undefined));

const pathOf = ({ view }: ContractTable): string => `/${view.replaceAll('.', '/')}`;

/** Trees are drawn as trees: their columns are facts of a branch. */
const TREES = new Set(['categories', 'menus', 'departments']);
/** Their page shows certifications of engineers; results, cancellations and parts come with repairs. */
const IN_PART = new Set(['maintenance_approvals']);
/** Pages of later issues. The issue that builds one removes it here. */
const NOT_YET = new Set(
  `home_activity system_push carousel articles article_banners
    maintenance_comments wait_assign maintenance qr_codes audited_codes devices problems
    maintenance_approvals carousel_approvals platform_repairs daily_reports
   super_daily_reports`.split(/\s+/),
);

/** Somebody of the platform. */
const user = { company_id: null } as UserInfo;

async function draw(path: string): Promise<Table> {
  const page = pageOf(path);
  if (page === undefined) throw new Error(`there is no page ${path}`);
  await page.preload();
  const { Page } = page;
  drawn.tables = [];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineScope>
        <PermissionsContext value={new Set([WILDCARD])}>
          <AccessContext value={{ user, menu: [], routes: new Map(), home: '/' }}>
            <MemoryRouter>
              <Suspense>
                <Page />
              </Suspense>
            </MemoryRouter>
          </AccessContext>
        </PermissionsContext>
      </MantineScope>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(drawn.tables.length).toBeGreaterThan(0));
  cleanup();
  const table = drawn.tables.at(-1) as Table; // the mock above takes nothing else
  // A label may be computed on each access: it is read while the page is in its language.
  return { ...table, columns: table.columns.map((column) => ({ ...column })) };
}

const FORMATS = new Set(['number', 'money', 'datetime', 'date']);

function columnPart(column: Column<unknown>): Omit<Part, 'label'> {
  const type = column.type ?? 'text';
  const shown = { prop: column.prop, visible: column.visible !== false };
  if (column.type === 'dict') return { ...shown, type: 'custom', dict: column.dict };
  return FORMATS.has(type) ? { ...shown, type: 'text', format: type } : { ...shown, type };
}

function filterParts(field: FilterField<string>): Omit<Part, 'label'>[] {
  if (field.type === 'days') return namesOf(field).map((prop) => ({ prop, type: 'date' }));
  if (field.type === 'day') return [{ prop: field.name, type: 'date' }];
  if (field.type === 'dict') return [{ prop: field.name, type: 'select', dict: field.dict }];
  if (field.type === 'yesno') return [{ prop: field.name, type: 'select', dict: 'yes_no' }];
  return [{ prop: field.name, type: field.type === 'search' ? 'select' : field.type }];
}

/** The table of a page with its words in three languages, as the contract writes it. */
function written(inLanguages: Record<Language, Table>): Pick<ContractTable, 'title' | 'columns' | 'filters'> {
  const textsOf = (textIn: (table: Table) => string | undefined): TextByLanguage => ({
    zh: textIn(inLanguages.zh) ?? '',
    en: textIn(inLanguages.en) ?? '',
    ja: textIn(inLanguages.ja) ?? '',
  });
  const { columns, filters = [] } = inLanguages.en;
  return {
    title: textsOf(({ label }) => label),
    columns: columns.map((column, at) => ({
      ...columnPart(column),
      label: textsOf((table) => table.columns[at]?.label),
    })),
    filters: filters.flatMap((field, at) =>
      filterParts(field).map((part) => ({ ...part, label: textsOf((table) => table.filters?.[at]?.label) })),
    ),
  };
}

const asContract = ({ title, columns, filters }: ContractTable) => ({
  title,
  columns: columns.map(({ prop, type, label, dict, format, visible }) => ({
    prop,
    type,
    label,
    visible: visible !== false,
    ...(type === 'custom' && dict !== undefined && { dict }),
    ...(format !== undefined && { format }),
  })),
  filters: filters.map(({ prop, type, label, dict }) => ({
    prop,
    type,
    label,
    ...(dict !== undefined && { dict }),
  })),
});

describe('the tables of the contract', () => {
  const listed = tables.filter(({ id }) => !NOT_YET.has(id) && !TREES.has(id));
  const drawnTables = new Map<string, Record<Language, Table>>();
  beforeAll(async () => {
    for (const language of LANGUAGES) {
      await startI18n(language, 'all');
      for (const table of listed) {
        const known = drawnTables.get(table.id) ?? ({} as Record<Language, Table>); // filled language by language
        known[language] = await draw(pathOf(table));
        drawnTables.set(table.id, known);
      }
    }
  }, 120_000);

  it('that have no page yet are these', () => {
    const missing = tables.filter((table) => IN_PART.has(table.id) || pageOf(pathOf(table)) === undefined);
    expect(missing.map(({ id }) => id).sort()).toEqual([...NOT_YET].sort());
  });

  it.each(listed.map((table) => [table.id, table] as const))('%s is shown as it is written', (id, table) => {
    const page = drawnTables.get(id);
    expect(page && written(page)).toEqual(asContract(table));
  });
});
