import { useTranslation } from 'react-i18next';
import { RichText } from '../../kit/rich-text/rich-text';
import classes from './static-page.module.css';

/** What is typed, drawn by the part that draws it in the storefront. */
export function StaticPagePreview({ title, content }: { title: string; content: string }) {
  const { t } = useTranslation('content');
  return (
    <section className={classes.preview} aria-label={t('static.preview_label')}>
      <p className={classes.title}>{title}</p>
      <RichText html={content} />
    </section>
  );
}
