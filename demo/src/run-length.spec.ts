import { allGoods, starGoodsSn } from './content/all-goods.js';
import type { DemoGoods, RunLength } from './content/demo-goods.js';
import { runTerms, runTimes } from './run-length.js';

const lots = allGoods.filter((goods) => goods.auction !== undefined);
const lotsOf = (runs: RunLength): DemoGoods[] => lots.filter((goods) => goods.auction?.runs === runs);

describe('the length of a demo run', () => {
  it('gives the star exactly the shortest length, every time', () => {
    const star = lots.find((goods) => goods.goodsSn === starGoodsSn);
    if (star === undefined) throw new Error('no star');
    for (const run of [0, 1, 7])
      expect(runTimes(star, 240, run)).toEqual({ startsIn: 0, endsIn: 240, extendSeconds: 60 });
  });

  it('ends several lots within minutes, several within the hour and the rest later', () => {
    for (const goods of lotsOf('minutes')) expect(runTimes(goods, 240, 1).endsIn).toBeLessThanOrEqual(720);
    for (const goods of lotsOf('hour')) expect(runTimes(goods, 240, 1).endsIn).toBeLessThanOrEqual(3600);
    for (const goods of lotsOf('hours')) expect(runTimes(goods, 240, 1).endsIn).toBeGreaterThan(3600);
    for (const goods of lotsOf('days')) expect(runTimes(goods, 240, 1).endsIn).toBeGreaterThanOrEqual(86_400);
  });

  it('starts what is coming later, and everything else at once', () => {
    for (const goods of lots)
      expect(runTimes(goods, 240, 0).startsIn > 0).toBe(goods.auction?.runs === 'upcoming');
  });

  it('shortens soft closing with the runs, so that short lots end', () => {
    const [first] = lotsOf('minutes');
    if (first === undefined) throw new Error('no lot of minutes');
    expect(runTimes(first, 20, 0).extendSeconds).toBe(5);
    expect(runTimes(first, 86_400, 0).extendSeconds).toBe(300);
  });

  it('differs from run to run, and is the same within a run', () => {
    const [goods] = lotsOf('hour');
    if (goods === undefined) throw new Error('no lot of an hour');
    expect(runTimes(goods, 240, 1)).toEqual(runTimes(goods, 240, 1));
    expect(runTimes(goods, 240, 1)).not.toEqual(runTimes(goods, 240, 2));
  });

  it('sends prices as decimal strings in whole units', () => {
    const yuan = lots.find((goods) => goods.goodsSn === 'FV-FUN-0005');
    if (yuan === undefined) throw new Error('no lot in yuan');
    expect(runTerms(yuan, 240, 0, 0)).toMatchObject({
      start_price: '26000.00',
      reserve_price: null,
      buy_now_price: '56000.00',
      currency: 'CNY',
      start_at: '1970-01-01T00:00:00.000Z',
    });
  });
});
