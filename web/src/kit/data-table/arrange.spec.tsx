import { describe, expect, it } from 'vitest';
import { arrange, cardParts, DEFAULT_ARRANGEMENT, pinned, resized } from './arrange';
import type { Column } from './column';
import { readSettings } from './table-settings';

interface Order {
  order_no: string;
  price: string;
  status: number;
  audit_status: number;
  image: string;
  note: string;
  created_at: string;
}

const columns: Array<Column<Order>> = [
  { prop: 'order_no', label: 'Number' },
  { prop: 'price', label: 'Price' },
  { prop: 'image', label: 'Picture', type: 'image', images: () => [] },
  { prop: 'created_at', label: 'Created', type: 'datetime' },
  { prop: 'status', label: 'State', type: 'dict', dict: 'order' },
  { prop: 'audit_status', label: 'Review', type: 'dict', dict: 'audit' },
  { prop: 'note', label: 'Note', decides: true },
];
const props = (arrangement = DEFAULT_ARRANGEMENT): string[] =>
  arrange(columns, arrangement).map(({ column }) => column.prop);

describe('the columns of a table', () => {
  it('show the state second, until somebody orders them', () => {
    expect(props().slice(0, 3)).toEqual(['order_no', 'status', 'price']);
    const order = ['price', 'created_at', 'image', 'status', 'audit_status', 'note'];
    expect(props({ ...DEFAULT_ARRANGEMENT, order }).slice(0, 3)).toEqual(['order_no', 'price', 'created_at']);
  });

  it('that are pinned come after the first one', () => {
    expect(props(pinned(DEFAULT_ARRANGEMENT, 'note', true)).slice(0, 3)).toEqual([
      'order_no',
      'note',
      'status',
    ]);
    expect(pinned(pinned(DEFAULT_ARRANGEMENT, 'note', true), 'note', false)).toEqual(DEFAULT_ARRANGEMENT);
  });

  it('have a width within bounds, or none', () => {
    expect(resized(DEFAULT_ARRANGEMENT, 'note', 3).widths).toEqual({ note: 60 });
    expect(resized(DEFAULT_ARRANGEMENT, 'note', 140.4).widths).toEqual({ note: 140 });
    expect(resized(resized(DEFAULT_ARRANGEMENT, 'note', 200), 'note', null).widths).toEqual({});
  });

  it('become a card with name, state, time and picture', () => {
    const { title, state, time, image, deciding, rest } = cardParts(columns);
    expect([title, state, time, image].map((column) => column?.prop)).toEqual([
      'order_no',
      'status',
      'created_at',
      'image',
    ]);
    expect(deciding.map(({ prop }) => prop)).toEqual(['note']);
    expect(rest.map(({ prop }) => prop)).toEqual(['price', 'audit_status']);
  });

  it('give a card a third of what decides where it has no time', () => {
    const deciding = columns.map((column) => ({ ...column, decides: true }));
    const props = (given: Array<Column<Order>>): string[] =>
      cardParts(given).deciding.map(({ prop }) => prop);
    expect(props(deciding)).toEqual(['price', 'audit_status']);
    expect(props(deciding.filter(({ prop }) => prop !== 'created_at'))).toEqual([
      'price',
      'audit_status',
      'note',
    ]);
  });

  it('are drawn from whatever was kept for them', () => {
    const kept = { pinned: ['a', 'b', 'c', 'd', 7], widths: { a: 100, b: '90', c: 5, d: 9000 } };
    expect(readSettings(kept)).toMatchObject({ pinned: ['a', 'b', 'c'], widths: { a: 100 } });
    expect(readSettings({ widths: null, pinned: 'x' })).toMatchObject({ pinned: [], widths: {} });
  });
});
