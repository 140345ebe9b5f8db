import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SEARCH_MODE, to } from '../../lib/paths';
import classes from './search-modes.module.css';

export interface SearchModesProps {
  mode: number;
  type: number;
  words: string | null;
}

const MODES = [
  [SEARCH_MODE.page, 'mode.page'],
  [SEARCH_MODE.ai, 'mode.ai'],
] as const;

/** Page search or AI search, for the same words. */
export function SearchModes({ mode, type, words }: SearchModesProps) {
  const { t } = useTranslation('ai-search');
  return (
    <nav className={classes.modes} aria-label={t('mode.label')}>
      {MODES.map(([search, text]) => (
        <Link
          key={search}
          className={classes.mode}
          aria-current={mode === search ? 'page' : undefined}
          to={to.search({ type, goods_name: words ?? undefined, search })}
        >
          {t(text)}
        </Link>
      ))}
    </nav>
  );
}
