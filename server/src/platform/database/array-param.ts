/**
 * Arrays for unnest($1::bigint[]) in PostgreSQL's binary form (backend/utils/adt/arrayfuncs.c, array_recv). As texts,
 * a thousand rows of twenty columns cost more to write, to parse and to unescape than to insert.
 */

const HEADER_BYTES = 20;
const LENGTH_BYTES = 4;
const NULL_LENGTH = -1;
const TWO_TO_32 = 2 ** 32;
/** PostgreSQL counts microseconds from 2000-01-01. */
const EPOCH_2000_MS = 946_684_800_000;

/** OIDs of the element types, from pg_type. */
const OID = { bool: 16, bytea: 17, int8: 20, int2: 21, int4: 23, text: 25, timestamptz: 1184 } as const;

type Cell<Row, Value> = (row: Row) => Value | null;

function writeHeader(buffer: Buffer, oid: number, count: number, hasNull: boolean): void {
  buffer.writeInt32BE(1, 0); // one dimension
  buffer.writeInt32BE(hasNull ? 1 : 0, 4);
  buffer.writeInt32BE(oid, 8);
  buffer.writeInt32BE(count, 12);
  buffer.writeInt32BE(1, 16); // from subscript 1 on
}

function emptyArray(oid: number): Buffer {
  const buffer = Buffer.alloc(12);
  buffer.writeInt32BE(oid, 8);
  return buffer;
}

/** Elements of `size` bytes each. */
const fixedSize =
  <Value>(oid: number, size: number, write: (buffer: Buffer, value: Value, at: number) => void) =>
  <Row>(rows: readonly Row[], cell: Cell<Row, Value>): Buffer => {
    if (rows.length === 0) return emptyArray(oid);
    const buffer = Buffer.allocUnsafe(HEADER_BYTES + rows.length * (LENGTH_BYTES + size));
    let at = HEADER_BYTES;
    let hasNull = false;
    for (const row of rows) {
      const value = cell(row);
      if (value === null) {
        hasNull = true;
        at = buffer.writeInt32BE(NULL_LENGTH, at);
      } else {
        at = buffer.writeInt32BE(size, at);
        write(buffer, value, at);
        at += size;
      }
    }
    writeHeader(buffer, oid, rows.length, hasNull);
    return buffer.subarray(0, at);
  };

/** Elements of any length; a text is encoded in the array's `encoding`. */
const anySize =
  (oid: number, encoding: 'hex' | 'utf8') =>
  <Row>(rows: readonly Row[], cell: Cell<Row, string>): Buffer => {
    if (rows.length === 0) return emptyArray(oid);
    const cells = rows.map(cell);
    let total = HEADER_BYTES;
    for (const text of cells) total += LENGTH_BYTES + (text === null ? 0 : Buffer.byteLength(text, encoding));
    const buffer = Buffer.allocUnsafe(total);
    let at = HEADER_BYTES;
    for (const text of cells) {
      const length = text === null ? NULL_LENGTH : buffer.write(text, at + LENGTH_BYTES, encoding);
      at = buffer.writeInt32BE(length, at) + Math.max(0, length);
    }
    writeHeader(buffer, oid, rows.length, cells.includes(null));
    return buffer;
  };

function writeInt8(buffer: Buffer, value: number, at: number): void {
  buffer.writeInt32BE(Math.floor(value / TWO_TO_32), at);
  buffer.writeUInt32BE(value >>> 0, at + 4);
}

/** bigint[] of safe integers. */
export const int8s = fixedSize(OID.int8, 8, writeInt8);
export const int4s = fixedSize<number>(OID.int4, 4, (buffer, value, at) => buffer.writeInt32BE(value, at));
export const int2s = fixedSize<number>(OID.int2, 2, (buffer, value, at) => buffer.writeInt16BE(value, at));
export const bools = fixedSize<boolean>(OID.bool, 1, (buffer, value, at) =>
  buffer.writeUInt8(value ? 1 : 0, at),
);
/** timestamptz[] of epoch milliseconds. */
export const instants = fixedSize<number>(OID.timestamptz, 8, (buffer, ms, at) =>
  writeInt8(buffer, Math.round((ms - EPOCH_2000_MS) * 1000), at),
);
/** bytea[] of lower-case hex. */
export const bytes = anySize(OID.bytea, 'hex');
export const texts = anySize(OID.text, 'utf8');

const itself = (id: number): number => id;
/** bigint[] of ids. */
export const idArray = (ids: readonly number[]): Buffer => int8s(ids, itself);

/** A column of rows that are written together, from one array. */
export interface ArrayColumn<Row> {
  name: string;
  type: string;
  values(rows: readonly Row[]): Buffer;
}

type Encode<Value> = <Row>(rows: readonly Row[], cell: Cell<Row, Value>) => Buffer;
const columnOf =
  <Value>(type: string, encode: Encode<Value>) =>
  <Row>(name: string, cell: Cell<Row, Value>): ArrayColumn<Row> => ({
    name,
    type,
    values: (rows) => encode(rows, cell),
  });

/** Columns by their type: a name beside what a row has in it, so that no two lists must agree. */
export const column = {
  bigint: columnOf<number>('bigint', int8s),
  int: columnOf<number>('int', int4s),
  smallint: columnOf<number>('smallint', int2s),
  boolean: columnOf<boolean>('boolean', bools),
  timestamptz: columnOf<number>('timestamptz', instants),
  bytea: columnOf<string>('bytea', bytes),
  text: columnOf<string>('text', texts),
};

/** Items of a select list, from the first parameter on: in FROM the rows would be kept and read again. */
export const unnested = <Row>(columns: readonly ArrayColumn<Row>[]): string =>
  columns.map(({ name, type }, place) => `unnest($${place + 1}::${type}[]) AS ${name}`).join(', ');
