import type { CountEntryResult } from '@fovea/shared-types/warehouse/stock-count.dto';
import { useTranslation } from 'react-i18next';

/** The result of an entry, as text for its counter. */
export function useResultText(): (one: CountEntryResult, label: string) => string {
  const { t } = useTranslation('counts');
  return (one, label) =>
    t(`result.${one.kind}`, {
      name: one.goods_name === '' ? label : one.goods_name,
      serial: one.serial_number ?? label,
      count: one.counted ?? 0,
      bin: one.bin_code ?? '',
    });
}
