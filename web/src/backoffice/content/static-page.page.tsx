import type { StaticPageRow } from '@fovea/shared-types/content/static-page.dto';
import { LANGUAGES } from '@fovea/shared-types/language';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column, RowAction } from '../../kit/data-table/column';
import { DataTable } from '../../kit/data-table/data-table';
import { useTableList } from '../../kit/data-table/table-settings';
import { PageTitle } from '../../kit/page-title/page-title';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { activeLanguage } from '../../lib/i18n';
import { StaticPageDrawer } from './static-page-drawer';
import { isOwn, titleField } from './static-page-values';
import { staticPageListQuery } from './static-page.queries';

const NO_FILTERS: never[] = [];

/** Texts of the house: terms, privacy, about us … Each as it came with the program until somebody writes another. */
export function StaticPagesPage() {
  const { t } = useTranslation('content');
  const { t: common } = useTranslation();
  const list = useTableList('content.static-page', NO_FILTERS);
  const [opened, setOpened] = useState<number | null>(null);
  const pages = useQuery(staticPageListQuery);
  const page = pages.data?.find(({ id }) => id === opened);
  const title = titleField(activeLanguage());
  const columns = useMemo<Array<Column<StaticPageRow>>>(
    () => [
      { prop: title, label: t('static.name'), type: 'look', width: 320, decides: true },
      {
        prop: 'own',
        label: t('static.own'),
        type: 'custom',
        width: 260,
        render: (row) => <OwnTexts page={row} />,
      },
      { prop: 'updated_at', label: t('static.updated'), type: 'datetime', width: 180 },
      { prop: 'updated_name', label: t('static.by'), width: 180 },
    ],
    [t, title],
  );
  const actions = useMemo<Array<RowAction<StaticPageRow>>>(
    () => [
      {
        key: 'edit',
        label: common('action.edit'),
        permission: 'content:static-page:update',
        run: ({ id }) => setOpened(id),
      },
    ],
    [common],
  );
  // Every page there is comes in one answer.
  const data = useMemo(
    () => pages.data && { data: pages.data, total: pages.data.length, current_page: 1, per_page: list.limit },
    [pages.data, list.limit],
  );
  return (
    <>
      <PageTitle title={t('static.title')} />
      <DataTable
        label={t('static.title')}
        list={list}
        result={{ ...pages, data }}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={(row) => row[title]}
        actions={actions}
        onOpen={({ id }) => setOpened(id)}
        empty={{ title: t('static.empty') }}
      />
      {page !== undefined && <StaticPageDrawer key={page.id} page={page} onClose={() => setOpened(null)} />}
    </>
  );
}

/** The languages in which staff wrote a text. */
function OwnTexts({ page }: { page: StaticPageRow }) {
  const { t } = useTranslation('content');
  const own = LANGUAGES.filter((language) => isOwn(page, language));
  if (own.length === 0) return <StatusPill tone="neutral">{t('static.built_in')}</StatusPill>;
  return (
    <>
      {own.map((language) => (
        <StatusPill key={language} tone="info">
          {t(`language.${language}`)}
        </StatusPill>
      ))}
    </>
  );
}
