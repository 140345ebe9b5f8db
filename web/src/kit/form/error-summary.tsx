import { useTranslation } from 'react-i18next';
import classes from './error-summary.module.css';

/** More than three errors do not fit into one look: they are listed at the top as well. */
export function ErrorSummary({ errors }: { errors: Readonly<Record<string, string | undefined>> }) {
  const { t } = useTranslation();
  const texts = Object.values(errors).filter((text) => text !== undefined);
  if (texts.length <= 3) return null;
  return (
    <div role="alert" className={classes.root}>
      <p>{t('form.errors', { count: texts.length })}</p>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
