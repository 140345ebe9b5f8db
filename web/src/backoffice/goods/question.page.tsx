import type { AdminQuestion } from '@fovea/shared-types/goods/question.dto';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column, RowAction } from '../../kit/data-table/column';
import { DataTable } from '../../kit/data-table/data-table';
import type { FilterField } from '../../kit/data-table/filter-field';
import { useTableList } from '../../kit/data-table/table-settings';
import { PageTitle } from '../../kit/page-title/page-title';
import { numberFilter, sortText } from '../../lib/list-page';
import { useMay } from '../../lib/permissions';
import { AnswerDialog } from './answer-dialog';
import { adminQuestionsQuery, showQuestion, useQuestionsChanged } from './question.queries';

const FILTERS = ['goods_name', 'question', 'status'] as const;
type Filter = (typeof FILTERS)[number];

/** What shoppers ask about goods; the answers stand beside the goods for everybody. */
export function QuestionPage() {
  const { t } = useTranslation('questions');
  const may = useMay();
  const list = useTableList('goods.question', FILTERS);
  const [answered, setAnswered] = useState<AdminQuestion | null>(null);
  const changed = useQuestionsChanged();
  const request = {
    goods_name: list.filters.goods_name,
    question: list.filters.question,
    status: numberFilter(list.filters.status),
    sort: sortText(list.sort),
  };
  const result = useQuery({
    ...adminQuestionsQuery({ page: list.page, limit: list.limit, ...request }),
    enabled: list.isReady,
  });
  const columns = useMemo<Array<Column<AdminQuestion>>>(
    () => [
      { prop: 'question', label: t('field.question'), type: 'look', width: 320, decides: true },
      {
        prop: 'status',
        label: t('field.status'),
        type: 'dict',
        dict: 'states:goods_question',
        width: 130,
        decides: true,
      },
      { prop: 'goods_name', label: t('field.goods'), width: 240, decides: true },
      { prop: 'goods_sn', label: t('field.goods_sn'), width: 160, isCopyable: true, visible: false },
      { prop: 'asker', label: t('field.asker'), width: 150 },
      { prop: 'answer', label: t('field.answer'), width: 280 },
      { prop: 'answered_by', label: t('field.answered_by'), width: 150, visible: false },
      { prop: 'company_name', label: t('field.company'), width: 180, visible: false },
      { prop: 'created_at', label: t('field.asked'), type: 'datetime', width: 170, sortable: true },
      {
        prop: 'answered_at',
        label: t('field.answered'),
        type: 'datetime',
        width: 170,
        sortable: true,
        visible: false,
      },
      {
        prop: 'is_hidden',
        label: t('field.shown'),
        type: 'switch',
        width: 110,
        permission: 'goods:question:hide',
        isOn: ({ is_hidden }) => !is_hidden,
        name: ({ question }) => `${t('field.shown')}: ${question}`,
        set: async ({ id }, isOn) => {
          await showQuestion(id, isOn);
          await changed();
        },
        confirm: () => null,
        canUndo: true,
      },
    ],
    [t, changed],
  );
  const filters = useMemo<Array<FilterField<Filter>>>(
    () => [
      { type: 'text', name: 'goods_name', label: t('field.goods') },
      { type: 'text', name: 'question', label: t('field.question') },
      { type: 'dict', name: 'status', label: t('field.status'), dict: 'states:goods_question' },
    ],
    [t],
  );
  const actions = useMemo<Array<RowAction<AdminQuestion>>>(
    () => [
      {
        key: 'answer',
        label: t('answer.button'),
        permission: 'goods:question:answer',
        isHidden: ({ answer }) => answer !== null,
        run: setAnswered,
      },
      {
        key: 'correct',
        label: t('answer.correct'),
        permission: 'goods:question:answer',
        isHidden: ({ answer }) => answer === null,
        run: setAnswered,
      },
    ],
    [t],
  );
  return (
    <>
      <PageTitle title={t('admin.title')} />
      <DataTable
        label={t('admin.title')}
        list={list}
        result={result}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ question }) => question}
        filters={filters}
        actions={actions}
        onOpen={may('goods:question:answer') ? setAnswered : undefined}
        empty={{ title: t('admin.empty'), text: t('admin.empty_text') }}
      />
      {answered !== null && <AnswerDialog question={answered} onClose={() => setAnswered(null)} />}
    </>
  );
}
