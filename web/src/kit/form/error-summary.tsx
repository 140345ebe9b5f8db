import { useTranslation } from 'react-i18next';
import classes from './error-summary.module.css';

/** More than three errors do not fit into one look: they are listed at the top as well. */
export function ErrorSummary({ errors }: { errors: Readonly<Record<string, string | undefined>> }) {
  const { t } = useTranslation();
  const found = Object.entries(errors).filter(([, text]) => text !== undefined);
  if (found.length <= 3) return null;
  return (
    <div role="alert" className={classes.root}>
      <p>{t('form.errors', { count: found.length })}</p>
      <ul>
        {found.map(([field, text]) => (
          <li key={field}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
