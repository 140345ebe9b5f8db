import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format';
import { type NumberBounds, numberFault } from './number-text';

/**
 * Why a number that is typed is refused, in the reader's language; undefined for what is right, and for an empty text.
 * @param unit shown behind a bound, "%"
 */
export function useNumberText(): (text: string, bounds: NumberBounds, unit?: string) => string | undefined {
  const { t } = useTranslation('kit');
  return (text, bounds, unit = '') => {
    const fault = numberFault(text, bounds);
    switch (fault) {
      case null:
        return undefined;
      case 'digits':
        return t('number.digits', { count: bounds.digits });
      case 'min':
        return t('number.min', { limit: `${formatNumber(bounds.min ?? 0)}${unit}` });
      case 'max':
        return t('number.max', { limit: `${formatNumber(bounds.max ?? Number.MAX_SAFE_INTEGER)}${unit}` });
      case 'number':
      case 'whole':
        return t(`number.${fault}`);
    }
  };
}
