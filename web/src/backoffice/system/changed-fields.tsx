import type { AuditField } from '@fovea/shared-types/rbac/audit-log.dto';
import { useTranslation } from 'react-i18next';
import classes from './audit-log-dialog.module.css';
import { AuditSide } from './audit-value';

interface ChangedFieldsProps {
  fields: readonly AuditField[];
  /** Titles of fields by their names. */
  names: Readonly<Record<string, string>>;
}

/** A row before and after, field by field. */
export function ChangedFields({ fields, names }: ChangedFieldsProps) {
  const { t } = useTranslation('system');
  if (fields.length === 0) return <p className={classes.minor}>{t('audit.no_fields')}</p>;
  return (
    <div className={classes.scroll}>
      <table className={classes.changes}>
        <caption>{t('audit.fields')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('audit.field')}</th>
            <th scope="col">{t('audit.before')}</th>
            <th scope="col">{t('audit.after')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.path.join('.')} data-changed={field.is_changed || undefined}>
              <th scope="row">{titleOf(field.path, names)}</th>
              <td>
                <AuditSide field={field} side="before" />
              </td>
              <td>
                <AuditSide field={field} side="after" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Words for a field: the titles on the way to it; a name that has none stays as it was written. */
const titleOf = (path: readonly string[], titles: Readonly<Record<string, string>>): string =>
  path.map((name) => (Object.hasOwn(titles, name) ? titles[name] : name)).join(' · ');
