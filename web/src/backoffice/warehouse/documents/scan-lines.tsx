import { gs1Facts, parseGs1, withoutSymbology } from '@fovea/shared-types/warehouse/gs1';
import { addressedBy } from '@fovea/shared-types/warehouse/passport-rules';
import { serialNumberByProductSn } from '@fovea/shared-types/warehouse/stock.calls';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ScanField } from '../../../kit/scan/scan-field';
import { type ScanResult, useScan } from '../../../kit/scan/use-scan';
import { api, ApiRefusal, isCallFailure } from '../../../lib/api-client';
import { sendFind } from '../passport/passport.queries';
import { isBySerial, type LineDraft, withSerial } from './stock-lines';

interface ScanLinesProps {
  direction: 'in' | 'out';
  /** From where it goes out. */
  warehouseId: number;
  lines: readonly LineDraft[];
  onChange: (lines: LineDraft[]) => void;
}

/** The serial number that a code says; our own label says where the piece is described. */
async function serialOf(code: string): Promise<string | null> {
  if (addressedBy(withoutSymbology(code))) {
    const [only, ...others] = await sendFind(code);
    return only && others.length === 0 ? only.serial_number : null;
  }
  return gs1Facts(parseGs1(code) ?? [], new Date()).serial_number ?? withoutSymbology(code);
}

/** Where a piece is known to lie; null where nobody knows it. */
async function placeOf(product_id: number, serial_number: string) {
  try {
    return await api(serialNumberByProductSn, { product_id, serial_number }, { quiet: true });
  } catch (error) {
    if (error instanceof ApiRefusal && error.error === 'NOT_FOUND') return null;
    throw error;
  }
}

/**
 * Pieces scanned one after the other into the lines: what goes out has to lie in this warehouse and finds its line by
 * itself; what comes in may not be in stock anywhere and belongs to the product chosen last.
 */
export function ScanLines({ direction, warehouseId, lines, onChange }: ScanLinesProps) {
  const { t } = useTranslation('stock');
  // Codes come faster than the page is drawn.
  const latest = useRef(lines);
  useEffect(() => {
    latest.current = lines;
  }, [lines]);
  const wrong = (text: string): ScanResult => ({ isRight: false, text });
  const add = (at: number, serial: string): ScanResult => {
    const next = withSerial(latest.current, at, serial);
    if (!next) return wrong(t('scan.twice', { serial }));
    latest.current = next;
    onChange(next);
    return { isRight: true, text: t('scan.added', { serial, name: next[at]?.item.name ?? '' }) };
  };
  const take = async (code: string): Promise<ScanResult> => {
    const places = latest.current.flatMap((line, at) => (isBySerial(line) ? [at] : []));
    if (places.length === 0) return wrong(t('scan.no_line'));
    const serial = await serialOf(code);
    if (serial === null) return wrong(t('scan.unknown', { code }));
    if (direction === 'in') {
      const at = places.at(-1) ?? 0;
      const known = await placeOf(latest.current[at]?.item.id ?? 0, serial);
      return known?.in_stock === 1
        ? wrong(t('scan.in_stock', { serial, ware_house: known.ware_house_name ?? '-' }))
        : add(at, serial);
    }
    for (const at of places) {
      const known = await placeOf(latest.current[at]?.item.id ?? 0, serial);
      if (known?.in_stock === 1 && known.ware_house_id === warehouseId && known.is_reserved === 0)
        return add(at, serial);
    }
    return wrong(t('scan.elsewhere', { serial }));
  };
  const scan = useScan(async (code) => {
    try {
      return await take(code);
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      return wrong(error instanceof Error ? error.message : t('scan.unknown', { code }));
    }
  });
  return <ScanField label={t('scan.label')} scan={scan} isContinuous />;
}
