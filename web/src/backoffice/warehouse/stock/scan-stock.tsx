import { stock } from '@fovea/shared-types/warehouse/stock.record';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ScanField } from '../../../kit/scan/scan-field';
import { type ScanResult, useScan } from '../../../kit/scan/use-scan';
import { api, isCallFailure } from '../../../lib/api-client';
import { sendFind } from '../passport/passport.queries';
import { placeOf } from './place-of';
import { readCode } from './read-code';

/** Stock found by a scanned code: a piece, a package, a label of ours, or its bin. */
export function ScanStock() {
  const { t } = useTranslation('stock');
  const [, setSearch] = useSearchParams();
  const show = (query: Record<string, string | number>, text: string): ScanResult => {
    setSearch(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])));
    return { isRight: true, text };
  };
  const take = async (code: string): Promise<ScanResult> => {
    const { bin, productId, gtin, text, isPassport, serial } = readCode(code, new Date());
    if (bin !== null)
      return show({ ware_house_id: bin.warehouseId, bin_id: bin.id }, t('scan.bin', { code: bin.code }));
    if (productId !== null) return show({ product_id: productId }, t('scan.shown'));
    if (isPassport) {
      const [only, ...others] = await sendFind(code);
      return only && others.length === 0
        ? show({ product_id: only.product_id }, t('scan.shown'))
        : { isRight: false, text: t('scan.unknown', { code }) };
    }
    if (gtin !== null && serial === null) return show({ gtin }, t('scan.shown'));
    const place = await placeOf(null, serial ?? text);
    if (place === 'lost') return { isRight: false, text: t('scan.lost_list') };
    if (place?.ware_house_id != null)
      return show(
        { product_id: place.product_id, ware_house_id: place.ware_house_id },
        t('scan.bins', {
          serial: serial ?? text,
          ware_house: place.ware_house_name,
          bin: place.bin_code ?? '-',
        }),
      );
    if (gtin !== null) return show({ gtin }, t('scan.shown'));
    const { total } = await api(stock.calls.list, { goods_code: text }, { quiet: true });
    return total > 0
      ? show({ goods_code: text }, t('scan.shown'))
      : { isRight: false, text: t('scan.unknown', { code: text }) };
  };
  const scan = useScan(async (code) => {
    try {
      return await take(code);
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      return { isRight: false, text: error instanceof Error ? error.message : t('scan.unknown', { code }) };
    }
  });
  return <ScanField label={t('scan.find')} scan={scan} />;
}
