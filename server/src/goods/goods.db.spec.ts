import type { GoodsListRequest } from '@fovea/shared-types/goods/goods.dto';
import {
  aBrand,
  aCaller,
  aCategory,
  aCompany,
  aGoods,
  aGoodsImage,
  anAccount,
  testDatabase,
  uniqueText,
} from '../../../test/fixtures/rows.js';
import { AuditLog } from '../platform/audit/audit-log.js';
import { loadEnv } from '../platform/config/env.js';
import { AppError } from '../platform/kernel/app-error.js';
import { Idempotency } from '../platform/http/idempotency.js';
import { Outbox } from '../platform/jobs/outbox.js';
import { FileLinks } from '../platform/storage/file-links.js';
import { FileRepository } from '../platform/storage/file.repository.js';
import { FileService } from '../platform/storage/file.service.js';
import { BrandRepository } from './catalogue/brand.repository.js';
import { BrandService } from './catalogue/brand.service.js';
import { CatalogueQueryService } from './catalogue/catalogue-query.service.js';
import { CategoryRepository } from './catalogue/category.repository.js';
import { CategoryService } from './catalogue/category.service.js';
import { GoodsDetailRepository } from './browsing/goods-detail.repository.js';
import { GoodsQueryService } from './browsing/goods-query.service.js';
import { Log } from '../platform/logging/log.js';
import { NotifyRepository } from './favourites/notify.repository.js';
import { NotifyService } from './favourites/notify.service.js';
import { GoodsRepository } from './goods.repository.js';
import { GoodsService } from './goods.service.js';
import { GoodsFindRepository } from './search/goods-find.repository.js';
import { GoodsFinder } from './search/goods-finder.js';
import { LexiconIndex } from './search/lexicon-index.js';

const db = testDatabase();
const env = loadEnv(process.env);
const repository = new GoodsRepository();
const categoryRows = new CategoryRepository();
const brandRows = new BrandRepository();
const finder = new GoodsFinder(db, new GoodsFindRepository(), new LexiconIndex(db), new Log(env));
const files = new FileService(new FileRepository(), new FileLinks(env));
const catalogue = new CatalogueQueryService(db, categoryRows, brandRows);
const queries = new GoodsQueryService(env, db, finder, new GoodsDetailRepository(), catalogue, files);
const categories = new CategoryService(db, categoryRows, files, new Idempotency(db), new AuditLog());
const brands = new BrandService(db, brandRows);
const goods = new GoodsService(repository, new NotifyService(db, new NotifyRepository()), new Outbox());

afterAll(() => db.onApplicationShutdown());

/** A shop of one company, so that other rows of the database do not count. */
async function aShop() {
  const companyId = await aCompany(db);
  const sellerId = await anAccount(db, { company_id: companyId });
  const parent = await aCategory(db);
  const child = await aCategory(db, { level: 2, pid: parent });
  const other = await aCategory(db);
  const [brandA, brandB] = [await aBrand(db), await aBrand(db)];
  const add = (changes: Parameters<typeof aGoods>[1]) =>
    aGoods(db, {
      company_id: companyId,
      seller_id: sellerId,
      category_id: parent,
      brand_id: brandA,
      ...changes,
    });
  const list = (request: GoodsListRequest = {}, language: 'zh' | 'en' | 'ja' = 'en') =>
    queries.listGoods(aCaller({ language }), { company_id: companyId, ...request });
  return { companyId, parent, child, other, brandA, brandB, add, list };
}

const idsOf = (answer: { data: { id: number }[] }) => answer.data.map(({ id }) => id);

