import type { SearchGoodsResponse } from '@fovea/shared-types/goods/search.dto';
import { useTranslation } from 'react-i18next';
import type { GoodsFilters } from '../goods-list/goods-filters';
import classes from './search-notice.module.css';

export interface SearchNoticeProps {
  answer: SearchGoodsResponse;
  /** What was searched for. */
  words: string | null;
  change: (change: Partial<GoodsFilters>) => void;
}

/** That the list answers other words than those typed, or which words would find more. */
export function SearchNotice({ answer, words, change }: SearchNoticeProps) {
  const { t } = useTranslation('search');
  const { shown_words, did_you_mean, is_similar } = answer;
  if (words === null) return null;
  if (shown_words !== null)
    return (
      <p className={classes.notice} role="status">
        {t('notice.shown_words', { words, shown: shown_words })}
      </p>
    );
  if (is_similar)
    return (
      <p className={classes.notice} role="status">
        {t('notice.similar', { words })}
      </p>
    );
  if (did_you_mean === null) return null;
  return (
    <p className={classes.notice}>
      {t('notice.did_you_mean')}{' '}
      <button type="button" className={classes.words} onClick={() => change({ goodsName: did_you_mean })}>
        {did_you_mean}
      </button>
    </p>
  );
}
