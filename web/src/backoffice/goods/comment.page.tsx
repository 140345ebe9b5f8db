import { evaluation } from '@fovea/shared-types/order/evaluation.record';
import { STARS_MAX } from '@fovea/shared-types/order/evaluation-rules';
import { evaluationMachine } from '@fovea/shared-types/states/order.states';
import i18next from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Stars } from '../../kit/stars/stars';
import { openedAs } from '../record/opened-row';
import { recordPage } from '../record/record-page';
import { CommentDrawer } from './comment-drawer';
import { CommentReplyDialog } from './comment-reply-dialog';
import { switchComment } from './comment.queries';
import { backOfficePage } from '../back-office-page';
import { paths } from '../../lib/paths';

const STARS = Array.from({ length: STARS_MAX }, (_, at) => String(STARS_MAX - at));

/**
 * Buyers' evaluations of goods: of a merchant's own, or of all. Only the platform hides; merchants read the
 * state.
 */
export const CommentPage = recordPage(evaluation, {
  table: 'goods.comment',
  nameOf: ({ goods_name, username }) => `${goods_name}, ${username}`,
  columns: [
    { prop: 'goods_name', width: 200 },
    { prop: 'username', width: 140 },
    {
      prop: 'comment_star',
      width: 110,
      decides: true,
      render: ({ comment_star }) => <StarsCell star={comment_star} />,
    },
    { prop: 'comment_content', width: 300 },
    { prop: 'reply', width: 220 },
    {
      prop: 'status',
      width: 110,
      switches: {
        permission: 'order:evaluation:status',
        isOn: ({ status }) => evaluationMachine.may(status, 'hide'),
        set: ({ id }, isOn, reason) => switchComment(id, isOn, reason),
      },
      confirm: ({ username }, isOn) =>
        isOn
          ? null
          : {
              title: i18next.t('admin.hide_title', { ns: 'evaluation' }),
              text: i18next.t('admin.hide_text', { ns: 'evaluation', name: username }),
              confirmLabel: i18next.t('admin.hide', { ns: 'evaluation' }),
              needsReason: true,
              isDanger: true,
            },
    },
    { prop: 'created_at', width: 170 },
    { prop: 'order_no', width: 190, visible: false, isCopyable: true },
    { prop: 'company_name', width: 220, visible: false },
  ],
  filters: (declared) =>
    declared.map((field) =>
      'name' in field && field.name === 'comment_star'
        ? {
            type: 'select',
            name: field.name,
            label: field.label,
            options: STARS.map((value) => ({
              value,
              label: i18next.t('of_five', { ns: 'evaluation', stars: value }),
            })),
          }
        : field,
    ),
  useActions: () => {
    const { t } = useTranslation('evaluation');
    return useMemo(
      () => [
        {
          key: 'reply',
          label: t('admin.reply'),
          permission: 'order:evaluation:reply',
          Dialog: CommentReplyDialog,
        },
      ],
      [t],
    );
  },
  Opened: openedAs(evaluation, CommentDrawer),
});

function StarsCell({ star }: { star: number }) {
  const { t } = useTranslation('evaluation');
  return <Stars value={star} label={t('of_five', { stars: star })} size={14} />;
}

backOfficePage(CommentPage, { path: paths.productComments, texts: ['kit', 'system', 'evaluation'] });
