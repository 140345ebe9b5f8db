import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/toast-store';
import { COMPARE_MAX } from './compare-ids';
import { addCompared, removeCompared, useIsCompared } from './compare-store';

/** Whether these goods are compared, and the toggle; without room it shows that. */
export function useCompareToggle(goodsId: number): readonly [boolean, () => void] {
  const { t } = useTranslation('goods');
  const isCompared = useIsCompared(goodsId);
  const toggle = (): void => {
    if (isCompared) removeCompared(goodsId);
    else if (!addCompared(goodsId)) toast.error(t('compare.full', { max: COMPARE_MAX }));
  };
  return [isCompared, toggle];
}
