import type { Language } from '@fovea/shared-types/language';
import { DEVICE_CLASSES } from '@fovea/shared-types/member/device-class';
import type { RowOf } from '@fovea/shared-types/record/record';
import { textIn, type Translations } from '@fovea/shared-types/record/translations';
import { tradeRecord } from '@fovea/shared-types/warehouse/trade-record.record';
import { DateTime } from 'luxon';
import { documentTexts } from '../../i18n/document-text.js';
import type { PrintedDocument } from '../../platform/printing/printed-document.js';
import type { Period, TradePlace } from './trade-place.repository.js';

export type TradeRow = RowOf<typeof tradeRecord.declared>;

const { shown } = tradeRecord.declared;

/** What an inspector reads: the place with its licences, and line by line what came and went. */
export function tradeDocument(
  { place, period, rows }: { place: TradePlace; period: Period; rows: readonly TradeRow[] },
  language: Language,
): PrintedDocument {
  const texts = documentTexts(language).tradeRecords;
  const textOf = ({ label }: { label: Translations }): string => textIn(label, language);
  const until = (day: string | null): string => (day === null ? '' : `~ ${day}`);
  return {
    language,
    title: texts.title,
    number: `${period.begin} – ${period.end}`,
    blocks: [
      {
        kind: 'parties',
        parties: [
          { title: textOf(shown.company_name), lines: [place.company_name] },
          {
            title: textOf(shown.ware_house_name),
            lines: [place.name, place.address, place.manager, place.phone].filter((line) => line !== ''),
          },
        ],
      },
      {
        kind: 'facts',
        facts: [
          { label: texts.period, value: `${period.begin} – ${period.end}` },
          { label: texts.count, value: String(rows.length) },
          ...place.licences.map((licence) => ({
            label: licence.kind,
            value: [licence.number, until(licence.until)].join(' ').trim(),
          })),
        ],
      },
      {
        kind: 'table',
        columns: [
          { label: textOf(shown.created_at), share: 3 },
          { label: textOf(shown.goods_name), share: 5 },
          { label: [shown.serial_number, shown.lot_number].map(textOf).join(' / '), share: 3 },
          { label: textOf(shown.quantity), share: 1.2, align: 'right' },
          { label: texts.partner, share: 5 },
          { label: textOf(shown.keep_until), share: 2.3 },
        ],
        rows: rows.map((row) => [
          lines([
            DateTime.fromISO(row.created_at, { zone: place.time_zone }).toISODate(),
            named(shown.direction.names, row.direction, language),
            row.is_undone ? textOf(shown.is_undone) : null,
            row.document,
          ]),
          lines([
            row.goods_name,
            row.generic_name === row.goods_name ? null : row.generic_name,
            [row.maker, row.goods_code].filter((part) => part !== null).join(' '),
            row.device_class === null ? null : named(DEVICE_CLASSES, row.device_class, language),
            row.is_maintenance_required ? textOf(shown.is_maintenance_required) : null,
          ]),
          lines([row.serial_number, row.lot_number, row.expires_on === null ? null : until(row.expires_on)]),
          String(row.quantity),
          lines([
            row.partner_name ?? '-',
            row.partner_address,
            row.partner_phone,
            [row.partner_licence_kind, row.partner_licence_number, until(row.partner_licence_until)]
              .filter((part) => part !== null && part !== '')
              .join(' '),
          ]),
          row.keep_until ?? '-',
        ]),
      },
      { kind: 'notes', text: texts.note },
    ],
    footer: `${place.company_name} · ${place.name}`,
  };
}

const lines = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join('\n');

function named(
  names: Readonly<Record<number, Translations>> | undefined,
  code: number,
  language: Language,
): string {
  const texts = names?.[code];
  return texts === undefined ? String(code) : textIn(texts, language);
}
