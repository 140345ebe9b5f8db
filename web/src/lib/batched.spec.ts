import { expect, it } from 'vitest';
import { batched } from './batched';

it('asks once for what is wanted at one moment, and again later', async () => {
  const asked: number[][] = [];
  const of = batched((ids) => {
    asked.push(ids);
    return Promise.resolve(ids.map((id) => ({ id, text: `row ${id}` })));
  }, 3);
  expect((await Promise.all([1, 2, 2, 3].map(of))).map(({ text }) => text)).toEqual([
    'row 1',
    'row 2',
    'row 2',
    'row 3',
  ]);
  expect(asked).toEqual([[1, 2, 3]]);
  await Promise.all([4, 5, 6, 7].map(of));
  expect(asked.slice(1)).toEqual([[4, 5, 6], [7]]);
});

it('fails for each that waited, and asks anew afterwards', async () => {
  let isDown = true;
  const of = batched(
    (ids) => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(ids.map((id) => ({ id })))),
    10,
  );
  await expect(Promise.all([of(1), of(2)])).rejects.toThrow('down');
  isDown = false;
  expect(await of(1)).toEqual({ id: 1 });
});
