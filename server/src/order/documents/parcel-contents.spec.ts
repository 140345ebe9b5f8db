import type { PackedOrder } from './packing.repository.js';
import { parcelsOf } from './parcel-contents.js';

const pieces = ['S-1', 'S-2', 'S-3'].map((serial_number) => ({ serial_number, statement_sn: null }));
const orderWith = (parcels: PackedOrder['parcels'], isToPack = true): PackedOrder => ({
  isToPack,
  ...{ id: 1, order_no: 'F-1', created_at: new Date(), delivery_type: null, remark: '', buyer_name: 'B' },
  seller: { name: 'S', address: null, phone: null },
  address: null,
  lines: [
    { line: 1, name: 'Lamp', quantity: 3, pieces },
    { line: 2, name: 'Case', quantity: 1, pieces: [] },
  ],
  parcels,
});
const parcel = (id: number, isThere: boolean, ...lines: [line: number, quantity: number][]) => ({
  ...{ id, isThere },
  lines: lines.map(([line, quantity]) => ({ line, quantity })),
});
const shown = (order: PackedOrder, id: number | null = null) =>
  parcelsOf(order, id).map(({ place, lines }) => [
    place?.number ?? null,
    lines.map(({ name, quantity, isPart }) => [name, quantity, isPart]),
  ]);

describe('the contents of an order’s parcels', () => {
  it('is all of it before anything is packed', () => {
    expect(shown(orderWith([]))).toEqual([
      [
        null,
        [
          ['Lamp', 3, false],
          ['Case', 1, false],
        ],
      ],
    ]);
  });

  it('is what each of them holds, and last what is in none yet', () => {
    const order = orderWith([parcel(7, true, [2, 1]), parcel(8, false, [1, 2])]);
    expect(shown(order)).toEqual([
      [2, [['Lamp', 2, true]]],
      [3, [['Lamp', 1, true]]],
    ]);
  });

  it('is notified of one of them alone, also of one that exists already', () => {
    const order = orderWith([parcel(7, true, [2, 1]), parcel(8, false, [1, 3])]);
    expect(shown(order, 7)).toEqual([[1, [['Case', 1, false]]]]);
    expect(shown(order, 9)).toEqual([]);
  });

  it('is that of the parcels alone once nothing more is packed, those that are there too', () => {
    expect(shown(orderWith([], false))).toEqual([]);
    expect(shown(orderWith([parcel(7, true, [1, 1])], false))).toEqual([[null, [['Lamp', 1, true]]]]);
    const order = orderWith([parcel(7, true, [1, 1]), parcel(8, false, [1, 1])], false);
    expect(shown(order)).toEqual([[2, [['Lamp', 1, true]]]]);
  });
});
