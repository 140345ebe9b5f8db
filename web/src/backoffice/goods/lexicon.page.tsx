import type { LexiconGroup } from '@fovea/shared-types/goods/lexicon.dto';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import type { RowAction } from '../../kit/data-table/column';
import { DataTable } from '../../kit/data-table/data-table';
import type { FilterField } from '../../kit/data-table/filter-field';
import { useTableList } from '../../kit/data-table/table-settings';
import { PageTitle } from '../../kit/page-title/page-title';
import { numberFilter, sortText } from '../../lib/list-page';
import { useMay } from '../../lib/permissions';
import { DeleteQuestion } from '../tree/delete-question';
import { lexiconColumns, nameOf } from './lexicon-columns';
import { LexiconDrawer } from './lexicon-drawer';
import { lexiconListQuery, useDeleteLexicon, useLexiconChanged } from './lexicon.queries';

const FILTERS = ['term', 'kind', 'status'] as const;
type Filter = (typeof FILTERS)[number];

/** What words mean the same to the search. */
export function LexiconPage() {
  const { t } = useTranslation('lexicon');
  const { t: system } = useTranslation('system');
  const may = useMay();
  const list = useTableList('goods.lexicon', FILTERS);
  const [edited, setEdited] = useState<LexiconGroup | 'new' | null>(null);
  const [deleted, setDeleted] = useState<LexiconGroup | null>(null);
  const changed = useLexiconChanged();
  const request = {
    term: list.filters.term,
    kind: numberFilter(list.filters.kind),
    status: numberFilter(list.filters.status),
    sort: sortText(list.sort),
  };
  const result = useQuery({
    ...lexiconListQuery({ page: list.page, limit: list.limit, ...request }),
    enabled: list.isReady,
  });
  const columns = useMemo(() => lexiconColumns(t, changed), [t, changed]);
  const fields = useMemo<Array<FilterField<Filter>>>(
    () => [
      { type: 'text', name: 'term', label: t('term') },
      {
        type: 'select',
        name: 'kind',
        label: t('kind'),
        options: [
          { value: '1', label: t('kind.1') },
          { value: '2', label: t('kind.2') },
          { value: '3', label: t('kind.3') },
        ],
      },
      { type: 'yesno', name: 'status', label: t('in_use') },
    ],
    [t],
  );
  const actions = useMemo<Array<RowAction<LexiconGroup>>>(
    () => [
      { key: 'edit', label: system('action.edit'), permission: 'goods:lexicon:update', run: setEdited },
      {
        key: 'delete',
        label: system('action.delete'),
        permission: 'goods:lexicon:delete',
        isDanger: true,
        run: setDeleted,
      },
    ],
    [system],
  );
  const create = may('goods:lexicon:add') && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited('new')}>
      {t('create')}
    </Button>
  );
  return (
    <>
      <PageTitle title={t('title')} />
      <DataTable
        label={t('title')}
        list={list}
        result={result}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        filters={fields}
        actions={actions}
        onOpen={may('goods:lexicon:update') ? setEdited : undefined}
        exporting={{ resource: 'lexicon', request }}
        empty={{ title: t('empty'), text: t('empty_text'), action: create }}
      >
        {create}
      </DataTable>
      {edited !== null && (
        <LexiconDrawer group={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {deleted !== null && <DeleteGroup group={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}

function DeleteGroup({ group, onClose }: { group: LexiconGroup; onClose: () => void }) {
  const { t } = useTranslation('lexicon');
  const remove = useDeleteLexicon();
  return (
    <DeleteQuestion
      title={t('delete_of', { name: nameOf(group) })}
      remove={() => remove(group.id)}
      onClose={onClose}
    >
      {t('delete_text')}
    </DeleteQuestion>
  );
}
