import { BY_SERIAL, Refusal, type Line } from './naive-model.js';

/** Something counted: so many of a number or lot, one more or in all; or one piece. */
export interface Entry {
  product: number;
  count: number;
  serial?: string;
  lot?: string;
  isAll: boolean;
}

/** As `stock_count_piece.result` has them. */
const PIECE = { here: 1, missing: 2, found: 3, elsewhere: 4, moved: 5 } as const;

interface CountLine {
  product: number;
  lot: string;
  round: number;
  counted: number | null;
  expected: number | null;
  by: number | null;
  /** Pieces that came after something of it was counted. */
  since: string[];
  previousBy: number | null;
  isClosed: boolean;
  pieces: Record<string, number>;
}

export interface Count {
  warehouse: number;
  products: readonly number[];
  status: number;
  lines: CountLine[];
  notes: string[];
}

/** The parts of the stock room that a count needs. */
export interface CountedRoom {
  onHand(warehouse: number, product: number, lot: string): number;
  lotsIn(warehouse: number, product: number): string[];
  piecesIn(warehouse: number): string[];
  piece(serial: string): { warehouse: number | null; isOnItsWay: boolean; cost: number } | undefined;
  /** Of one, as recorded or as it came last. */
  costOf(warehouse: number, product: number): number;
}

/** Status, lines, pieces of lines, what belongs elsewhere. */
export type CountPicture = [
  number,
  Record<string, [number, number | null, number | null, number]>,
  Record<string, number>,
  string[],
];

const CONFIRMED = 1;
const CANCELLED = 9;

export function begun(
  room: CountedRoom,
  others: readonly Count[],
  warehouse: number,
  products: readonly number[],
): Count {
  const isOpen = (other: Count): boolean => other.status === 0 && other.warehouse === warehouse;
  if (others.some((other) => isOpen(other) && other.products.some((one) => products.includes(one))))
    throw new Refusal('COUNT_OVERLAPS');
  const lines = products.flatMap((product) => {
    const lots = product === BY_SERIAL ? [''] : room.lotsIn(warehouse, product);
    return (lots.length > 0 ? lots : ['']).map((lot) => aLine(product, lot));
  });
  return { warehouse, products, status: 0, lines, notes: [] };
}

/** @returns what each entry came to, and each line that is somebody else's to close */
export function entered(
  room: CountedRoom,
  count: Count,
  by: number,
  entries: readonly Entry[],
  isClosing: boolean,
): string[] {
  refuseEnded(count);
  return [
    ...entries.map((entry) => enter(room, count, by, entry)),
    ...(isClosing ? close(room, count, by) : []),
  ];
}

/** A piece came, wherever to: it need not have been there when its line was counted. */
export function came(counts: readonly Count[], serial: string): void {
  for (const { lines } of counts)
    for (const line of lines)
      if (
        line.product === BY_SERIAL &&
        line.counted !== null &&
        !line.isClosed &&
        !line.since.includes(serial)
      )
        line.since.push(serial);
}

export function countedAnew(count: Count): number {
  refuseEnded(count);
  const differing = count.lines.filter((line) => differenceOf(line) !== 0);
  if (differing.length === 0) throw new Refusal('STATE_CONFLICT');
  for (const line of differing)
    Object.assign(line, { ...aLine(line.product, line.lot), round: line.round + 1, previousBy: line.by });
  return differing.length;
}

/** @returns what is received, and what is taken out */
export function confirmed(
  room: CountedRoom,
  count: Count,
  by: number,
): { surplus: Line[]; shortage: Line[] } {
  refuseEnded(count);
  const { warehouse, lines } = count;
  if (lines.some(({ isClosed }) => !isClosed)) throw new Refusal('COUNT_UNFINISHED');
  if (lines.some((line) => line.by === by && differenceOf(line) !== 0)) throw new Refusal('COUNT_OWN');
  count.status = CONFIRMED;
  const piles = lines.filter(({ product }) => product !== BY_SERIAL);
  const differing = (sign: number): Line[] =>
    piles
      .filter((line) => differenceOf(line) * sign > 0)
      .map(({ product, lot, ...line }) => ({
        product,
        count: Math.abs(differenceOf(line)),
        cost: room.costOf(warehouse, product),
        ...(lot !== '' && { lot }),
      }));
  // What moved since explains itself.
  const pieces = (result: number, isStill: (serial: string) => boolean): Line[] =>
    lines.flatMap((line) =>
      Object.entries(line.pieces)
        .filter(([serial, one]) => one === result && isStill(serial))
        .map(([serial]) => ({
          product: BY_SERIAL,
          count: 1,
          serial,
          cost: room.piece(serial)?.cost || room.costOf(warehouse, BY_SERIAL),
        })),
    );
  return {
    surplus: [
      ...differing(1),
      ...pieces(PIECE.found, (serial) => (room.piece(serial)?.warehouse ?? null) === null),
    ],
    shortage: [...differing(-1), ...pieces(PIECE.missing, (serial) => isHere(room, count, serial))],
  };
}

