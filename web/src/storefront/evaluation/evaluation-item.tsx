import type { GoodsEvaluation } from '@fovea/shared-types/order/evaluation.dto';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PictureRow } from '../../kit/picture-row/picture-row';
import { Stars } from '../../kit/stars/stars';
import { formatDate } from '../../lib/format';
import { to } from '../../lib/paths';
import classes from './evaluation.module.css';
import { ReplyBox } from './reply-box';
import { useStarTexts } from './star-texts';

/** One evaluation for everybody. */
export function EvaluationItem({
  evaluation,
  namesGoods,
}: {
  evaluation: GoodsEvaluation;
  /** Among evaluations of a merchant: which goods it is about. */
  namesGoods: boolean;
}) {
  const { t } = useTranslation('evaluation');
  const { ofFive, labelOf } = useStarTexts();
  return (
    <article className={classes.item}>
      <p className={classes.who}>
        <Stars value={evaluation.comment_star} label={ofFive(evaluation.comment_star)} />
        <span aria-hidden>{labelOf(evaluation.comment_star)}</span>
        <span className={classes.fine}>
          {evaluation.username} ·{' '}
          <time dateTime={evaluation.created_at}>{formatDate(evaluation.created_at)}</time>
        </span>
      </p>
      {namesGoods && (
        <Link to={to.goods(evaluation.goods_id)} className={classes.about}>
          {evaluation.goods_name}
        </Link>
      )}
      <p className={classes.words}>{evaluation.comment_content}</p>
      <PictureRow images={evaluation.images} nameOf={(number) => t('picture', { number })} />
      {evaluation.reply !== null && <ReplyBox reply={evaluation.reply} repliedAt={evaluation.replied_at} />}
    </article>
  );
}
