import type { Language } from '@fovea/shared-types/language';
import type { OrderAddress } from '@fovea/shared-types/order/order-address.dto';
import { codeName } from '../../i18n/dictionary-text.js';
import { timeText } from '../../i18n/notice-text.js';
import { documentTexts } from '../../i18n/document-text.js';
import type { PrintedDocument } from '../../platform/printing/printed-document.js';
import { isCode128 } from '../../platform/printing/label-printing.js';
import type { PackedOrder } from './packing.repository.js';
import type { PackedParcel } from './parcel-contents.js';

/** The recipient, and the destination; nothing else of the buyer. */
export const placeLines = (address: OrderAddress | null): string[] =>
  address === null
    ? []
    : [
        [address.postal_code, address.province, address.city, address.district],
        [address.street, address.house_number, address.building],
        [address.country],
        [address.mobile ?? address.telephone],
      ]
        .map((parts) => parts.filter(Boolean).join(' '))
        .filter((line) => line !== '');

/** The contents of a parcel of an order, to be ticked off; without prices. */
export function drawnPackingList(
  order: PackedOrder,
  { place, lines }: PackedParcel,
  language: Language,
): PrintedDocument {
  const texts = documentTexts(language).packing;
  const { seller, address } = order;
  const isPart = (part: string | null): part is string => part !== null && part !== '';
  return {
    language,
    title: texts.title,
    number: place === null ? order.order_no : `${order.order_no} (${place.number}/${place.count})`,
    ...(isCode128(order.order_no) && {
      code: { kind: 'code128' as const, text: order.order_no, caption: order.order_no },
    }),
    blocks: [
      {
        kind: 'parties',
        parties: [
          { title: texts.to, lines: [address?.name ?? order.buyer_name, ...placeLines(address)] },
          { title: texts.from, lines: [seller.name, seller.address, seller.phone].filter(isPart) },
        ],
      },
      {
        kind: 'facts',
        facts: [
          { label: texts.facts.ordered, value: timeText(order.created_at, language) },
          ...(order.delivery_type === null
            ? []
            : [
                {
                  label: texts.facts.delivery,
                  value: codeName(language, 'delivery_type', order.delivery_type),
                },
              ]),
          ...(order.remark === '' ? [] : [{ label: texts.facts.remark, value: order.remark }]),
        ],
      },
      {
        kind: 'table',
        columns: [
          { label: texts.columns.line, share: 1 },
          { label: texts.columns.goods, share: 6 },
          { label: texts.columns.serial, share: 3 },
          { label: texts.columns.statement, share: 3 },
          { label: texts.columns.quantity, share: 1.5, align: 'right' },
          { label: texts.columns.packed, share: 1.5 },
        ],
        rows: lines.map(({ name, pieces, isPart: ofSome, quantity }, at) => [
          String(at + 1),
          name,
          pieces.map(({ serial_number }) => (ofSome ? `□ ${serial_number}` : serial_number)).join(', '),
          pieces
            .map(({ statement_sn }) => statement_sn)
            .filter(isPart)
            .join(', '),
          String(quantity),
          '□',
        ]),
      },
      {
        kind: 'totals',
        totals: [
          { label: texts.total, value: String(lines.reduce((sum, { quantity }) => sum + quantity, 0)) },
        ],
      },
      { kind: 'signatures', labels: [...texts.signatures] },
    ],
    footer: seller.name,
  };
}
