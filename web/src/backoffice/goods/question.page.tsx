import { question } from '@fovea/shared-types/goods/question.record';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { recordPage } from '../record/record-page';
import { AnswerDialog } from './answer-dialog';
import { hideQuestion } from './question.queries';
import { backOfficePage } from '../back-office-page';
import { paths } from '../../lib/paths';

/** Questions of shoppers about goods; the answers are public on the page of the goods. */
export const QuestionPage = recordPage(question, {
  columns: [
    { prop: 'question', width: 320 },
    { prop: 'status', decides: true },
    { prop: 'goods_name', width: 240, decides: true },
    { prop: 'goods_sn', width: 160, isCopyable: true, visible: false },
    { prop: 'asker', width: 150 },
    { prop: 'answer', width: 280 },
    { prop: 'answered_by', width: 150, visible: false },
    { prop: 'company_name', width: 180, visible: false },
    { prop: 'created_at', width: 170 },
    { prop: 'answered_at', width: 170, visible: false },
    {
      prop: 'is_hidden',
      switches: {
        permission: 'goods:question:hide',
        isOn: ({ is_hidden }) => is_hidden,
        set: ({ id }, isOn) => hideQuestion(id, isOn),
        canUndo: true,
      },
    },
  ],
  useActions: () => {
    const { t } = useTranslation('questions');
    return useMemo(
      () => [
        {
          key: 'answer',
          label: t('answer.button'),
          permission: 'goods:question:answer',
          isHidden: ({ answer }) => answer !== null,
          Dialog: AnswerDialog,
        },
        {
          key: 'correct',
          label: t('answer.correct'),
          permission: 'goods:question:answer',
          isHidden: ({ answer }) => answer === null,
          Dialog: AnswerDialog,
        },
      ],
      [t],
    );
  },
});

backOfficePage(QuestionPage, { path: paths.questionAdmin, texts: ['kit', 'system', 'questions'] });