describe('the list of goods', () => {
  it('shows listed goods only, newest first, in the requested language', async () => {
    const shop = await aShop();
    const old = await shop.add({ listed_at: new Date('2026-01-01') });
    await shop.add({ status: 0 });
    await shop.add({ status: 20 });
    const fresh = await shop.add({ listed_at: new Date('2026-02-01'), name_j: '' });
    await aGoodsImage(db, fresh, 2);
    await aGoodsImage(db, fresh, 1);
    const answer = await shop.list({}, 'ja');
    expect(idsOf(answer)).toEqual([fresh, old]);
    expect(answer).toMatchObject({ total: 2, current_page: 1, per_page: 40 });
    expect(answer.data[0]).toMatchObject({
      goods_name: 'Non-mydriatic fundus camera',
      image: `/files/goods/${fresh}-1-small.webp`,
      price: '1980000',
      currency: 'JPY',
      company_name: '見本眼科商会',
    });
    expect(answer.data[1]?.goods_name).toBe('無散瞳眼底カメラ');
  });

  it('filters by a category and its subcategories', async () => {
    const shop = await aShop();
    const inParent = await shop.add({});
    const inChild = await shop.add({ category_id: shop.child });
    await shop.add({ category_id: shop.other });
    expect(idsOf(await shop.list({ category_id: shop.parent })).sort()).toEqual([inParent, inChild].sort());
    expect(idsOf(await shop.list({ category_id: shop.child }))).toEqual([inChild]);
  });

  it('counts each choice under all the other filters', async () => {
    const shop = await aShop();
    await shop.add({ condition: 1, sale_type: 2, sale_state: 4 });
    await shop.add({ condition: 3, category_id: shop.child });
    await shop.add({ condition: 3, brand_id: shop.brandB, category_id: shop.other });
    const answer = await shop.list({ conditions: [3], brand_ids: [shop.brandB] });
    expect(answer.total).toBe(1);
    expect(answer.condition_counts).toEqual([{ value: 3, count: 1 }]);
    expect(answer.brand_counts).toEqual(
      [
        { value: shop.brandA, count: 1 },
        { value: shop.brandB, count: 1 },
      ].sort((a, b) => a.value - b.value),
    );
    const all = await shop.list();
    expect(all.condition_counts).toEqual([
      { value: 1, count: 1 },
      { value: 3, count: 2 },
    ]);
    expect(all.sale_type_counts).toEqual([
      { value: 2, count: 1 },
      { value: 3, count: 2 },
    ]);
    expect(all.category_counts).toEqual([
      { value: shop.parent, count: 2 },
      { value: shop.child, count: 1 },
      { value: shop.other, count: 1 },
    ]);
  });

  it('finds names written in full width by either width', async () => {
    const shop = await aShop();
    const id = await shop.add({ name_c: '裂隙灯灯泡（五只）', model: 'ＨＬ－１２３０' });
    await shop.add({});
    for (const goods_name of ['裂隙灯灯泡（五只）', '灯泡(五只)', 'hl-1230', 'ＨＬ－１２'])
      expect(idsOf(await shop.list({ goods_name }))).toEqual([id]);
  });

  it('finds words in any language, in the model and in the maker, all of them', async () => {
    const shop = await aShop();
    const mark = uniqueText();
    const brand = await aBrand(db, { name_e: `Kasumi ${mark}` });
    const id = await shop.add({ brand_id: brand, model: 'KX-900', name_c: '裂隙灯显微镜' });
    await shop.add({});
    for (const goods_name of [`kasumi ${mark} kx-9`, '裂隙灯', '裂隙', '微', `FUNDUS ${mark}`]) {
      expect(idsOf(await shop.list({ goods_name }))).toEqual([id]);
    }
    for (const goods_name of ['100%_\\', '%_', '隙裂'])
      expect((await shop.list({ goods_name })).total).toBe(0);
  });

  it('sorts by price with unpriced goods last, and bounds it', async () => {
    const shop = await aShop();
    const cheap = await shop.add({ price: 100 });
    const dear = await shop.add({ price: 900 });
    const unpriced = await shop.add({ price: null });
    const yuan = await shop.add({ price: 500, currency: 'CNY' });
    const inYen = { currency: 'JPY' };
    expect(idsOf(await shop.list({ ...inYen, sort: 'price_asc' }))).toEqual([cheap, dear, unpriced]);
    expect(idsOf(await shop.list({ ...inYen, sort: 'price_desc' }))).toEqual([dear, cheap, unpriced]);
    expect(idsOf(await shop.list({ ...inYen, price_min: '101' }))).toEqual([dear]);
    expect(idsOf(await shop.list({ currency: 'CNY', price_max: '5.00' }))).toEqual([yuan]);
  });

  it('sorts running auctions that end next first on request', async () => {
    const shop = await aShop();
    const late = await shop.add({ sale_state: 4, auction_end_at: new Date('2027-01-02') });
    const sale = await shop.add({});
    const soon = await shop.add({ sale_state: 4, auction_end_at: new Date('2027-01-01') });
    expect(idsOf(await shop.list({ sort: 'ending' }))).toEqual([soon, late, sale]);
  });

  it('pages with an exact total, also beyond the end', async () => {
    const shop = await aShop();
    for (let i = 0; i < 41; i++) await shop.add({});
    const [first, second, third] = [
      await shop.list({ page: 1 }),
      await shop.list({ page: 2 }),
      await shop.list({ page: 3 }),
    ];
    expect([first.data.length, second.data.length, third.data.length]).toEqual([40, 1, 0]);
    expect([first.total, second.total, third.total]).toEqual([41, 41, 41]);
    expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(41);
  });
});