export function cancelled(count: Count): void {
  refuseEnded(count);
  count.status = CANCELLED;
}

export const pictureOf = ({ status, lines, notes }: Count): CountPicture => [
  status,
  Object.fromEntries(
    lines.map((line) => [
      `${line.product} ${line.lot}`,
      [line.round, line.counted, line.expected, Number(line.isClosed)],
    ]),
  ),
  Object.fromEntries(lines.flatMap(({ pieces }) => Object.entries(pieces))),
  notes.toSorted(),
];

function enter(room: CountedRoom, count: Count, by: number, entry: Entry): string {
  if (entry.serial !== undefined) return enterPiece(room, count, by, entry.serial);
  const line = lineOf(count, entry.product, entry.lot ?? '');
  if (!line) return 'outside';
  const refusal = refusalOf(line, by);
  if (refusal) return refusal;
  const expected = room.onHand(count.warehouse, line.product, line.lot);
  if (!entry.isAll && line.counted !== null && line.expected !== expected) {
    Object.assign(line, { counted: null, expected: null, by: null });
    return 'moved';
  }
  const counted = entry.isAll ? entry.count : (line.counted ?? 0) + entry.count;
  Object.assign(line, { counted, expected, by, isClosed: entry.isAll });
  return 'counted';
}

function enterPiece(room: CountedRoom, count: Count, by: number, serial: string): string {
  const is = isHere(room, count, serial) ? PIECE.here : PIECE.found;
  const line = lineOf(count, BY_SERIAL, '');
  const isElsewhere = is === PIECE.found && (room.piece(serial)?.warehouse ?? null) !== null;
  if (isElsewhere || (!line && is === PIECE.here)) {
    if (count.notes.includes(serial)) return 'again';
    count.notes.push(serial);
    return 'elsewhere';
  }
  if (!line) return 'outside';
  const refusal = refusalOf(line, by);
  if (refusal) return refusal;
  if (serial in line.pieces) return 'again';
  line.pieces[serial] = is;
  Object.assign(line, { counted: (line.counted ?? 0) + 1, expected: 0, by, since: [] });
  return is === PIECE.here ? 'counted' : 'found';
}

function close(room: CountedRoom, count: Count, by: number): string[] {
  const open = count.lines.filter(({ isClosed }) => !isClosed);
  const others = open.filter((line) => refusalOf(line, by) === 'other_person');
  for (const line of open) {
    if (others.includes(line)) continue;
    if (line.product === BY_SERIAL) closePieces(room, count, line);
    else if (line.counted === null)
      Object.assign(line, { counted: 0, expected: room.onHand(count.warehouse, line.product, line.lot) });
    Object.assign(line, { isClosed: true, by: line.by ?? by });
  }
  return others.map(() => 'other_person');
}

/** Each piece by itself: there, missing, found, or moved while it was counted. */
function closePieces(room: CountedRoom, count: Count, line: CountLine): void {
  const { pieces } = line;
  for (const [serial, result] of Object.entries(pieces)) {
    if (isHere(room, count, serial)) pieces[serial] = PIECE.here;
    else if (result === PIECE.here) pieces[serial] = PIECE.moved;
    else if ((room.piece(serial)?.warehouse ?? null) !== null) pieces[serial] = PIECE.elsewhere;
  }
  for (const serial of room.piecesIn(count.warehouse))
    if (!(serial in pieces) && !line.since.includes(serial)) pieces[serial] = PIECE.missing;
  const number = (...results: number[]): number =>
    Object.values(pieces).filter((result) => results.includes(result)).length;
  line.counted = number(PIECE.here, PIECE.found);
  line.expected = number(PIECE.here, PIECE.missing);
}

function lineOf(count: Count, product: number, lot: string): CountLine | undefined {
  const known = count.lines.find((line) => line.product === product && line.lot === lot);
  if (known || !count.products.includes(product)) return known;
  const added = aLine(product, lot);
  count.lines.push(added);
  return added;
}

function isHere(room: CountedRoom, { warehouse }: Count, serial: string): boolean {
  const piece = room.piece(serial);
  return piece?.warehouse === warehouse && !piece.isOnItsWay;
}

/** Who counted what differs does not count it anew: somebody else is always there. */
const refusalOf = ({ isClosed, round, previousBy }: CountLine, by: number): string | null =>
  isClosed ? 'closed' : round > 1 && previousBy === by ? 'other_person' : null;

/** Of what is closed. */
const differenceOf = ({
  isClosed,
  counted,
  expected,
}: Pick<CountLine, 'isClosed' | 'counted' | 'expected'>): number =>
  isClosed ? (counted ?? 0) - (expected ?? 0) : 0;

function refuseEnded({ status }: Count): void {
  if (status !== 0) throw new Refusal('STATE_CONFLICT');
}

const aLine = (product: number, lot: string): CountLine => ({
  product,
  lot,
  round: 1,
  counted: null,
  expected: null,
  by: null,
  since: [],
  previousBy: null,
  isClosed: false,
  pieces: {},
});
