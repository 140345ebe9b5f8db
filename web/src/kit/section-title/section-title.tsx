import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import classes from './section-title.module.css';

export interface SectionTitleProps {
  id: string;
  title: string;
  text?: string;
  /** Where "more" leads. */
  more?: string;
  /** Before the title, e.g. the mark of what is live. */
  mark?: ReactNode;
}

export function SectionTitle({ id, title, text, more, mark }: SectionTitleProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.root}>
      <div>
        <h2 id={id}>
          {mark}
          {title}
        </h2>
        {text !== undefined && <p>{text}</p>}
      </div>
      {more !== undefined && (
        <Link to={more} className={classes.more} aria-label={t('action.more_of', { title })}>
          {t('action.more')}
          <IconArrowRight size={18} aria-hidden />
        </Link>
      )}
    </div>
  );
}
