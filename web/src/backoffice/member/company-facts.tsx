import type { MerchantFields } from '@fovea/shared-types/member/merchant.dto';
import { useTranslation } from 'react-i18next';
import { type Fact, Facts } from '../../kit/detail-view/detail-view';
import { useDict } from '../../lib/dicts';
import { formatCountry } from '../../lib/format';
import { merchantLabel } from './labels';
import { COMPARED, type ComparedField } from './submission-changes';

type CompanyValues = Pick<MerchantFields, Exclude<ComparedField, 'country'>> & { country: string | null };

interface CompanyFactsProps {
  company: CompanyValues;
  /** Field → its previous value; those are marked. */
  changes?: ReadonlyMap<ComparedField, string | number | null>;
}

/** A company's fields. */
export function CompanyFacts({ company, changes = new Map() }: CompanyFactsProps) {
  const { t } = useTranslation('member');
  const types = useDict('merchant_type');
  const shown = (field: ComparedField, value: string | number | null | undefined): Fact['value'] => {
    if (value === null || value === undefined) return null;
    if (field === 'type') return types.label(value);
    return field === 'country' ? formatCountry(String(value)) : value;
  };
  return (
    <Facts
      changedLabel={t('audit.changed')}
      facts={COMPARED.map((field) => ({
        label: merchantLabel(field),
        value: shown(field, company[field]),
        isChanged: changes.has(field),
        before: shown(field, changes.get(field)),
      }))}
    />
  );
}