describe('one offer', () => {
  it('has its pictures, specifications and seller in the requested language', async () => {
    const shop = await aShop();
    const id = await shop.add({
      content_e: 'Used in one clinic.',
      specifications: JSON.stringify([
        { label: { c: '电压', e: 'Voltage', j: '電圧' }, value: { c: '', e: '100 V', j: '' } },
      ]),
      accessories: JSON.stringify([{ c: '防尘罩', e: 'Dust cover', j: 'ダストカバー' }]),
    });
    await aGoodsImage(db, id, 1);
    const answer = await queries.getGoodsDetail(aCaller({ language: 'zh' }), { id });
    expect(answer).toMatchObject({
      goods_name: '免散瞳眼底相机',
      category_name: '眼底相机',
      content: 'Used in one clinic.',
      specifications: [{ label: '电压', value: '100 V' }],
      accessories: ['防尘罩'],
      images: [
        { url: `/files/goods/${id}-1.webp`, thumbnail_url: `/files/goods/${id}-1-small.webp`, width: 1200 },
      ],
      merchant: { id: shop.companyId, name: '示例眼科商会', is_certified: true, goods_count: 1 },
      auction_id: null,
    });
    expect(await queries.getGoodsDetail(aCaller(), { goods_sn: answer.goods_sn })).toMatchObject({ id });
  });

  it('is absent while it is a draft, unknown or named by nothing', async () => {
    const draft = await aGoods(db, { status: 0 });
    await expect(queries.getGoodsDetail(aCaller(), { id: draft })).rejects.toMatchObject({ id: 'NOT_FOUND' });
    await expect(queries.getGoodsDetail(aCaller(), { goods_sn: 'none' })).rejects.toMatchObject({
      id: 'NOT_FOUND',
    });
    await expect(queries.getGoodsDetail(aCaller(), {})).rejects.toMatchObject({ id: 'VALIDATION' });
  });

  it('is there without a company as well', async () => {
    const id = await aGoods(db);
    expect((await queries.getGoodsDetail(aCaller(), { id })).merchant).toBeNull();
  });
});

describe('categories and makers', () => {
  it('counts listed goods in the tree', async () => {
    const shop = await aShop();
    await shop.add({ category_id: shop.child });
    await shop.add({ category_id: shop.child, status: 20 });
    const tree = await categories.shown(aCaller({ language: 'ja' }), {});
    const parent = tree.find(({ id }) => id === String(shop.parent));
    expect(parent).toMatchObject({ category_name: '眼底カメラ', pid: '0', goods_count: 1 });
    expect(parent?.children).toMatchObject([{ id: String(shop.child), goods_count: 1 }]);
    const roots = await categories.shown(aCaller(), { level: 1 });
    expect(roots.every(({ children }) => children.length === 0)).toBe(true);
  });

  it('lists makers by a part of their name, and dictionaries with names', async () => {
    const mark = uniqueText();
    const id = await aBrand(db, { name_e: `Brennwald ${mark}` });
    await aBrand(db, { name_e: `Closed ${mark}`, status: 0 });
    const answer = await brands.listShown(aCaller(), { brand_name: mark.toUpperCase() });
    expect(answer).toMatchObject({ total: 1, data: [{ id, image: null }] });
    const params = await queries.params(aCaller({ language: 'zh' }));
    expect(params.conditions[0]).toEqual({ code: 1, name: '全新' });
    expect(params.currencies).toEqual(['JPY', 'CNY', 'USD']);
  });
});

describe('how other modules refer to goods', () => {
  it('shows the auction and its state, and keeps what is not named', async () => {
    const id = await aGoods(db, { sale_type: 2, sale_state: 4 });
    const auctionEndAt = new Date('2027-01-01T00:00:00Z');
    await db.transaction((tx) => goods.setSaleState(tx, id, { saleState: 4, auctionId: 77, auctionEndAt }));
    expect(await queries.getGoodsDetail(aCaller(), { id })).toMatchObject({
      auction_id: 77,
      sale_state: 4,
      status: 30,
    });
    await db.transaction((tx) => goods.setSaleState(tx, id, { saleState: 4, isListed: false }));
    expect(await queries.getGoodsDetail(aCaller(), { id })).toMatchObject({ auction_id: 77, status: 20 });
    await db.transaction((tx) => goods.setSaleState(tx, id, { saleState: 5, isListed: true }));
    expect(await queries.getGoodsDetail(aCaller(), { id })).toMatchObject({ sale_state: 5, status: 30 });
  });

  it('never lists by itself what was not approved', async () => {
    const id = await aGoods(db, { status: 10 });
    await db.transaction((tx) => goods.setSaleState(tx, id, { saleState: 4, isListed: true }));
    await expect(queries.getGoodsDetail(aCaller(), { id })).rejects.toMatchObject({ id: 'NOT_FOUND' });
  });

  it('locks what exists and refuses what does not', async () => {
    const id = await aGoods(db);
    const locked = await db.transaction((tx) => goods.lockGoods(tx, [id, id]));
    expect(locked.get(id)).toMatchObject({ id, status: 30, currency: 'JPY' });
    await expect(db.transaction((tx) => goods.lockGoods(tx, [id, 9_007_199_254_740_991]))).rejects.toThrow(
      AppError,
    );
  });
});
