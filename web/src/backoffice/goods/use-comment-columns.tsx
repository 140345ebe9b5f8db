import type { Evaluation } from '@fovea/shared-types/order/evaluation.dto';
import { EVALUATION_STATUS } from '@fovea/shared-types/states';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../kit/data-table/column';
import { Stars } from '../../kit/stars/stars';
import { useMay } from '../../lib/permissions';
import { switchComment, useCommentsChanged } from './comment.queries';

/** Only the platform switches; merchants read how it stands. */
export function useCommentColumns(): Array<Column<Evaluation>> {
  const { t } = useTranslation('evaluation');
  const may = useMay();
  const changed = useCommentsChanged();
  return useMemo<Array<Column<Evaluation>>>(
    () => [
      { prop: 'goods_name', label: t('desk.goods'), type: 'look', width: 200, decides: true },
      { prop: 'username', label: t('desk.buyer'), width: 140 },
      {
        prop: 'comment_star',
        label: t('desk.stars'),
        type: 'custom',
        width: 110,
        sortable: true,
        decides: true,
        render: ({ comment_star: star }) => (
          <Stars value={star} label={t('of_five', { stars: star })} size={14} />
        ),
      },
      { prop: 'comment_content', label: t('desk.content'), width: 300 },
      { prop: 'reply', label: t('desk.reply'), width: 220 },
      may('order:evaluation:status')
        ? {
            prop: 'status',
            label: t('desk.shown'),
            type: 'switch',
            width: 100,
            isOn: ({ status }) => status === EVALUATION_STATUS.shown,
            name: ({ username }) => t('desk.shown_of', { name: username }),
            set: async ({ id }, isOn, reason) => {
              await switchComment(id, isOn, reason);
              await changed();
            },
            confirm: ({ username }, isOn) =>
              isOn
                ? null
                : {
                    title: t('desk.hide_title'),
                    text: t('desk.hide_text', { name: username }),
                    confirmLabel: t('desk.hide'),
                    needsReason: true,
                    isDanger: true,
                  },
          }
        : {
            prop: 'status',
            label: t('desk.shown'),
            type: 'dict',
            dict: 'states:evaluation',
            width: 110,
          },
      { prop: 'created_at', label: t('desk.time'), type: 'datetime', width: 170, sortable: true },
      { prop: 'order_no', label: t('desk.order'), width: 190, visible: false, isCopyable: true },
      { prop: 'company_name', label: t('desk.merchant'), width: 220, visible: false },
    ],
    [t, may, changed],
  );
}
