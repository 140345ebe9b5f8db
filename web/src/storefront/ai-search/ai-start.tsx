import { SALE_TYPE } from '@fovea/shared-types/sale-states';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SEARCH_MODE, to } from '../../lib/paths';
import classes from './ai-search.module.css';

const EXAMPLES = ['example.1', 'example.2', 'example.3'] as const;

/** Before the first question: examples. */
export function AiStart() {
  const { t } = useTranslation('ai-search');
  return (
    <section className={classes.start} aria-label={t('start.title')}>
      <p>{t('start.text')}</p>
      <ul className={classes.examples}>
        {EXAMPLES.map((example) => (
          <li key={example}>
            <Link
              className={classes.example}
              to={to.search({ type: SALE_TYPE.all, goods_name: t(example), search: SEARCH_MODE.ai })}
            >
              {t(example)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
