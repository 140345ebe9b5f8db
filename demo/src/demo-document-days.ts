import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import type { OpenDocument, DocumentLine } from './content/open-documents.js';
import type { PlaceKey } from './content/places.js';
import { deliveries, pieces, uses } from './content/stock-stories.js';

/** A document of a past day: it was submitted in the morning, and somebody approved it the same day. */
export type PastDocument = Pick<OpenDocument, 'at' | 'type' | 'kind' | 'customer' | 'lines'> & {
  daysAgo: number;
};

type OneLine = Omit<PastDocument, 'lines'> & { line: DocumentLine };

/** What the stories of devices and supplies made people write, the oldest first; what came and left together is one document. */
export function pastDocuments(): PastDocument[] {
  const lines = [...pieces.flatMap(linesOfPiece), ...deliveries.map(lineOfDelivery), ...uses.map(lineOfUse)];
  const documents = new Map<string, PastDocument & { lines: DocumentLine[] }>();
  for (const { line, ...document } of lines) {
    const { at, daysAgo, type, kind = 0, customer } = document;
    const key = [at, daysAgo, type, kind, customer].join(' ');
    const known = documents.get(key) ?? { ...document, lines: [] };
    known.lines.push(line);
    documents.set(key, known);
  }
  // Of one day what comes in first: it may leave the same day.
  return [...documents.values()].sort((a, b) => b.daysAgo - a.daysAgo || a.type - b.type);
}

function linesOfPiece({ at, bin, goodsSn, serial, cost, came, went }: (typeof pieces)[number]): OneLine[] {
  const line = { goodsSn, serial, bin };
  const { daysAgo, kind, from: customer } = came;
  return [
    { at, daysAgo, kind, customer, type: STOCK_TYPE.in, line: { ...line, cost } },
    ...(went === undefined ? [] : [{ at, daysAgo: went.daysAgo, type: went.type, customer: went.to, line }]),
  ];
}

const BOUGHT = 1;

const lineOfDelivery = ({ at, daysAgo, from, unitCost, ...line }: (typeof deliveries)[number]): OneLine => ({
  at,
  daysAgo,
  kind: BOUGHT,
  customer: from,
  type: STOCK_TYPE.in,
  line: { ...line, cost: unitCost },
});

const lineOfUse = ({ at, daysAgo, type, to, item, quantity }: (typeof uses)[number]): OneLine => ({
  at,
  daysAgo,
  type,
  customer: to,
  line: { item, quantity },
});

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const UTC_OFFSET_HOURS: Record<PlaceKey, number> = { osaka: 9, tokyo: 9, shanghai: 8 };
const MORNING_HOURS = 9.5;
const STEP_MS = 23 * 60_000;

/** In the morning of a day at a warehouse; `position` spreads what is of one day. */
export function morningOf(at: PlaceKey, daysAgo: number, position: number): Date {
  const offset = UTC_OFFSET_HOURS[at] * HOUR_MS;
  const today = Math.floor((Date.now() + offset) / DAY_MS) * DAY_MS - offset;
  return new Date(today - daysAgo * DAY_MS + MORNING_HOURS * HOUR_MS + (position % 9) * STEP_MS);
}

export const dayIn = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

export const hoursAfter = (at: Date, hours: number): Date => new Date(at.getTime() + hours * HOUR_MS);
