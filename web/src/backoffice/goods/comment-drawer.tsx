import { evaluation } from '@fovea/shared-types/order/evaluation.record';
import type { RowOf } from '@fovea/shared-types/record/record';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { DetailCard, DetailView, Facts } from '../../kit/detail-view/detail-view';
import { Drawer } from '../../kit/drawer/drawer';
import { PictureRow } from '../../kit/picture-row/picture-row';
import { Stars } from '../../kit/stars/stars';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { useDict } from '../../lib/dicts';
import { formatDateTime } from '../../lib/format';
import { useMay } from '../../lib/permissions';
import { recordFacts } from '../record/record-facts';
import { CommentReplyDialog } from './comment-reply-dialog';
import classes from './comment.module.css';

const WIDTH_PX = 960;

interface CommentDrawerProps {
  row: RowOf<typeof evaluation.declared>;
  onClose: () => void;
}

/** A review whole, with its pictures and the answer. */
export function CommentDrawer({ row: comment, onClose }: CommentDrawerProps) {
  const { t } = useTranslation('evaluation');
  const states = useDict('states:evaluation');
  const may = useMay();
  const [isReplying, setReplying] = useState(false);
  return (
    <Drawer title={t('admin.one')} onClose={onClose} size={WIDTH_PX} isGrey>
      <DetailView
        title={comment.goods_name}
        state={<StatusPill tone={states.tone(comment.status)}>{states.label(comment.status)}</StatusPill>}
        summary={recordFacts(evaluation, comment, ['username', 'created_at'])}
        actions={
          may('order:evaluation:reply') && (
            <Button onClick={() => setReplying(true)}>
              {t(comment.reply === null ? 'admin.reply' : 'admin.reply_change')}
            </Button>
          )
        }
      >
        <DetailCard title={t('admin.review')} isWide>
          <Stars value={comment.comment_star} label={t('of_five', { stars: comment.comment_star })} />
          <p className={classes.words}>{comment.comment_content}</p>
          <PictureRow images={comment.images} nameOf={(number) => t('picture', { number })} />
        </DetailCard>
        <DetailCard title={t('reply')}>
          {comment.reply === null ? (
            <p>{t('admin.no_reply')}</p>
          ) : (
            <>
              <p className={classes.words}>{comment.reply}</p>
              <p className={classes.fine}>
                {t('admin.replied_by', {
                  name: comment.replied_name ?? '-',
                  time: formatDateTime(comment.replied_at),
                })}
              </p>
            </>
          )}
        </DetailCard>
        <DetailCard title={t('admin.about')}>
          <Facts
            facts={recordFacts(evaluation, comment, [
              'order_no',
              'company_name',
              ...(comment.hide_reason === null ? [] : (['hide_reason'] as const)),
            ])}
          />
        </DetailCard>
      </DetailView>
      {isReplying && <CommentReplyDialog row={comment} onClose={() => setReplying(false)} />}
    </Drawer>
  );
}
