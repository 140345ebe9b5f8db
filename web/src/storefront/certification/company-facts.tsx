import type { CompanyInfo } from '@fovea/shared-types/member/company.dto';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatCountry } from '../../lib/format';
import { COMPANY_FIELDS } from './certification-values';
import classes from './certification.module.css';
import { typeLabel } from './company-type';

/** What was sent, to read. */
export function CompanyFacts({ info }: { info: CompanyInfo }) {
  const { t } = useTranslation('certification');
  const fact = (name: (typeof COMPANY_FIELDS)[number]): string => {
    if (name === 'type') return info.type === null ? '-' : t(typeLabel(info.type));
    if (name === 'country') return info.country === null ? '-' : formatCountry(info.country);
    return info[name] ?? '-';
  };
  return (
    <section className={classes.card} aria-label={t('facts.title')}>
      <h2>{t('facts.title')}</h2>
      <dl className={classes.facts}>
        {COMPANY_FIELDS.map((name) => (
          <div key={name}>
            <dt>{t(`field.${name}`)}</dt>
            <dd>{fact(name)}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('field.images')}</h3>
      <ul className={classes.documents}>
        {info.images.map((image) => (
          <li key={image.id}>
            <a href={image.url} target="_blank" rel="noopener" title={image.name}>
              {image.thumbnail_url === null ? (
                <IconFileTypePdf size={40} stroke={1.25} aria-label={image.name} />
              ) : (
                <img src={image.thumbnail_url} alt={image.name} loading="lazy" />
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
