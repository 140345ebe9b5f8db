import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { thing } from './thing.js';
import { merged, readThings } from './things.js';

const cart = thing({ calls: { '/cart/cart-list': {} } });
const order = thing({ calls: { '/order/order-list': { others: 'empty' } } });

describe('things', () => {
  it('are merged, and refused where two have the same key', () => {
    const calls = merged(
      [
        ['order/cart.ts', cart],
        ['order/order.ts', order],
      ],
      (one) => one.calls,
    );
    expect(calls).toEqual({ '/cart/cart-list': {}, '/order/order-list': { others: 'empty' } });
    const twice = [
      ['order/cart.ts', cart],
      ['order/order.ts', cart],
    ] as const;
    expect(() => merged(twice, (one) => one.calls)).toThrow(
      '/cart/cart-list is in order/cart.ts and order/order.ts',
    );
  });

  it('are found in the folders of their modules, each as the default of its file', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'things-'));
    fs.mkdirSync(path.join(folder, 'order'));
    const write = (file: string, text: string) => fs.writeFileSync(path.join(folder, file), text);
    write('things.js', 'throw new Error("not below a module");');
    write('order/cart.js', 'exports.default = { calls: {} };');
    expect(readThings(folder)).toEqual([['order/cart.js', { calls: {} }]]);
    write('order/order.js', 'exports.another = {};');
    expect(() => readThings(folder)).toThrow('order/order.js exports no thing');
    fs.rmSync(folder, { recursive: true });
  });
});
