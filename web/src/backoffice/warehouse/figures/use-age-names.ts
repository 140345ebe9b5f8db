import { AGES } from '@fovea/shared-types/warehouse/figure-bounds';
import { useTranslation } from 'react-i18next';

/** What pieces of an age are called: so many days since their receipt. */
export function useAgeNames(): (from: number) => string {
  const { t } = useTranslation('figures');
  return (from) => {
    const next = AGES[AGES.findIndex((age) => age === from) + 1];
    return next === undefined ? t('ages.from', { from }) : t('ages.between', { from, to: next - 1 });
  };
}
