import { aBrand, aGoods, testDatabase } from '../../../../test/fixtures/rows.js';
import { violations } from '../../../../test/support/violations.js';

const db = testDatabase();
afterAll(() => db.onApplicationShutdown());

const isFound = async (id: number, gram: string): Promise<boolean> => {
  const { count } = await db.query(
    'SELECT FROM goods_find WHERE id = $1 AND find_grams && ARRAY[$2]::text[]',
    [id, gram],
  );
  return count === 1;
};
const change = (id: number, change: string) => db.query(`UPDATE goods SET ${change} WHERE id = $1`, [id]);

describe('the narrow rows of goods', () => {
  afterEach(async () => {
    expect(await violations(db, 'goods')).toEqual([]);
  });

  it('are there as long as goods are listed', async () => {
    const id = await aGoods(db, { name_c: '眼底相机', status: 30, listed_at: new Date() });
    expect(await isFound(id, '眼底')).toBe(true);
    await change(id, 'status = 20');
    expect(await isFound(id, '眼底')).toBe(false);
    await change(id, 'status = 30');
    expect(await isFound(id, '眼底')).toBe(true);
    const draft = await aGoods(db, { name_c: '眼底相机', status: 0 });
    expect(await isFound(draft, '眼底')).toBe(false);
  });

  it('follow every change of what is counted, sorted and found', async () => {
    const id = await aGoods(db, { name_c: '眼底相机', status: 30, listed_at: new Date() });
    await change(id, `name_c = '裂隙灯', name_j = '', content_c = '说明'`);
    expect([await isFound(id, '眼底'), await isFound(id, '裂隙')]).toEqual([false, true]);
    for (const one of [
      `brand_id = ${await aBrand(db)}`,
      'year = 2001',
      'condition = 3',
      `ships_from = 'CN'`,
      `currency = 'USD', price = 5`,
      `listed_at = clock_timestamp() - interval '1 day'`,
      `auction_end_at = clock_timestamp() + interval '1 day'`,
      `model = 'XY-9'`,
      `specifications = '[{"label": {"c": "a", "e": "a", "j": "a"}, "value": {"c": "b", "e": "b", "j": "b"}}]'`,
    ]) {
      await change(id, one);
      expect([one, await violations(db, 'goods')]).toEqual([one, []]);
    }
  });
});
