import type { CompanyInfo } from '@fovea/shared-types/member/company.dto';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../lib/format';
import { COMPANY_FIELDS } from './certification-values';
import classes from './certification.module.css';

/** The reason of a refusal, and those of single fields. */
export function Refusal({ info }: { info: CompanyInfo }) {
  const { t } = useTranslation('certification');
  const named = [...COMPANY_FIELDS, 'images' as const].filter(
    (name) => info.field_reasons[name] !== undefined,
  );
  return (
    <section className={classes.banner} data-tone="danger" aria-label={t('failed.title')}>
      <IconAlertTriangle size={26} aria-hidden />
      <div>
        <h2>{t('failed.heading')}</h2>
        {info.reason !== null && <p className={classes.reason}>{info.reason}</p>}
        {named.length > 0 && (
          <dl className={classes.reasons}>
            {named.map((name) => (
              <div key={name}>
                <dt>{t(`field.${name}`)}</dt>
                <dd>{info.field_reasons[name]}</dd>
              </div>
            ))}
          </dl>
        )}
        {info.decided_at !== null && (
          <p className={classes.small}>{t('failed.at', { time: formatDateTime(info.decided_at) })}</p>
        )}
      </div>
    </section>
  );
}
