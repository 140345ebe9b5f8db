import type { BinAddress } from '@fovea/shared-types/warehouse/label-addresses';
import type { SerialPlace } from '@fovea/shared-types/warehouse/stock.dto';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Scan, type ScanResult, useScan } from '../../../kit/scan/use-scan';
import { isCallFailure } from '../../../lib/api-client';
import { sendFind } from '../passport/passport.queries';
import type { FoundItem } from '../stock/stock.queries';
import { isLost, placeOf } from '../stock/place-of';
import { type ReadCode, readCode, sameCode } from '../stock/read-code';
import { withBin, withScanned } from './scanned';
import { allOf, type BinChoice, isBySerial, type LineDraft, newLine } from './stock-lines';
import { type ItemKey, useLookup } from './use-lookup';

export interface ScannedLines {
  lines: readonly LineDraft[];
  /** Where what is scanned next is put or taken. */
  bin: BinChoice | null;
}

interface Options extends ScannedLines {
  direction: 'in' | 'out';
  /** To or from where; 0 while none is chosen. */
  warehouseId: number;
  onChange: (next: ScannedLines) => void;
  /** A bin that is scanned is no place of a line. */
  onBin?: ((bin: BinChoice) => void) | undefined;
}

/**
 * Codes scanned one after the other into the lines of a document. A package names product, lot, expiry day
 * and serial number; a bin's label sets the bin of what follows; a bare serial number is of its known
 * product, or of the one chosen last. Without a network pieces are accepted unchecked: the document is
 * checked when it is sent.
 */
