import type { AiSearchResponse } from '@fovea/shared-types/goods/ai-search.dto';
import { useTranslation } from 'react-i18next';
import classes from './ai-search.module.css';

const NOTICES = ['service_unavailable', 'relaxed', 'words_only', 'newest'] as const;

/** That results are suggestions, and what else should be known of how they came about. */
export function AiNotices({ answer }: { answer: AiSearchResponse }) {
  const { t } = useTranslation('ai-search');
  const notices = NOTICES.filter((notice) => answer.notices.includes(notice));
  return (
    <div className={classes.notices}>
      <p className={classes.suggested}>{t('suggested')}</p>
      <div role="status">
        {notices.map((notice) => (
          <p key={notice} className={classes.notice}>
            {t(`notice.${notice}`)}
          </p>
        ))}
      </div>
      {answer.unused_words.length > 0 && (
        <p className={classes.unused}>{t('unused', { words: answer.unused_words.join(t('separator')) })}</p>
      )}
    </div>
  );
}
