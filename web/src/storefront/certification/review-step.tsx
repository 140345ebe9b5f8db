import '../../kit/form/form-styles';
import { Checkbox } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { formatCountry } from '../../lib/format';
import { AgreementLabel } from '../auth/agreement-label';
import { COMPANY_FIELDS, type CompanyValues } from './certification-values';
import classes from './certification.module.css';
import { typeLabel } from './company-type';

export interface ReviewStepProps {
  values: CompanyValues;
  images: readonly FileLink[];
  checked: boolean;
  error?: string;
  onChecked: (checked: boolean) => void;
}

/** Everything once more, before it is submitted. */
export function ReviewStep({ values, images, checked, error, onChecked }: ReviewStepProps) {
  const { t } = useTranslation('certification');
  const shown = (name: (typeof COMPANY_FIELDS)[number]): string => {
    if (name === 'type') return t(typeLabel(Number(values.type)));
    return name === 'country' ? formatCountry(values.country) : values[name];
  };
  return (
    <>
      <dl className={classes.facts}>
        {COMPANY_FIELDS.map((name) => (
          <div key={name}>
            <dt>{t(`field.${name}`)}</dt>
            <dd>{shown(name)}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('documents.count', { count: images.length })}</h3>
      <ul className={classes.documents}>
        {images.map((image) => (
          <li key={image.id}>
            {image.thumbnail_url === null ? (
              <IconFileTypePdf size={40} stroke={1.25} aria-label={image.name} />
            ) : (
              <img src={image.thumbnail_url} alt={image.name} />
            )}
          </li>
        ))}
      </ul>
      <Checkbox
        name="checked"
        color="brand.8"
        label={<AgreementLabel />}
        checked={checked}
        error={error}
        onChange={(event) => onChecked(event.target.checked)}
      />
    </>
  );
}
