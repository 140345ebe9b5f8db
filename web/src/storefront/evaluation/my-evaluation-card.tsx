import type { MyEvaluation } from '@fovea/shared-types/order/evaluation.dto';
import { EVALUATION_STATUS } from '@fovea/shared-types/states';
import { IconPhoto } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../kit/button/button';
import { PictureRow } from '../../kit/picture-row/picture-row';
import { Stars } from '../../kit/stars/stars';
import { formatDate } from '../../lib/format';
import { to } from '../../lib/paths';
import { EvaluationForm } from './evaluation-form';
import classes from './evaluation.module.css';
import { ReplyBox } from './reply-box';
import { useStarTexts } from './star-texts';

interface MyEvaluationCardProps {
  order: MyEvaluation;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** An order of one's own: what was written of it, or the way to write. */
export function MyEvaluationCard({ order, isOpen, onOpen, onClose }: MyEvaluationCardProps) {
  const { t } = useTranslation('evaluation');
  return (
    <article className={classes.card} aria-label={order.goods_name}>
      <div className={classes.head}>
        <span className={classes.picture}>
          {order.goods_image === null ? (
            <IconPhoto size={28} stroke={1} aria-hidden />
          ) : (
            <img src={order.goods_image} alt="" width={96} height={72} loading="lazy" />
          )}
        </span>
        <div className={classes.what}>
          <Link to={to.goods(order.goods_id)}>{order.goods_name}</Link>
          <span className={classes.fine}>
            <Link to={to.order(order.order_id)}>{t('mine.order', { number: order.order_no })}</Link>
            {order.company_name !== null && <> · {order.company_name}</>}
          </span>
          {order.id === null && order.received_at !== null && (
            <span className={classes.fine}>
              {t('mine.received', { date: formatDate(order.received_at) })}
            </span>
          )}
        </div>
        {order.id === null && !isOpen && <Button onClick={onOpen}>{t('mine.write')}</Button>}
      </div>
      {order.id === null ? (
        isOpen && <EvaluationForm order={order} onClose={onClose} />
      ) : (
        <Written order={order} />
      )}
    </article>
  );
}

function Written({ order }: { order: MyEvaluation }) {
  const { t } = useTranslation('evaluation');
  const { ofFive, labelOf } = useStarTexts();
  const star = order.comment_star ?? 0;
  return (
    <>
      <p className={classes.who}>
        <Stars value={star} label={ofFive(star)} />
        <span aria-hidden>{labelOf(star)}</span>
        <span className={classes.fine}>{formatDate(order.created_at)}</span>
      </p>
      {order.status === EVALUATION_STATUS.hidden && (
        <p className={classes.hidden}>{t('mine.hidden', { reason: order.hide_reason ?? '' })}</p>
      )}
      <p className={classes.words}>{order.comment_content}</p>
      <PictureRow images={order.images} nameOf={(number) => t('picture', { number })} />
      {order.reply !== null && <ReplyBox reply={order.reply} repliedAt={order.replied_at} />}
    </>
  );
}