export function useScanLines({
  direction,
  warehouseId,
  lines,
  bin,
  onChange,
  onBin,
}: Options): Scan & { choices: readonly FoundItem[]; choose: (item: FoundItem) => void } {
  const { t } = useTranslation('stock');
  const { binOf, itemsOf } = useLookup({ direction, warehouseId });
  const [choice, setChoice] = useState<Choice | null>(null);
  /** Which of the items with one number is meant, by that number. */
  const chosen = useRef<Map<string, FoundItem>>(new Map());
  // Codes come faster than the page is drawn.
  const latest = useRef<ScannedLines>({ lines, bin });
  useEffect(() => {
    latest.current = { lines, bin };
  }, [lines, bin]);
  const put = (next: ScannedLines): void => {
    latest.current = next;
    onChange(next);
  };
  const wrong = (text: string): ScanResult => ({ isRight: false, text });
  const right = (text: string): ScanResult => ({ isRight: true, text });

  const selectBin = ({ id, code, warehouseId: of }: BinAddress): ScanResult => {
    if (of !== warehouseId) return wrong(t('scan.other_warehouse', { code }));
    if (onBin) onBin({ id, code });
    else put({ lines: withBin(latest.current.lines, { id, code }), bin: { id, code } });
    return right(t('scan.bin', { code }));
  };
  /** @returns several where the code alone does not say which */
  const itemBy = async (by: ItemKey): Promise<FoundItem | FoundItem[] | undefined> => {
    const isIt = ({ item: { gtin, id, code } }: LineDraft): boolean =>
      'gtin' in by ? gtin === by.gtin : 'product_id' in by ? id === by.product_id : code === by.goods_code;
    const known =
      latest.current.lines.find(isIt)?.item ?? ('gtin' in by ? chosen.current.get(by.gtin) : undefined);
    if (known !== undefined) return known;
    const found = await itemsOf(by);
    return found.length > 1 ? found : found[0];
  };
  const askWhich = (code: string, gtin: string, items: readonly FoundItem[]): ScanResult => {
    setChoice({ code, gtin, items });
    return wrong(t('scan.several', { code }));
  };
  const add = (
    item: FoundItem,
    read: Pick<ReadCode, 'serial' | 'lot' | 'expires'>,
    isSeen = true,
  ): ScanResult => {
    const { name } = item;
    const serial = isBySerial({ item }) ? read.serial : null;
    if (isBySerial({ item }) && serial === null) return wrong(t('scan.serial_missing', { name }));
    const next = withScanned(latest.current.lines, item, { ...read, serial }, latest.current.bin);
    if (next === null) return wrong(t('scan.twice', { serial: serial ?? '' }));
    if (item.free !== null && allOf(next, { item }) > item.free)
      return wrong(t('problem.too_many', { name }));
    put({ ...latest.current, lines: next });
    const what = serial ?? (read.lot === '' ? (item.code ?? name) : read.lot);
    return right(t(isSeen ? 'scan.added' : 'scan.added_unseen', { serial: what, name }));
  };
  /** Adds a piece that may be taken out, or received; else reports where it is. */
  const addSeen = (
    item: FoundItem,
    read: ReadCode,
    serial: string,
    place: SerialPlace | null,
  ): ScanResult => {
    const isHere = place?.in_stock === 1 && place.ware_house_id === warehouseId && place.is_reserved === 0;
    if (direction === 'in' && place?.in_stock === 1)
      return wrong(t('scan.in_stock', { serial, ware_house: place.ware_house_name ?? '-' }));
    if (direction === 'out' && !isHere) return wrong(t('scan.elsewhere', { serial }));
    const bin = direction === 'out' ? latest.current.bin : null;
    if (bin !== null && place?.bin_code !== bin.code)
      return wrong(t('scan.other_bin', { serial, code: place?.bin_code ?? '-' }));
    return add(item, { ...read, serial });
  };
  const addPiece = async (item: FoundItem, read: ReadCode, serial: string): Promise<ScanResult> => {
    const place = await placeOf(item.id, serial);
    return place === 'lost' ? add(item, { ...read, serial }, false) : addSeen(item, read, serial, place);
  };
  /** Somebody's own code: the number of a piece, or a model. */
  const takeText = async (read: ReadCode): Promise<ScanResult> => {
    const { text: code } = read;
    const pieces = latest.current.lines.filter(isBySerial);
    const last = pieces.at(-1)?.item;
    const isModel = latest.current.lines.some(({ item }) => item.code !== null && sameCode(item.code, code));
    if (!isModel && direction === 'in' && last) return addPiece(last, read, code);
    if (!isModel && direction === 'out') {
      const ids = [...new Set(pieces.map(({ item }) => item.id)), null];
      for (const id of ids) {
        const place = await placeOf(id, code);
        if (place === 'lost')
          return last ? add(last, { ...read, serial: code }, false) : wrong(t('scan.lost'));
        if (place === null) continue;
        const item = oneOf(await itemBy({ product_id: place.product_id }));
        return item ? addSeen(item, read, code, place) : wrong(t('scan.elsewhere', { serial: code }));
      }
    }
    const item = oneOf(await itemBy({ goods_code: code }));
    if (item) return add(item, read);
    return wrong(direction === 'in' ? t('scan.no_line') : t('scan.elsewhere', { serial: code }));
  };
  /** The number on its package names an item: what is scanned next are its pieces. */
  const select = (item: FoundItem): ScanResult => {
    const { lines: present, bin: place } = latest.current;
    if (present.findLast(isBySerial)?.item.id !== item.id)
      put({ lines: [...present, newLine(item, place)], bin: place });
    return right(t('scan.selected', { name: item.name }));
  };
  const take = async (code: string): Promise<ScanResult> => {
    setChoice(null);
    let read = readCode(code, new Date());
    if (read.bin !== null) return selectBin(read.bin);
    if (direction === 'out' && warehouseId === 0) return wrong(t('scan.no_warehouse'));
    if (read.isPassport) {
      const [only, ...others] = await sendFind(code);
      if (!only || others.length > 0) return wrong(t('scan.unknown', { code }));
      read = { ...read, productId: only.product_id, serial: only.serial_number };
    }
    const { gtin, productId, serial, text } = read;
    const found = text === '' ? null : await binOf(text);
    if (found !== null) return selectBin(found);
    if (gtin === null && productId === null) {
      const named = read.ean === null ? undefined : await itemBy({ gtin: read.ean });
      if (Array.isArray(named)) return askWhich(code, read.ean ?? '', named);
      if (named !== undefined) return isBySerial({ item: named }) ? select(named) : add(named, read);
      return takeText({ ...read, text: serial ?? text, serial: null });
    }
    const item = await itemBy(gtin === null ? { product_id: productId ?? 0 } : { gtin });
    if (Array.isArray(item)) return askWhich(code, gtin ?? '', item);
    if (!item) return wrong(t('scan.no_item', { code }));
    return serial !== null && isBySerial({ item }) ? addPiece(item, read, serial) : add(item, read);
  };
  const scan = useScan(async (code) => {
    try {
      return await take(code);
    } catch (error) {
      if (isLost(error)) return wrong(t('scan.lost'));
      if (!isCallFailure(error)) throw error;
      return wrong(error instanceof Error ? error.message : t('scan.unknown', { code }));
    }
  });
  const choose = (item: FoundItem): void => {
    if (choice === null) return;
    chosen.current.set(choice.gtin, item);
    scan.take(choice.code);
  };
  return { ...scan, choices: choice?.items ?? [], choose };
}

/** Items of several owners that have the scanned number. */
interface Choice {
  code: string;
  gtin: string;
  items: readonly FoundItem[];
}

const oneOf = (found: FoundItem | FoundItem[] | undefined): FoundItem | undefined =>
  Array.isArray(found) ? undefined : found;
