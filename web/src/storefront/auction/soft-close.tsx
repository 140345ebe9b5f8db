import { useTranslation } from 'react-i18next';
import type { ShownLot } from '../../kit/lot/shown-lot';

/** What a late bid does to the end, with the window of this very lot. */
export function SoftClose({ lot: { extend_seconds: seconds } }: { lot: ShownLot }) {
  const { t } = useTranslation('auction');
  return (
    <span>
      {seconds === 0
        ? t('rules.hard_close')
        : seconds % 60 === 0
          ? t('rules.soft_close', { count: seconds / 60 })
          : t('rules.soft_close_seconds', { seconds })}
    </span>
  );
}
