import { useTranslation } from 'react-i18next';

const STAR_KEYS = ['star.1', 'star.2', 'star.3', 'star.4', 'star.5'] as const;

/** The meaning of a number of stars, and its text for screen readers. */
export function useStarTexts() {
  const { t } = useTranslation('evaluation');
  return {
    labelOf: (star: number): string => {
      const key = STAR_KEYS[star - 1];
      return key === undefined ? '' : t(key);
    },
    ofFive: (stars: string | number): string => t('of_five', { stars }),
  };
}
