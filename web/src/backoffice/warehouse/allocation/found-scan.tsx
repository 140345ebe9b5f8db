import type { BinAddress } from '@fovea/shared-types/warehouse/label-addresses';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ScanField } from '../../../kit/scan/scan-field';
import { type ScanResult, useScan } from '../../../kit/scan/use-scan';
import { isCallFailure } from '../../../lib/api-client';
import { BinField } from '../documents/bin-field';
import { useHasBins } from '../documents/bins';
import type { BinChoice } from '../documents/stock-lines';
import { useLookup } from '../documents/use-lookup';
import { sendFind } from '../passport/passport.queries';
import { readCode } from '../stock/read-code';
import type { FoundProps } from './found-table';
import { withCode } from './found-things';

interface FoundScanProps extends FoundProps {
  onBin: (bin: BinChoice | null) => void;
}

/** A wrong number is reported by a sound, a vibration and its name, without a request: it works offline. */
export function FoundScan({ things, found, bin, warehouseId, onChange, onBin }: FoundScanProps) {
  const { t } = useTranslation('allocation');
  const { t: stock } = useTranslation('stock');
  const { binOf } = useLookup({ direction: 'in', warehouseId });
  // Codes come faster than the page is drawn.
  const latest = useRef({ found, bin });
  useEffect(() => {
    latest.current = { found, bin };
  }, [found, bin]);
  const selectBin = ({ id, code, warehouseId: of }: BinAddress): ScanResult => {
    if (of !== warehouseId) return { isRight: false, text: t('found.far_bin', { code }) };
    latest.current = { ...latest.current, bin: { id, code } };
    onBin({ id, code });
    return { isRight: true, text: stock('scan.bin', { code }) };
  };
  const scan = useScan(async (code) => {
    const read = readCode(code, new Date());
    if (read.bin !== null) return selectBin(read.bin);
    const foundPieces = read.isPassport ? await piecesOf(() => sendFind(code)) : [];
    const [only, ...others] = foundPieces;
    const serial = only && others.length === 0 ? only.serial_number : read.serial;
    const result = withCode(things, latest.current.found, { ...read, serial }, latest.current.bin);
    if (result.is === 'not_sent' && read.text !== '') {
      const known = await binOf(read.text);
      if (known !== null) return selectBin(known);
    }
    if (result.is === 'other_bin') {
      const where = result.bin?.code ?? stock('lines.bin_any');
      return { isRight: false, text: t('found.other_bin', { name: result.name, code: where }) };
    }
    if (result.is !== 'found')
      return {
        isRight: false,
        text: t(`found.${result.is}`, { name: result.name === '' ? code : result.name }),
      };
    latest.current = { ...latest.current, found: result.found };
    onChange(result.found);
    return { isRight: true, text: t('found.right', { name: result.name }) };
  });
  const hasBins = useHasBins(warehouseId);
  return (
    <>
      <ScanField
        label={t('found.scan')}
        hint={t(hasBins ? 'found.scan_hint_bin' : 'found.scan_hint')}
        scan={scan}
        isContinuous
      />
      <BinField label={stock('lines.bin_next_in')} {...{ warehouseId, value: bin, onChange: onBin }} />
    </>
  );
}

/** Without a network the contents of the code itself must do. */
async function piecesOf<T>(ask: () => Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await ask();
  } catch (error) {
    if (!isCallFailure(error)) throw error;
    return [];
  }
}
